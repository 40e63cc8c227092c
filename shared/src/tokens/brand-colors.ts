import type { BrandColors } from '../contract/release-document.ts';

/** The product's own brand: what shows when an agency brings none. */
export const defaultBrandColors: BrandColors = {
  primary: '#2C67AC',
  primaryHover: '#235590',
  onPrimary: '#FFFFFF',
  primarySubtle: '#EAF1F9',
  onPrimarySubtle: '#1E4F89',
  link: '#2C67AC',
  linkDark: '#8FBCF0',
};

/** Color of a brand → the CSS variable that carries it at run time. */
export const brandVariables = {
  primary: '--brand-primary',
  primaryHover: '--brand-primary-hover',
  onPrimary: '--brand-on-primary',
  primarySubtle: '--brand-primary-subtle',
  onPrimarySubtle: '--brand-on-primary-subtle',
  link: '--brand-link',
  linkDark: '--brand-link-dark',
} as const satisfies Record<keyof BrandColors, string>;
