import { useRef } from 'react';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../feedback/Banner.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

export interface AlertDialogProps
  extends Pick<
    DialogProps,
    | 'open'
    | 'onClose'
    | 'title'
    | 'label'
    | 'children'
    | 'hideCloseButton'
    | 'closeOnOverlayClick'
    | 'onClosed'
  > {
  size?: 'sm' | 'md';
  /** What the action is called; a verb, not はい. */
  confirmLabel: string;
  onConfirm: () => void;
  /** Null leaves only the confirming button. */
  cancelLabel?: string | null;
  tone?: 'default' | 'danger';
  /** While the action runs: the dialog can't be left and the button shows it. */
  loading?: boolean;
  /** Below the text, above the buttons: why the action failed. */
  error?: string | null;
}

/** Centered; the focus starts on the button that changes nothing. */
export function AlertDialog({
  confirmLabel,
  onConfirm,
  cancelLabel = 'キャンセル',
  tone = 'default',
  loading = false,
  error,
  size = 'sm',
  hideCloseButton = true,
  closeOnOverlayClick = false,
  onClose,
  children,
  ...rest
}: AlertDialogProps) {
  const safe = useRef<HTMLButtonElement>(null);
  const close = () => {
    if (!loading) onClose();
  };
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      placement="center"
      size={size}
      onClose={close}
      hideCloseButton={hideCloseButton}
      closeOnOverlayClick={closeOnOverlayClick && !loading}
      closeOnEscape={!loading}
      initialFocus={safe}
      footer={
        <>
          {cancelLabel !== null && (
            <Button ref={safe} variant="outline" disabled={loading} onClick={close}>
              {cancelLabel}
            </Button>
          )}
          <Button
            ref={cancelLabel === null ? safe : undefined}
            variant={tone === 'danger' ? 'danger' : 'solid'}
            loading={loading}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error && <Banner tone="error">{error}</Banner>}
    </Dialog>
  );
}
