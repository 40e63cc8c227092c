import { defineRecipe } from '@pandacss/dev';

export const iconButtonRecipe = defineRecipe({
  className: 'icon-button',
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    rounded: 'full',
    border: '1px solid transparent',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _disabled: { cursor: 'not-allowed', opacity: '0.45' },
  },
  variants: {
    variant: {
      ghost: { _hover: { bg: 'surface.hover' } },
      outline: { bg: 'surface', borderColor: 'border.strong', _hover: { bg: 'surface.hover' } },
      solid: { bg: 'primary', color: 'primary.on', _hover: { bg: 'primary.hover' } },
    },
    size: {
      xs: { w: '6', h: '6' },
      sm: { w: '10', h: '10' },
      md: { w: '11', h: '11' },
      lg: { w: '12', h: '12' },
    },
  },
  defaultVariants: { variant: 'ghost', size: 'md' },
});
