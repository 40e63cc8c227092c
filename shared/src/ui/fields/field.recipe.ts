import { defineSlotRecipe } from '@pandacss/dev';

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'mark', 'helper', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '1.5', minW: '0', w: 'full' },
    label: { display: 'flex', alignItems: 'center', gap: '2', textStyle: 'label', color: 'text' },
    mark: {
      flexShrink: '0',
      px: '1.5',
      rounded: 'sm',
      fontSize: '2xs',
      fontWeight: 'medium',
      lineHeight: 'body',
      bg: 'surface.sunken',
      color: 'text.muted',
      '&[data-required]': { bg: 'danger.subtle', color: 'danger' },
    },
    helper: { fontSize: 'xs', lineHeight: 'snug', color: 'text.muted' },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      fontSize: 'sm',
      lineHeight: 'snug',
      color: 'danger',
      '& svg': { mt: '0.5' },
    },
  },
});
