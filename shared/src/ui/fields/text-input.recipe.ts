import { defineSlotRecipe } from '@pandacss/dev';

/** The box of every control that text is typed or chosen in. */
export const controlBox = {
  w: 'full',
  minW: '0',
  bg: 'surface',
  color: 'text',
  border: '1px solid {colors.border.strong}',
  rounded: 'md',
  lineHeight: 'snug',
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  '&:is([aria-invalid=true], [data-invalid])': {
    borderColor: 'danger',
    boxShadow: '0 0 0 1px {colors.danger}',
  },
  '&:is(:focus-visible, [data-focus-visible])': {
    outline: '2px solid {colors.focus}',
    outlineOffset: '0',
    borderColor: 'focus',
  },
  '&:is(:disabled, [data-disabled])': { bg: 'surface.sunken', color: 'text.disabled', cursor: 'not-allowed' },
  '&:is(input, textarea):read-only': { bg: 'surface.sunken' },
} as const;

export const controlSizes = {
  sm: { h: '10', px: '3', fontSize: 'sm' },
  // Below 16 px a phone zooms into the field.
  md: { h: 'button', px: '3.5', fontSize: 'md' },
} as const;

export const textInputRecipe = defineSlotRecipe({
  className: 'text-input',
  slots: ['root', 'input', 'start', 'end'],
  base: {
    root: { position: 'relative', display: 'flex', alignItems: 'center', w: 'full', minW: '0' },
    input: controlBox,
    start: {
      position: 'absolute',
      left: '3.5',
      display: 'flex',
      color: 'text.muted',
      pointerEvents: 'none',
    },
    end: { position: 'absolute', right: '1', display: 'flex', alignItems: 'center', color: 'text.muted' },
  },
  variants: {
    size: { sm: { input: controlSizes.sm }, md: { input: controlSizes.md } },
    withStart: { true: { input: { pl: '11' } } },
    withEnd: { true: { input: { pr: '12' } } },
  },
  defaultVariants: { size: 'md' },
});
