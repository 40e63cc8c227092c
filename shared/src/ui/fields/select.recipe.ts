import { defineSlotRecipe } from '@pandacss/dev';
import { controlBox, controlSizes } from './text-input.recipe.ts';

export const selectRecipe = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'select', 'icon'],
  base: {
    root: { position: 'relative', display: 'flex', alignItems: 'center', w: 'full', minW: '0' },
    select: {
      ...controlBox,
      appearance: 'none',
      cursor: 'pointer',
      textOverflow: 'ellipsis',
      '& option': { bg: 'surface.raised', color: 'text' },
    },
    icon: { position: 'absolute', right: '3', color: 'text.muted', pointerEvents: 'none' },
  },
  variants: {
    size: {
      sm: { select: { ...controlSizes.sm, pr: '9' } },
      md: { select: { ...controlSizes.md, pr: '10' } },
    },
  },
  defaultVariants: { size: 'md' },
});
