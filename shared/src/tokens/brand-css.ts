import type { BrandColors } from '../contract/release-document.ts';
import { brandVariables } from './brand-colors.ts';

const HEX = /^#[0-9a-f]{6}$/i;

/**
 * The rule that re-skins the whole site in a brand's colors, in light and in dark mode: every color token
 * of the brand reads these variables, so one rule on `:root` is enough.
 * Throws unless every color is `#rrggbb`, because the text goes into a page unescaped.
 */
export function brandToCss(colors: BrandColors): string {
  const declarations = Object.entries(brandVariables).map(([name, variable]) => {
    const value = colors[name as keyof BrandColors];
    if (typeof value !== 'string' || !HEX.test(value)) throw new Error(`Brand color ${name} is not #rrggbb`);
    return `${variable}:${value.toLowerCase()}`;
  });
  return `:root{${declarations.join(';')}}`;
}
