import { defineRecipe } from '@pandacss/dev';

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    bg: 'border',
    rounded: 'sm',
    color: 'transparent',
    userSelect: 'none',
    animation: 'pulse',
    _highContrast: { border: '1px solid' },
  },
  variants: {
    shape: { block: { rounded: 'md' }, line: { h: '1em', my: '0.35em' }, circle: { rounded: 'full' } },
  },
  defaultVariants: { shape: 'block' },
});
