import { defaultBrandColors } from '@yado/shared/tokens/brand-colors';
import { expect, test } from 'vitest';
import { contrastFaults } from './brand-contrast.ts';
import { contrastRatio } from './contrast.ts';

test('knows the ratios that WCAG names', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrastRatio('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrastRatio('#ff0000', '#ff0000')).toBe(1);
});

test('accepts the product brand', () => {
  expect(contrastFaults(defaultBrandColors)).toEqual([]);
});

test.each([
  ['white on a light button', { primary: '#6FA8DC' }, 'onPrimary'],
  ['a light hovered button', { primaryHover: '#6FA8DC' }, 'onPrimary'],
  ['pale text on a tint', { onPrimarySubtle: '#9DB8D6' }, 'onPrimarySubtle'],
  ['a pale link', { link: '#7FB0E0' }, 'link'],
  ['a link that is dark in dark mode', { linkDark: '#1E4F89' }, 'linkDark'],
])('refuses %s and names the pair', (_what, change, pair) => {
  const faults = contrastFaults({ ...defaultBrandColors, ...change });
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.every((fault) => fault.startsWith(`${pair} `))).toBe(true);
});
