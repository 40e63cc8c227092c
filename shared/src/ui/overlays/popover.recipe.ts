import { defineSlotRecipe } from '@pandacss/dev';

/** What floats above the page next to its trigger. */
export const floating = {
  bg: 'surface.raised',
  color: 'text',
  border: '1px solid {colors.border}',
  rounded: 'lg',
  boxShadow: 'lg',
  zIndex: 'popover',
  outline: 'none',
  // Only opening is animated: on a busy machine Zag misses the end of an animation that closes, and the part stays.
  _open: { animation: 'riseIn {durations.fast} {easings.out}' },
} as const;

export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: ['content', 'title', 'body'],
  base: {
    content: {
      ...floating,
      maxW: 'min({sizes.popover}, calc(100vw - 16px))',
      p: '4',
      fontSize: 'sm',
      lineHeight: 'snug',
    },
    title: { fontWeight: 'bold', mb: '2' },
  },
});
