import { definePreset } from '@pandacss/dev';
import { type ModePair, semanticColors } from './colors.ts';
import { animations, durations, easings, keyframes } from './motion.ts';
import { breakpoints, radii, sizes, spacing, zIndex } from './scale.ts';
import { fontSizes, fontWeights, fonts, letterSpacings, lineHeights, textStyles } from './typography.ts';

/** The tokens and conditions that every package shares; parts of the interface are added in `panda.config.ts`. */
export const yadoPreset = definePreset({
  name: 'yado',
  conditions: {
    extend: {
      dark: '[data-theme=dark] &',
      light: '[data-theme=light] &',
      // A touch screen keeps :hover after a tap.
      hover: ['@media (hover: hover) and (pointer: fine)', '&:is(:hover, [data-hover])'],
      highContrast: '@media (forced-colors: active)',
    },
  },
  theme: {
    breakpoints,
    keyframes,
    textStyles,
    tokens: {
      colors: {
        transparent: { value: 'transparent' },
        current: { value: 'currentColor' },
        white: { value: '#FFFFFF' },
        black: { value: '#000000' },
      },
      spacing,
      sizes,
      radii,
      zIndex,
      fonts,
      fontSizes,
      fontWeights,
      lineHeights,
      letterSpacings,
      durations,
      easings,
      animations,
    },
    semanticTokens: {
      colors: nest(semanticColors),
      shadows: {
        sm: shadow('0 1px 2px rgb(20 32 46 / 0.06)', '0 1px 2px rgb(0 0 0 / 0.4)'),
        md: shadow(
          '0 2px 4px rgb(20 32 46 / 0.05), 0 6px 16px rgb(20 32 46 / 0.08)',
          '0 2px 4px rgb(0 0 0 / 0.4), 0 6px 16px rgb(0 0 0 / 0.4)',
        ),
        lg: shadow(
          '0 4px 8px rgb(20 32 46 / 0.06), 0 16px 40px rgb(20 32 46 / 0.16)',
          '0 4px 8px rgb(0 0 0 / 0.5), 0 16px 40px rgb(0 0 0 / 0.6)',
        ),
      },
    },
  },
});

/** `text.muted` becomes a child of `text`, whose own value moves to DEFAULT. */
function nest(colors: Record<string, ModePair>) {
  const root: Record<string, Record<string, { value: { base: string; _dark: string } }>> = {};
  for (const [path, { light, dark }] of Object.entries(colors)) {
    const [group = path, part = 'DEFAULT'] = path.split('.');
    root[group] = { ...root[group], [part]: { value: { base: light, _dark: dark } } };
  }
  return root;
}

function shadow(light: string, dark: string) {
  return { value: { base: light, _dark: dark } };
}
