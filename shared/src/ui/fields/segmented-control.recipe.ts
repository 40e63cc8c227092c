import { defineSlotRecipe } from '@pandacss/dev';

export const segmentedControlRecipe = defineSlotRecipe({
  className: 'segmented-control',
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'inline-flex',
      gap: '1',
      p: '1',
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
      minH: '9',
      px: '4',
      color: 'text.muted',
      rounded: 'md',
      fontSize: 'sm',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'pointer',
      '&[data-state=checked]': { bg: 'surface.raised', color: 'text', boxShadow: 'sm' },
      '&[data-focus-visible]': { outline: '2px solid {colors.focus}' },
    },
  },
});
