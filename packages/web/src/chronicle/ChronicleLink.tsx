import { hrefOf } from '../app/route.ts';
import { useSeasonWords } from '../online/seasonWords.ts';
import { Icon } from '../parts/Icon.tsx';

/** From one's matches to what was finished alone. */
export default function ChronicleLink() {
  const c = useSeasonWords();
  return (
    <a className="chronicle-link" href={hrefOf({ page: 'chronicle' })}>
      <Icon name="rules" /> {c.chronicle}
    </a>
  );
}
