import { defineSlotRecipe } from '@pandacss/dev';

export const descriptionListRecipe = defineSlotRecipe({
  className: 'description-list',
  slots: ['root', 'row', 'term', 'description'],
  base: {
    root: { display: 'flex', flexDirection: 'column', fontSize: 'sm', lineHeight: 'snug' },
    term: { color: 'text.muted' },
    description: { minW: '0', overflowWrap: 'anywhere', wordBreak: 'auto-phrase' },
  },
  variants: {
    layout: {
      rows: {
        row: {
          display: 'grid',
          gridTemplateColumns: { base: 'minmax(5rem, 30%) 1fr', md: '12rem 1fr' },
          gap: '4',
          py: '3',
          borderBottom: '1px solid {colors.border}',
          '&:last-child': { borderBottomWidth: '0' },
        },
      },
      /** Values at the right edge: sums. */
      sums: {
        row: { display: 'flex', justifyContent: 'space-between', gap: '4', py: '1.5' },
        // A short term never breaks; a long one leaves room for its sum.
        term: { flexShrink: '0', maxW: '60%' },
        description: { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
      },
      /** Many short facts in little room: no lines between them. */
      compact: {
        row: { display: 'grid', gridTemplateColumns: '7rem minmax(0, 1fr)', gap: '3', py: '1' },
      },
      stacked: {
        root: { gap: '4' },
        row: { display: 'flex', flexDirection: 'column', gap: '0.5' },
        term: { fontSize: 'xs' },
      },
    },
  },
  defaultVariants: { layout: 'rows' },
});
