import type { ReactNode } from 'react';
import { cx } from '#styled/css';
import { price } from '#styled/recipes';
import { formatMoney } from '../../format/money.ts';
import { formatYen } from '../../format/yen.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

export interface PriceProps {
  /** Whole yen, or units of `currency`. */
  amount: number;
  /** ISO 4217, for what the hotel collects in its own currency. */
  currency?: string;
  /** Says what the amount is for: 1室1泊, 合計, or words of your own. */
  per?: 'night' | 'total' | (string & {});
  /** Says 約 behind that, for a rounded amount. */
  approximate?: boolean;
  /** Shows 税込; true by default for yen. */
  taxIncluded?: boolean;
  /** An earlier, higher price, struck through. */
  before?: number;
  note?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  align?: 'start' | 'end';
  tone?: 'default' | 'saving' | 'muted';
  className?: string;
}

const labels: Record<string, string> = { night: '1室1泊', total: '合計' };

export function Price({
  amount,
  approximate = false,
  currency = 'JPY',
  per,
  taxIncluded = currency === 'JPY',
  before,
  note,
  size,
  align,
  tone,
  className,
}: PriceProps) {
  const styles = price({ size, align, tone });
  const text = (value: number) => (currency === 'JPY' ? formatYen(value) : formatMoney(value, currency));
  return (
    <span className={cx(styles.root, className)}>
      {per && (
        <span className={styles.label}>
          {labels[per] ?? per}
          {approximate && ' 約'}
        </span>
      )}
      {before !== undefined && (
        <s className={styles.before}>
          <VisuallyHidden>変更前 </VisuallyHidden>
          {text(before)}
        </s>
      )}
      <span className={styles.amount}>
        <span className={styles.number}>{text(amount)}</span>
        {taxIncluded && <span className={styles.tax}>税込</span>}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
