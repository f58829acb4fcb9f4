/** A table that other programs read (RFC 4180): a head line, then one line each; texts with commas, quotes or line ends are quoted. */
export function csv(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const keys = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const lines = [keys, ...rows.map(row => keys.map(key => row[key] ?? ''))];
  return lines.map(line => `${line.map(cell).join(',')}\r\n`).join('');
}
function cell(value: string | number): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
