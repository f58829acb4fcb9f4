import { hrefOf } from '../app/route.ts';
import { useClubWords } from '../online/clubWords.ts';
import { Icon } from '../parts/Icon.tsx';

/** From one's matches to what was finished alone. */
export default function ChronicleLink() {
  const c = useClubWords();
  return (
    <a className="chronicle-link" href={hrefOf({ page: 'chronicle' })}>
      <Icon name="rules" /> {c.chronicle}
    </a>
  );
}
