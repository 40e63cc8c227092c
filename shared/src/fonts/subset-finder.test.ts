import { expect, it } from 'vitest';
import { createSubsetFinder, type FontSubset } from './subset-finder.ts';

const kana = { url: '/kana.woff2', integrity: 'sha384-kana', faces: [['9j5-2a e-2d', 5]] } as FontSubset;
const kanji = {
  url: '/kanji.woff2',
  integrity: 'sha384-kanji',
  faces: [
    ['i4f', 5],
    ['2vg7', 5],
  ],
} as FontSubset;

it('names the subsets that a text needs, each for the first text only', () => {
  const { find, forget } = createSubsetFinder([kana, kanji]);
  expect(find('やど').found).toEqual([kana]);
  expect(find('ヤドの宿').found).toEqual([kanji]);
  expect(find('宿').found).toEqual([]);
  forget(kanji);
  expect(find('やどの宿').found).toEqual([kanji]);
});

it('knows characters outside the basic plane', () => {
  expect(createSubsetFinder([kana, kanji]).find('𠮷')).toEqual({ found: [kanji], left: '' });
});

it('names the characters that no subset holds, but none that is not drawn', () => {
  expect(createSubsetFinder([kana]).find('鬱 やど\n\u200B海')).toEqual({ found: [kana], left: '鬱海' });
});
