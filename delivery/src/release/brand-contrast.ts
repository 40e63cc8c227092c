import type { BrandColors } from '@yado/shared/contract/release-document';
import { surfaces } from '@yado/shared/tokens/colors';
import { contrastRatio } from './contrast.ts';

/** WCAG 2.2 AA for text of normal size. */
const MINIMUM = 4.5;

/** One sentence per text/background pair of a brand that people could not read; empty when all pass. */
export function contrastFaults(colors: BrandColors): string[] {
  const pairs: [text: keyof BrandColors, background: string, name: string][] = [
    ['onPrimary', colors.primary, 'primary'],
    ['onPrimary', colors.primaryHover, 'primaryHover'],
    ['onPrimarySubtle', colors.primarySubtle, 'primarySubtle'],
    ...Object.entries(surfaces).flatMap(([name, { light, dark }]): typeof pairs => [
      ['link', light, `${name} in light mode`],
      ['linkDark', dark, `${name} in dark mode`],
    ]),
  ];
  return pairs.flatMap(([text, background, name]) => {
    const ratio = contrastRatio(colors[text], background);
    return ratio < MINIMUM
      ? [`${text} ${colors[text]} on ${name} ${background}: ${ratio.toFixed(2)}, needs ${MINIMUM}`]
      : [];
  });
}
