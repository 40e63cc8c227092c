import { css } from '#styled/css';

/** Thin line under the header while the next page loads. */
export function ProgressLine() {
  return (
    <div
      role="progressbar"
      aria-label="読み込み中"
      className={css({
        position: 'fixed',
        top: '64px',
        left: '0',
        right: '0',
        height: '3px',
        bg: 'primary',
        transformOrigin: 'left',
        animation: 'pulse 1.2s ease-in-out infinite',
        zIndex: '50',
      })}
    />
  );
}
