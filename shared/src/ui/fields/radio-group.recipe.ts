import { defineSlotRecipe } from '@pandacss/dev';
import { ownInput, tickBox } from './checkbox.recipe.ts';

export const radioGroupRecipe = defineSlotRecipe({
  className: 'radio-group',
  slots: ['root', 'label', 'items', 'item', 'input', 'control', 'text', 'description', 'aside', 'error'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minW: '0' },
    label: { textStyle: 'label' },
    items: {
      display: 'flex',
      flexDirection: 'column',
      '&[data-orientation=horizontal]': { flexDirection: 'row', flexWrap: 'wrap', columnGap: '6' },
    },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2.5',
      minW: '0',
      cursor: 'pointer',
      lineHeight: 'snug',
      '&[data-disabled]': { cursor: 'not-allowed', color: 'text.disabled' },
    },
    input: ownInput,
    control: {
      ...tickBox,
      mt: '0.5',
      rounded: 'full',
      'input:checked + &': {
        bg: 'accent',
        borderColor: 'accent',
        boxShadow: 'inset 0 0 0 4px {colors.surface}',
        // Forced colors would take background and ring away.
        _highContrast: {
          forcedColorAdjust: 'none',
          bg: 'Highlight',
          borderColor: 'CanvasText',
          boxShadow: 'inset 0 0 0 4px Canvas',
        },
      },
    },
    text: { flex: '1', minW: '0', display: 'flex', flexDirection: 'column', gap: '0.5' },
    description: { fontSize: 'xs', color: 'text.muted' },
    aside: { flexShrink: '0', color: 'text.muted', fontSize: 'sm' },
    error: { fontSize: 'sm', color: 'danger' },
  },
  variants: {
    variant: {
      plain: { item: { py: '2.5' } },
      card: {
        items: { gap: '3' },
        item: {
          p: '4',
          bg: 'surface',
          border: '1px solid {colors.border}',
          rounded: 'lg',
          transitionProperty: 'border-color, background-color',
          transitionDuration: 'fast',
          _hover: { borderColor: 'border.strong' },
          '&:has(input:checked)': {
            borderColor: 'accent',
            boxShadow: 'inset 0 0 0 1px {colors.accent}',
            bg: 'primary.subtle',
          },
        },
      },
    },
  },
  defaultVariants: { variant: 'plain' },
});
