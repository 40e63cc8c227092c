import type { ReactNode } from 'react';
import { css } from '#styled/css';

/** A row of a voucher: its name in both languages, then its value. */
export function VoucherRow({ ja, en, children }: { ja: string; en: string; children: ReactNode }) {
  return (
    <div
      className={css({
        display: 'grid',
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: '11rem minmax(0, 1fr)',
          _print: '9.5rem minmax(0, 1fr)',
        },
        columnGap: '4',
        rowGap: '0.5',
        paddingY: { base: '2.5', _print: '1.5' },
        borderTopWidth: '1px',
        borderColor: 'border',
      })}
    >
      <dt className={css({ color: 'text.muted', fontSize: 'sm' })}>
        {ja}{' '}
        <span
          lang="en"
          className={css({ fontSize: 'xs', display: { md: 'block', _print: 'block' }, lineHeight: 'tight' })}
        >
          {en}
        </span>
      </dt>
      <dd className={css({ lineHeight: 'snug' })}>{children}</dd>
    </div>
  );
}
