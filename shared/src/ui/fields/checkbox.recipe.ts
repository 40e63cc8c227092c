import { defineSlotRecipe } from '@pandacss/dev';

/** The box that a check or a dot appears in. */
export const tickBox = {
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  w: '5',
  h: '5',
  bg: 'surface',
  color: 'accent.on',
  border: '1.5px solid {colors.border.strong}',
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
  // Only for checkboxes: radio buttons are indeterminate while none of them is chosen.
  'input:is(:checked, [type=checkbox]:indeterminate) + &': { bg: 'accent', borderColor: 'accent' },
  'input[aria-invalid=true] + &, [aria-invalid=true] input + &': { borderColor: 'danger' },
  'input:focus-visible + &': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  'input:disabled + &': { bg: 'surface.sunken', opacity: '0.6' },
} as const;

/** The browser's own control beside the drawn one: reached by keyboard and screen reader, seen by nobody. */
export const ownInput = { srOnly: true } as const;

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'input', 'control', 'text', 'description', 'error'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'flex-start',
      gap: '2.5',
      // With its padding the target is 44 px high.
      py: '2.5',
      cursor: 'pointer',
      lineHeight: 'snug',
      '&[data-disabled]': { cursor: 'not-allowed', color: 'text.disabled' },
    },
    input: ownInput,
    control: {
      ...tickBox,
      rounded: 'sm',
      mt: '0.5',
      // By the browser's own box, which a person can tick in a page without scripts too.
      'input:not(:checked, :indeterminate) + & > svg': { display: 'none' },
    },
    text: { minW: '0', display: 'flex', flexDirection: 'column', gap: '0.5' },
    description: { fontSize: 'xs', color: 'text.muted' },
    error: { display: 'block', fontSize: 'sm', color: 'danger' },
  },
});
