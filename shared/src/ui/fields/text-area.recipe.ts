import { defineRecipe } from '@pandacss/dev';
import { controlBox } from './text-input.recipe.ts';

export const textAreaRecipe = defineRecipe({
  className: 'text-area',
  base: {
    ...controlBox,
    px: '3.5',
    py: '2.5',
    minH: '24',
    fontSize: 'md',
    lineHeight: 'body',
    resize: 'vertical',
  },
});
