import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode } from 'react';
import { drawer } from '#styled/recipes';
import { Icon } from '../content/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { stayOpen } from './stay-open.ts';
import { useBackToClose } from './use-back-to-close.ts';

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  /** `bottom` is the sheet that phones use for filters. */
  placement?: 'right' | 'left' | 'bottom';
  size?: 'sm' | 'md' | 'lg';
  closeOnOverlayClick?: boolean;
  /** What gets the focus first; the first button otherwise. */
  startAt?: () => HTMLElement | null;
  /** What gets the focus back, where it is not what opened it. */
  returnTo?: () => HTMLElement | null;
  /** Its content reaches its edges. */
  flush?: boolean;
}

/** Also closes by the browser's way back. */
export function Drawer({
  open,
  onClose,
  title,
  children,
  footer,
  placement,
  size,
  closeOnOverlayClick = true,
  startAt,
  returnTo,
  flush,
}: DrawerProps) {
  const styles = drawer({ placement, size, flush });
  useBackToClose(open, onClose);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      onRequestDismiss={stayOpen}
      initialFocusEl={startAt}
      finalFocusEl={returnTo}
      closeOnInteractOutside={closeOnOverlayClick}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.content}>
            <div className={styles.header}>
              <Dialog.Title className={styles.title}>{title}</Dialog.Title>
              <Dialog.CloseTrigger asChild>
                <IconButton label="閉じる">
                  <Icon name="close" />
                </IconButton>
              </Dialog.CloseTrigger>
            </div>
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
