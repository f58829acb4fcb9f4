import type { ReactNode } from 'react';

export interface Row {
  readonly id: string | number;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}
interface Props {
  readonly className: string;
  readonly caption?: string;
  /** What the first column names, then what stands in each of the others. */
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
}

/** A table of the report: a name in front, figures behind it. */
export const Rows = ({ className, caption, heads, rows }: Props) => (
  <table className={className}>
    {caption !== undefined && <caption className="caps">{caption}</caption>}
    <thead>
      <tr>
        {heads.map(head => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, head, cells }) => (
        <tr key={id}>
          <th scope="row">{head}</th>
          {cells.map((cell, i) => (
            <td key={heads[i + 1]}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** What something weighed for a seat, by its sign in colour. */
export const Weight = ({ by, said }: { by: number; said: string }) => <b className={by >= 0 ? 'gain' : 'loss'}>{said}</b>;
