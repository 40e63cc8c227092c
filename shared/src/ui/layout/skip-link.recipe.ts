import { defineRecipe } from '@pandacss/dev';

export const skipLinkRecipe = defineRecipe({
  className: 'skip-link',
  base: {
    position: 'fixed',
    top: '2',
    left: '2',
    zIndex: 'tooltip',
    px: '4',
    py: '2.5',
    bg: 'primary',
    color: 'primary.on',
    rounded: 'md',
    fontWeight: 'semibold',
    '&:not(:focus)': { srOnly: true },
  },
});
