import { defineSlotRecipe } from '@pandacss/dev';

export const pageHeaderRecipe = defineSlotRecipe({
  className: 'page-header',
  slots: ['root', 'back', 'row', 'title', 'description', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '2',
    },
    back: { fontSize: 'sm' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3 6',
    },
    title: { textStyle: 'h1', outline: 'none' },
    description: { color: 'text.muted', fontSize: 'sm', maxW: 'prose' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
  variants: {
    density: {
      normal: { root: { pt: { base: '5', md: '8' }, pb: { base: '4', md: '6' } } },
      compact: { root: { pt: { base: '3', md: '4' } } },
    },
  },
  defaultVariants: { density: 'normal' },
});
