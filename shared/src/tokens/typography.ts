import { DEVICE_FONT, FONT_FAMILY } from './font-family.ts';

// On many Linux machines the same letters have another name: shown first, they are as wide as the ones that follow.
const FALLBACK =
  '"Noto Sans CJK JP", "Hiragino Kaku Gothic ProN", "Yu Gothic UI", Meiryo, system-ui, sans-serif';

export const fonts = {
  body: { value: `"${FONT_FAMILY}", "${DEVICE_FONT}", ${FALLBACK}` },
  mono: { value: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace' },
};

export const fontSizes = {
  '2xs': { value: '0.6875rem' },
  xs: { value: '0.75rem' },
  sm: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: '1.125rem' },
  xl: { value: '1.25rem' },
  '2xl': { value: '1.5rem' },
  '3xl': { value: '1.875rem' },
  '4xl': { value: '2.25rem' },
};

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
  bold: { value: '700' },
};

export const lineHeights = {
  none: { value: '1' },
  tight: { value: '1.3' },
  snug: { value: '1.5' },
  // Kanji fill their box, so running Japanese text wants more air than Latin text.
  body: { value: '1.75' },
};

export const letterSpacings = { normal: { value: '0' }, wide: { value: '0.04em' } };

/** Headings set kana proportionally and break between phrases where the browser can. */
const heading = {
  fontWeight: 'bold',
  lineHeight: 'tight',
  fontFeatureSettings: '"palt"',
  letterSpacing: 'wide',
  wordBreak: 'auto-phrase',
  textWrap: 'pretty',
};

export const textStyles = {
  display: { value: { ...heading, fontSize: { base: '2xl', md: '4xl' } } },
  h1: { value: { ...heading, fontSize: { base: 'xl', md: '2xl' } } },
  h2: { value: { ...heading, fontSize: { base: 'lg', md: 'xl' } } },
  h3: { value: { ...heading, fontSize: 'md' } },
  body: { value: { fontSize: 'md', lineHeight: 'body' } },
  small: { value: { fontSize: 'sm', lineHeight: 'snug' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'snug' } },
  label: { value: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' } },
  number: { value: { fontVariantNumeric: 'tabular-nums', fontFeatureSettings: '"palt", "tnum"' } },
};
