import { createPortal } from 'react-dom';
import { css } from '#styled/css';
import { Banner } from './Banner.tsx';

/** Where toasts stand, which come in the same file as the part that could not be had. */
export function LatePartFailure({ onDismiss }: { onDismiss: () => void }) {
  return createPortal(
    <div
      className={css({
        position: 'fixed',
        bottom: '4',
        insetX: '4',
        zIndex: 'toast',
        maxW: '96',
        mx: 'auto',
      })}
    >
      <Banner tone="error" title="開くことができませんでした" onDismiss={onDismiss}>
        通信の状態をご確認のうえ、もう一度押してください。
      </Banner>
    </div>,
    document.body,
  );
}
