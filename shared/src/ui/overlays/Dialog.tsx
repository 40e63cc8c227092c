import { Dialog as ArkDialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import type { ReactNode, RefObject } from 'react';
import { dialog } from '#styled/recipes';
import { Icon } from '../content/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { stayOpen } from './stay-open.ts';
import { useBackToClose } from './use-back-to-close.ts';

export interface DialogProps {
  open: boolean;
  /** Asked for by the close button, Escape, the way back or (if allowed) a click outside. */
  onClose: () => void;
  /** The header; without one, `label` must name the dialog. */
  title?: ReactNode;
  label?: string;
  children?: ReactNode;
  footer?: ReactNode;
  /** 448, 576 (default), 832 px wide, or the whole screen on phones and the content width on desks. */
  size?: 'sm' | 'md' | 'lg' | 'full';
  placement?: 'top' | 'center';
  hideCloseButton?: boolean;
  /** False by default: a stray click must not lose what was typed. */
  closeOnOverlayClick?: boolean;
  /** By Escape, and by the browser's way back. */
  closeOnEscape?: boolean;
  initialFocus?: RefObject<HTMLElement | null>;
  role?: 'dialog' | 'alertdialog';
  /** Once the content is gone. */
  onClosed?: () => void;
}

export function Dialog({
  open,
  onClose,
  title,
  label,
  children,
  footer,
  size,
  placement,
  hideCloseButton = false,
  closeOnOverlayClick = false,
  closeOnEscape = true,
  initialFocus,
  role = 'dialog',
  onClosed,
}: DialogProps) {
  const styles = dialog({ size, placement });
  useBackToClose(open, onClose, closeOnEscape);
  return (
    <ArkDialog.Root
      open={open}
      onOpenChange={(details) => {
        if (!details.open) onClose();
      }}
      onRequestDismiss={stayOpen}
      role={role}
      aria-label={title ? undefined : label}
      closeOnInteractOutside={closeOnOverlayClick}
      closeOnEscape={closeOnEscape}
      initialFocusEl={initialFocus ? () => initialFocus.current : undefined}
      onExitComplete={onClosed}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <ArkDialog.Backdrop className={styles.backdrop} />
        <ArkDialog.Positioner className={styles.positioner}>
          <ArkDialog.Content className={styles.content}>
            {title && (
              <div className={styles.header}>
                <ArkDialog.Title className={styles.title}>{title}</ArkDialog.Title>
              </div>
            )}
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
            {!hideCloseButton && (
              <ArkDialog.CloseTrigger asChild>
                <IconButton label="閉じる" className={styles.close}>
                  <Icon name="close" />
                </IconButton>
              </ArkDialog.CloseTrigger>
            )}
          </ArkDialog.Content>
        </ArkDialog.Positioner>
      </Portal>
    </ArkDialog.Root>
  );
}
