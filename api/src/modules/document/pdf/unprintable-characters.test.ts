import { expect, it } from 'vitest';
import { unprintableCharacters } from './unprintable-characters.ts';

it.each([
  ['株式会社さくら商事 経理部 御中', []],
  ['髙橋 﨑 𠮷田 ①㈱', []],
  // A variant of a letter is shown as the letter.
  ['葛\u{E0100}城', []],
  ['\uFF7B\uFF78\uFF97 ｶﾞ', []],
  ['さくら😀商事😀🌸', ['😀', '🌸']],
  ['👨‍👩‍👧 御中', ['👨‍👩‍👧']],
  ['안녕', ['안', '녕']],
])('finds in %s what the font lacks', (text, found) => {
  expect(unprintableCharacters(text)).toEqual(found);
});
