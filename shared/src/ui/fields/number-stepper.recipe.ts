import { defineSlotRecipe } from '@pandacss/dev';

export const numberStepperRecipe = defineSlotRecipe({
  className: 'number-stepper',
  slots: ['root', 'control', 'input', 'unit', 'button'],
  base: {
    root: { display: 'inline-flex', w: 'fit' },
    control: { display: 'flex', alignItems: 'center', gap: '1' },
    input: {
      w: '10',
      h: '10',
      bg: 'transparent',
      rounded: 'sm',
      textAlign: 'center',
      fontSize: 'md',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums',
    },
    unit: { ml: '-1', mr: '1', fontSize: 'sm', color: 'text.muted' },
    button: {
      display: 'grid',
      placeItems: 'center',
      w: '10',
      h: '10',
      bg: 'surface',
      color: 'link',
      border: '1px solid {colors.border.strong}',
      rounded: 'full',
      cursor: 'pointer',
      _hover: { bg: 'surface.hover' },
      '&:is(:disabled, [data-disabled])': {
        color: 'text.disabled',
        borderColor: 'border',
        cursor: 'not-allowed',
      },
    },
  },
});
