import { css } from '#styled/css';

export const ownCards = css({
  display: 'grid',
  gap: '3',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(4, minmax(0, 1fr))',
  },
});
export const ownCard = css({
  display: 'grid',
  alignContent: 'space-between',
  gap: '1.5',
  px: '4',
  py: '3',
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
});
