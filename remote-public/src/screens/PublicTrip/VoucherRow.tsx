import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** A row of the voucher: its name in both languages, then its value. */
export function VoucherRow({ ja, en, children }: { ja: string; en: string; children: ReactNode }) {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: { base: '1fr', md: '180px 1fr', _print: '180px 1fr' },
        gap: { base: '1', md: '4' },
        paddingY: '3',
        borderTopWidth: '1px',
        borderColor: 'border',
      })}
    >
      <dt className={css({ color: 'text.muted', fontSize: 'sm' })}>
        {ja} <span lang="en">{en}</span>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
