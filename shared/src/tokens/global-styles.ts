import { defineGlobalStyles } from '@pandacss/dev';
import { semanticColors } from './colors.ts';

/** Paper is white whatever the screen shows. The tokens' own rules come later in the cascade, hence `!important`. */
const lightColors = Object.fromEntries(
  Object.entries(semanticColors).map(([path, { light }]) => [
    `--colors-${path.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    `${light} !important`,
  ]),
);

/**
 * Where a floating part is, as its library writes it on the part's outermost element and nothing inside reads:
 * were they inherited, each write would style all of its content again.
 */
export const floatingVars = {
  '--x': { syntax: '*', inherits: false, initialValue: '0' },
  '--y': { syntax: '*', inherits: false, initialValue: '0' },
  '--z-index': { syntax: '*', inherits: false, initialValue: 'auto' },
  '--transform-origin': { syntax: '*', inherits: false, initialValue: '50%' },
} as const;

/** What holds on every page: typography, focus, print on A4 portrait. Only the host's sheet carries it. */
export const globalStyles = defineGlobalStyles({
  html: {
    fontFamily: 'body',
    color: 'text',
    bg: 'bg',
    lineHeight: 'body',
    colorScheme: 'light',
    textSizeAdjust: '100%',
    WebkitFontSmoothing: 'antialiased',
    lineBreak: 'strict',
    overflowWrap: 'anywhere',
    // Keeps a focused element clear of the header.
    scrollPaddingTop: '{sizes.header}',
    '&[data-theme=dark]': { colorScheme: 'dark' },
  },
  body: { bg: 'bg', minHeight: '100dvh' },
  'button, input, select, textarea': { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' },
  'input::placeholder, textarea::placeholder': { color: 'text.muted', opacity: '1' },
  ':focus-visible': { outline: '2px solid {colors.focus}', outlineOffset: '2px' },
  '::selection': { bg: 'primary.subtle', color: 'primary.onSubtle' },
  '[hidden]': { display: 'none !important' },
  // The page below takes presses while it moves.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
    animationDuration: '200ms',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': {
      animation: 'none !important',
    },
    '*, *::before, *::after': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // Any time above zero would begin a transition of every property of every element, and colors would pass down the
      // page by one level a frame.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@page': { size: 'A4 portrait', margin: '12mm' },
  '@media print': {
    '[data-theme=dark]': { ...lightColors, colorScheme: 'light !important' },
    'html, body': { bg: 'white', color: 'black', fontSize: '10.5pt' },
    '[data-print=hide]': { display: 'none !important' },
    '[data-print=block]': { breakInside: 'avoid' },
  },
});
