import { defineSlotRecipe } from '@pandacss/dev';

export const emptyStateRecipe = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'icon', 'title', 'body', 'action'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: '2',
      maxW: 'prose',
      mx: 'auto',
      px: '4',
      py: { base: '10', md: '16' },
      textAlign: 'center',
    },
    icon: {
      display: 'grid',
      placeItems: 'center',
      w: '16',
      h: '16',
      mb: '2',
      bg: 'surface.sunken',
      color: 'text.muted',
      rounded: 'full',
    },
    title: { textStyle: 'h3' },
    body: { color: 'text.muted', fontSize: 'sm', wordBreak: 'auto-phrase', textWrap: 'pretty' },
    action: { mt: '4', display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '3' },
  },
});
