import { css } from '#styled/css';
import type { PriceRange } from '../../lib/price-range.ts';

interface Props {
  prices: readonly {
    readonly minPaymentPrice: number;
    readonly maxPaymentPrice: number;
    readonly count: number;
  }[];
  range: PriceRange;
}

/** How many hotels cost what, at a glance; the numbers are in the text below. */
export function PriceBars({ prices, range: { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY } }: Props) {
  const most = prices.reduce((highest, { count }) => Math.max(highest, count), 1);
  return (
    <div aria-hidden="true" className={frame}>
      {prices.map(({ minPaymentPrice, maxPaymentPrice, count }) => (
        <span
          key={minPaymentPrice}
          data-within={maxPaymentPrice >= minPrice && minPaymentPrice <= maxPrice ? '' : undefined}
          className={bar}
          style={{ height: count === 0 ? 0 : `${Math.max(6, (count / most) * 100)}%` }}
        />
      ))}
    </div>
  );
}

const frame = css({ display: 'flex', alignItems: 'flex-end', gap: '0.5', h: '12', mb: '1' });
const bar = css({
  flex: '1',
  bg: 'border.strong',
  roundedTop: 'sm',
  '&[data-within]': { bg: 'primary' },
  // Forced colors take every background away, and there is nothing else to a bar.
  _highContrast: { forcedColorAdjust: 'none', bg: 'GrayText', '&[data-within]': { bg: 'Highlight' } },
});
