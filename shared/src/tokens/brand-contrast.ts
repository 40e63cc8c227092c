import type { BrandColors } from '../contract/release-document.ts';
import { DARK_TINT, semanticColors, surfaces, texts } from './colors.ts';
import { contrastRatio, mixSrgb } from './contrast.ts';

export interface ContrastProblem {
  /** Which text or edge on which background. */
  pair: string;
  ratio: number;
  required: number;
}

const TEXT = 4.5;
const EDGE = 3;

/**
 * Every pair of colors that the interface puts together in a brand's colors and that misses WCAG AA, in light
 * and in dark mode; empty for a brand that may be published. Throws when a color is not `#rrggbb`.
 */
export function brandContrastProblems(colors: BrandColors): ContrastProblem[] {
  const darkTint = mixSrgb(colors.linkDark, DARK_TINT, surfaces.surface.dark);
  const onAccentDark = semanticColors['accent.on']?.dark ?? '';
  const pairs: [name: string, front: string, back: string, required: number][] = [
    ['onPrimary on primary', colors.onPrimary, colors.primary, TEXT],
    ['onPrimary on primaryHover', colors.onPrimary, colors.primaryHover, TEXT],
    ['onPrimarySubtle on primarySubtle', colors.onPrimarySubtle, colors.primarySubtle, TEXT],
    ['text on primarySubtle', texts.text.light, colors.primarySubtle, TEXT],
    ['muted text on primarySubtle', texts['text.muted'].light, colors.primarySubtle, TEXT],
    ['link on primarySubtle', colors.link, colors.primarySubtle, TEXT],
    ['primary beside the surface', colors.primary, surfaces.surface.light, EDGE],
    ['linkDark on its tint (dark)', colors.linkDark, darkTint, TEXT],
    ['text on the tint of linkDark (dark)', texts.text.dark, darkTint, TEXT],
    ['muted text on the tint of linkDark (dark)', texts['text.muted'].dark, darkTint, TEXT],
    ['text on controls filled with linkDark (dark)', onAccentDark, colors.linkDark, TEXT],
  ];
  for (const [name, { light, dark }] of Object.entries(surfaces)) {
    pairs.push(
      [`link on ${name}`, colors.link, light, TEXT],
      [`linkDark on ${name} (dark)`, colors.linkDark, dark, TEXT],
    );
  }
  return pairs
    .map(([pair, front, back, required]) => ({ pair, ratio: contrastRatio(front, back), required }))
    .filter(({ ratio, required }) => ratio < required);
}
