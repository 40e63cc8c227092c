import { defineRecipe } from '@pandacss/dev';

export const chipRecipe = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    flexShrink: '0',
    minH: '9',
    px: '3.5',
    bg: 'surface',
    color: 'text',
    border: '1px solid {colors.border.strong}',
    rounded: 'full',
    fontSize: 'sm',
    lineHeight: 'tight',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'surface.hover' },
    '&[aria-pressed=true], &[data-removable]': {
      bg: 'primary.subtle',
      color: 'primary.onSubtle',
      borderColor: 'accent',
      fontWeight: 'medium',
    },
    _disabled: { opacity: '0.5', cursor: 'not-allowed' },
  },
});
