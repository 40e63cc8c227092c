import { defineSlotRecipe } from '@pandacss/dev';

export const priceRecipe = defineSlotRecipe({
  className: 'price',
  slots: ['root', 'label', 'amount', 'currency', 'number', 'tax', 'note', 'before'],
  base: {
    root: { display: 'inline-flex', flexDirection: 'column', lineHeight: 'tight', whiteSpace: 'nowrap' },
    label: { color: 'text.muted', fontSize: 'xs' },
    amount: { display: 'inline-flex', alignItems: 'baseline', gap: '1' },
    number: { textStyle: 'number', fontWeight: 'bold' },
    tax: { color: 'text.muted', fontSize: 'xs', fontWeight: 'normal' },
    note: { color: 'text.muted', fontSize: 'xs', whiteSpace: 'normal' },
    before: { color: 'text.muted', fontSize: 'sm', textDecoration: 'line-through', textStyle: 'number' },
  },
  variants: {
    size: {
      sm: { number: { fontSize: 'md' } },
      md: { number: { fontSize: 'xl' } },
      lg: { number: { fontSize: '2xl' } },
      xl: { number: { fontSize: '3xl' } },
    },
    align: {
      start: { root: { alignItems: 'flex-start' } },
      end: { root: { alignItems: 'flex-end', textAlign: 'end' } },
    },
    tone: {
      default: {},
      saving: { number: { color: 'success' } },
      muted: { number: { color: 'text.muted' } },
    },
  },
  defaultVariants: { size: 'md', align: 'start', tone: 'default' },
});
