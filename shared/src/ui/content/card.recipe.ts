import { defineSlotRecipe } from '@pandacss/dev';

export const cardRecipe = defineSlotRecipe({
  className: 'card',
  slots: ['root', 'header', 'heading', 'body', 'footer'],
  base: {
    root: {
      bg: 'surface',
      border: '1px solid {colors.border}',
      rounded: 'lg',
      minW: '0',
    },
    header: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      flexWrap: 'wrap',
    },
    heading: { textStyle: 'h3' },
    footer: { borderTop: '1px solid {colors.border}' },
  },
  variants: {
    variant: {
      outline: {},
      raised: { root: { boxShadow: 'md' } },
      sunken: { root: { bg: 'surface.sunken', borderColor: 'transparent' } },
    },
    padding: {
      none: { header: { px: '6', pt: '5', pb: '3' }, footer: { px: '6', py: '4' } },
      sm: { header: { px: '4', pt: '4' }, body: { p: '4' }, footer: { px: '4', py: '3' } },
      md: {
        header: { px: { base: '4', md: '6' }, pt: { base: '4', md: '6' } },
        body: { p: { base: '4', md: '6' } },
        footer: { px: { base: '4', md: '6' }, py: '4' },
      },
      lg: {
        header: { px: { base: '5', md: '8' }, pt: { base: '5', md: '8' } },
        body: { p: { base: '5', md: '8' } },
        footer: { px: { base: '5', md: '8' }, py: '5' },
      },
    },
    interactive: {
      true: {
        root: {
          transitionProperty: 'border-color, box-shadow',
          transitionDuration: 'fast',
          _hover: { borderColor: 'border.strong', boxShadow: 'md' },
          '&:has(:focus-visible)': { borderColor: 'focus' },
        },
      },
    },
  },
  defaultVariants: { variant: 'outline', padding: 'md' },
});
