import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly title: ReactNode;
  readonly about?: ReactNode;
  readonly close: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** A dialog that keeps the focus inside and gives it back. The scrim is ours: Radix's own would write inline styles. */
export const Dialog = ({ title, about, close, wide = false, children, onClose }: Props) => (
  <Radix.Root open onOpenChange={open => !open && onClose()}>
    <Radix.Portal>
      <div className="scrim" aria-hidden="true" />
      <Radix.Content
        className={wide ? 'dialog wide' : 'dialog'}
        {...(about === undefined ? { 'aria-describedby': undefined } : {})}
      >
        <header>
          <Radix.Title>{title}</Radix.Title>
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
