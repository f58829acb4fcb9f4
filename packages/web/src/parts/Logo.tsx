import { hrefOf } from '../app/route.ts';
import { useText } from '../text/index.ts';
import { Icon } from './Icon.tsx';

/** The two shields and the name: the way home from every page. */
export function Logo({ className = 'logo' }: { className?: string }) {
  const t = useText();
  return (
    <a className={className} href={hrefOf({ page: 'home' })}>
      <Icon name="side-athens" />
      <Icon name="side-sparta" />
      <b>{t.title}</b>
    </a>
  );
}
