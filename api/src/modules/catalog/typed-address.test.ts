import { describe, expect, it } from 'vitest';
import { COSTS, SCORES } from './place-scores.ts';
import { partsOfPostalCode, readAddress } from './typed-address.ts';

const texts = (typed: string) => readAddress(typed).map(({ text }) => text);

describe('the parts of an address', () => {
  it.each([
    ['東京都東村山市本町1-2-3', ['東京都東村山市本町', '東村山市本町', '本町', '東村山市']],
    ['足柄下郡箱根町湯本', ['足柄下郡箱根町湯本', '箱根町湯本', '湯本', '箱根町']],
    ['広島県府中市', ['広島県府中市', '府中市']],
    ['みなとみらい3丁目', ['みなとみらい', 'みなとみらい']],
    ['田園都市線', ['田園都市線', '田園都市線']],
  ])('of %s are what is left of it, its town and its municipality', (typed, parts) => {
    expect(texts(typed)).toEqual(parts);
  });

  it('lie in the prefecture and the municipality that are typed with them', () => {
    const within = new Map(readAddress('広島県府中市府川町315').map((part) => [part.text, part.within]));
    expect(within.get('府川町')).toEqual(['府中市', '府中']);
    expect(within.get('府中市')).toEqual(['広島県', '広島']);
  });

  it('of a postal code begin with its municipality', () => {
    expect(partsOfPostalCode('220-0012').map(({ text }) => text)).toEqual([
      '神奈川県横浜市西区',
      'みなとみらい',
      '神奈川県横浜市',
    ]);
    expect(partsOfPostalCode('新宿')).toEqual([]);
  });

  it('find what they name before what only begins with the text', () => {
    const largest = Math.max(...Object.values(COSTS));
    expect(SCORES.core - largest - COSTS.areaBefore).toBeGreaterThan(SCORES.begins);
  });
});
