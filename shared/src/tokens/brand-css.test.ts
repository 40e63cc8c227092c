// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { defaultBrandColors } from './brand-colors.ts';
import { brandContrastProblems } from './brand-contrast.ts';
import { brandToCss } from './brand-css.ts';

describe('brandToCss', () => {
  it('sets one variable per color on the root', () => {
    expect(brandToCss(defaultBrandColors)).toBe(
      ':root{--brand-primary:#2c67ac;--brand-primary-hover:#235590;--brand-on-primary:#ffffff;--brand-primary-subtle:#eaf1f9;--brand-on-primary-subtle:#1e4f89;--brand-link:#2c67ac;--brand-link-dark:#8fbcf0}',
    );
  });

  it.each([
    '#fff',
    'red',
    '',
    '#12345g',
    '#123456;}body{display:none',
    '</style><script>alert(1)</script>',
    '#123456\n',
    'url(https://example.com)',
  ])('refuses %j as a color', (value) => {
    expect(() => brandToCss({ ...defaultBrandColors, link: value })).toThrow('link');
  });

  it('refuses a brand without one of its colors', () => {
    const { linkDark: _missing, ...rest } = defaultBrandColors;
    expect(() => brandToCss(rest as typeof defaultBrandColors)).toThrow('linkDark');
  });
});

describe('brandContrastProblems', () => {
  it('passes the product’s own brand', () => {
    expect(brandContrastProblems(defaultBrandColors)).toEqual([]);
  });

  it('names the pairs that are too faint', () => {
    const problems = brandContrastProblems({
      ...defaultBrandColors,
      primary: '#8FBCF0',
      linkDark: '#2C67AC',
    });
    const names = problems.map(({ pair }) => pair);
    expect(names).toContain('onPrimary on primary');
    expect(names).toContain('linkDark on surface (dark)');
    expect(problems.every(({ ratio, required }) => ratio < required)).toBe(true);
  });
});
