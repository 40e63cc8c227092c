import { brandContrastProblems } from '@yado/shared/tokens/brand-contrast';
import { expect, it } from 'vitest';
import { readColor, readColors } from './brand-entry.ts';
import { pairText } from './pair-text.ts';

it('has Japanese words for every pair that a brand can fail with', () => {
  const gray = '#777777';
  const pairs = brandContrastProblems({
    primary: gray,
    primaryHover: gray,
    onPrimary: gray,
    primarySubtle: gray,
    onPrimarySubtle: gray,
    link: gray,
    linkDark: gray,
  }).map(({ pair }) => pair);
  expect(pairs.length).toBeGreaterThan(8);
  expect(pairs.map(pairText).filter((text) => /[a-z]/i.test(text))).toEqual([]);
});

it.each([
  ['#2C67AC', '#2c67ac'],
  ['2c67ac', '#2c67ac'],
  [' ＃２ｃ６７ａｃ ', '#2c67ac'],
  ['#2c67a', null],
  ['red', null],
  ['#2c67ac;}', null],
  ['', null],
])('reads %j as the color %j', (text, color) => {
  expect(readColor(text)).toBe(color);
});

it('has no colors while one of them is none', () => {
  const colors = {
    primary: '#000000',
    primaryHover: '#000000',
    onPrimary: '#ffffff',
    primarySubtle: '#ffffff',
    onPrimarySubtle: '#000000',
    link: '#000000',
    linkDark: '#ffffff',
  };
  expect(readColors(colors)).toEqual(colors);
  expect(readColors({ ...colors, link: 'blue' })).toBeNull();
});
