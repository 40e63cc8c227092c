import { css } from '#styled/css';

/** Seven days beside each other, below each other on a phone. */
export const calendarGrid = css({
  display: 'grid',
  gap: '1.5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(7, minmax(0, 1fr))' },
});
