import type { ReactNode } from 'react';
import type { IconName } from '../../icons/names.ts';
import { Icon } from '../../parts/Icon.tsx';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly about: ReactNode;
  /** What can be done with the whole page, beside its title. */
  readonly children?: ReactNode;
}

export const PageHead = ({ icon, title, about, children }: Props) => (
  <header className="page-head">
    <div>
      <h1>
        <Icon name={icon} /> {title}
      </h1>
      <p>{about}</p>
    </div>
    {children}
  </header>
);
