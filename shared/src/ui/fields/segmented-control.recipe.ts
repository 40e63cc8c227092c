import { defineSlotRecipe } from '@pandacss/dev';

export const segmentedControlRecipe = defineSlotRecipe({
  className: 'segmented-control',
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'inline-flex',
      bg: 'surface.sunken',
      border: '1px solid {colors.border}',
      rounded: 'lg',
    },
    item: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      flex: '1',
      color: 'text.muted',
      rounded: 'md',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&[data-state=checked]': {
        bg: 'surface.raised',
        color: 'text',
        boxShadow: 'sm',
        // Forced colors would take background and shadow away.
        _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
      },
      '&[data-focus-visible]': { outline: '2px solid {colors.focus}' },
    },
  },
  variants: {
    size: {
      sm: { root: { gap: '0.5', p: '0.5' }, item: { minH: '8', px: '2.5', fontSize: 'xs' } },
      md: { root: { gap: '1', p: '1' }, item: { minH: '9', px: '4', fontSize: 'sm' } },
    },
  },
  defaultVariants: { size: 'md' },
});
