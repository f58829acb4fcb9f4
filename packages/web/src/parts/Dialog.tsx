import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly title: ReactNode;
  readonly about?: ReactNode;
  readonly close: string;
  readonly wide?: boolean;
  /** Above the title, and beside it. */
  readonly caption?: ReactNode;
  readonly aside?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog that keeps the focus inside and gives it back. The scrim is ours: Radix's own would write inline styles. */
export const Dialog = ({ title, about, close, wide = false, caption, aside, className = '', children, onClose }: Props) => (
  <Radix.Root open onOpenChange={open => !open && onClose()}>
    <Radix.Portal>
      <div className="scrim" aria-hidden="true" />
      <Radix.Content
        className={`dialog${wide ? ' wide' : ''}${className === '' ? '' : ` ${className}`}`}
        {...(about === undefined ? { 'aria-describedby': undefined } : {})}
      >
        <header>
          <div className="headline">
            {caption !== undefined && <p className="caps">{caption}</p>}
            <Radix.Title>{title}</Radix.Title>
          </div>
          {aside}
          <Radix.Close className="icon-btn" aria-label={close}>
            <Icon name="close" />
          </Radix.Close>
        </header>
        {about !== undefined && <Radix.Description className="about">{about}</Radix.Description>}
        {children}
      </Radix.Content>
    </Radix.Portal>
  </Radix.Root>
);
