import { Portal } from '@ark-ui/react/portal';
import { createToaster, Toast, Toaster as ArkToaster } from '@ark-ui/react/toast';
import { toaster as recipe } from '#styled/recipes';
import { useEffect } from 'react';
import { Icon } from '../content/Icon.tsx';
import { IconButton } from '../actions/IconButton.tsx';

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'info' | 'success' | 'warning' | 'error';
  action?: { label: string; onClick: () => void };
  /** Replaces the toast of the same id instead of adding one. */
  id?: string;
}

const DURATION_MS = 5000;

// One queue for the page: every remote gets this module from the host.
const queue = /* @__PURE__ */ createToaster({
  placement: 'bottom-end',
  duration: DURATION_MS,
  max: 4,
  gap: 12,
  removeDelay: 200,
});

/** Shows a message for five seconds; pauses under the pointer, on focus and in a hidden tab. */
export function toast({ tone = 'info', ...message }: ToastMessage): void {
  const entry = { ...message, type: tone };
  if (message.id && queue.isVisible(message.id)) queue.update(message.id, entry);
  else queue.create(entry);
}

/** Where toasts appear; the host mounts it once. */
export function Toaster() {
  // The queue is the page's: what nobody shows any more would keep later messages waiting.
  useEffect(() => () => queue.remove(), []);
  return (
    <Portal>
      <ArkToaster toaster={queue} aria-label="通知">
        {(entry) => {
          const tone = (entry.type ?? 'info') as NonNullable<ToastMessage['tone']>;
          const styles = recipe({ tone });
          return (
            <Toast.Root className={styles.root}>
              <Icon name={tone} size={20} className={styles.icon} />
              <div className={styles.text}>
                <Toast.Title className={styles.title}>{entry.title}</Toast.Title>
                {entry.description && (
                  <Toast.Description className={styles.description}>{entry.description}</Toast.Description>
                )}
                {entry.action && (
                  <Toast.ActionTrigger className={styles.action}>{entry.action.label}</Toast.ActionTrigger>
                )}
              </div>
              <Toast.CloseTrigger asChild>
                <IconButton label="通知を閉じる" size="sm">
                  <Icon name="close" size={18} />
                </IconButton>
              </Toast.CloseTrigger>
            </Toast.Root>
          );
        }}
      </ArkToaster>
    </Portal>
  );
}
