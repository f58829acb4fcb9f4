import { parquetWriteBuffer } from 'hyparquet-writer';

/** The same table as `csv` makes of the rows, as Apache Parquet: what is a number in every row is a number, all else is text. */
export function parquet(rows: readonly Readonly<Record<string, string | number>>[]): Uint8Array {
  const keys = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const columnData = keys.map(name => {
    const values = rows.map(row => row[name] ?? null);
    const areNumbers = values.every(value => value === null || typeof value === 'number');
    return areNumbers
      ? { name, data: values, type: 'DOUBLE' as const }
      : { name, data: values.map(value => (value === null ? null : String(value))), type: 'STRING' as const };
  });
  return new Uint8Array(parquetWriteBuffer({ columnData }));
}
