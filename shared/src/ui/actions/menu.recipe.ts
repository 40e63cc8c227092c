import { defineSlotRecipe } from '@pandacss/dev';
import { floating } from '../overlays/popover.recipe.ts';

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'header', 'item', 'separator'],
  base: {
    content: {
      ...floating,
      minW: '48',
      maxW: 'calc(100vw - 16px)',
      py: '2',
      maxH: '80dvh',
      overflowY: 'auto',
    },
    header: { px: '4', pt: '1', pb: '3', mb: '2', borderBottom: '1px solid {colors.border}', fontSize: 'sm' },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      w: 'full',
      minH: '11',
      px: '4',
      color: 'text',
      fontSize: 'sm',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
      '&[data-highlighted]': { bg: 'surface.hover' },
      '&[data-disabled]': { color: 'text.disabled', cursor: 'not-allowed' },
      '&[data-tone=danger]': { color: 'danger' },
    },
    separator: { my: '2', borderTop: '1px solid {colors.border}' },
  },
});
