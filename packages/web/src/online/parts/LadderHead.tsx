import { useSeasonWords } from '../seasonWords.ts';

/** The head of a table of who stands where: place, player, then figures, each by its name (and what a short one means). */
export function LadderHead({ figures }: { figures: readonly (string | { readonly name: string; readonly means: string })[] }) {
  const c = useSeasonWords();
  return (
    <thead>
      <tr>
        <th scope="col" className="num">
          <span className="sr">{c.place}</span>
        </th>
        <th scope="col">{c.player}</th>
        {figures.map(one => {
          const { name, means } = typeof one === 'string' ? { name: one, means: undefined } : one;
          return (
            <th key={name} scope="col" className="num" title={means}>
              {name}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
