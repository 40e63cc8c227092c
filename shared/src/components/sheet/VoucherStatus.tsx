import { css } from '#styled/css';
import { voucherStatus } from './voucher-text.ts';

/** Whether the hotel accepts the sheet. */
export function VoucherStatus({ status }: { status: string }) {
  const text = voucherStatus(status);
  if (!text) return null;
  return (
    <p
      className={css({
        fontWeight: 'bold',
        whiteSpace: 'nowrap',
        color: text.valid ? 'success' : 'danger',
      })}
    >
      {text.ja} <span lang="en">{text.en}</span>
    </p>
  );
}
