import { defineSlotRecipe } from '@pandacss/dev';

export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['content'],
  base: {
    content: {
      maxW: 'min(40rem, calc(100vw - 32px))',
      px: '4',
      py: '3',
      bg: 'text',
      color: 'bg',
      rounded: 'md',
      boxShadow: 'md',
      fontSize: 'sm',
      lineHeight: 'snug',
      zIndex: 'tooltip',
      _open: { animation: 'fadeIn {durations.fast} {easings.out}' },
    },
  },
  variants: {
    width: {
      /** For explanations. */
      wide: { content: { minW: 'tooltip' } },
      /** For the name of an icon. */
      fit: { content: { px: '2.5', py: '1.5', fontSize: 'xs' } },
    },
  },
  defaultVariants: { width: 'wide' },
});
