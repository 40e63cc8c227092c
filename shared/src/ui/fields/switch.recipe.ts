import { defineSlotRecipe } from '@pandacss/dev';

export const switchRecipe = defineSlotRecipe({
  className: 'switch',
  slots: ['root', 'control', 'thumb'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      gap: '3',
      py: '2.5',
      cursor: 'pointer',
      lineHeight: 'snug',
      '&[data-disabled]': { cursor: 'not-allowed', color: 'text.disabled' },
    },
    control: {
      flexShrink: '0',
      w: '10',
      h: '6',
      p: '1',
      rounded: 'full',
      bg: 'border.strong',
      transitionProperty: 'background-color',
      transitionDuration: 'fast',
      '&[data-state=checked]': { bg: 'accent' },
      '&[data-focus-visible]': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
      '&[data-disabled]': { opacity: '0.5' },
      _highContrast: { border: '1px solid' },
    },
    thumb: {
      display: 'block',
      w: '4',
      h: '4',
      rounded: 'full',
      bg: 'surface',
      transitionProperty: 'translate',
      transitionDuration: 'fast',
      '&[data-state=checked]': { translate: '{sizes.4} 0' },
    },
  },
});
