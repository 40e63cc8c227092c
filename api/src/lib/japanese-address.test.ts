import { expect, it } from 'vitest';
import { formatJapaneseAddress, joinJapaneseStreet } from './japanese-address.ts';

it.each([
  ['〒100-0005 東京都千代田区丸の内1-1-1', '100-0005', ['東京都', '千代田区丸の内1-1-1']],
  ['東京都千代田区', null, ['東京都', null, '千代田区']],
  ['〒100-0005', '100-0005', [null, undefined, '']],
  ['', null, []],
])('writes %j on one line', (line, postalCode, parts) => {
  expect(formatJapaneseAddress(postalCode, parts)).toBe(line);
});

it.each([
  ['東京都新宿区歌舞伎町5-16-4', { province: '東京都', city: '東京', line1: '新宿区歌舞伎町 5-16-4' }],
  ['神奈川県横浜市中区山下町1', { province: '神奈川県', city: '横浜市', line1: '横浜市中区山下町 1' }],
  ['大阪府大阪市北区梅田1-1 北館', { province: '大阪府', city: '大阪市', line1: '北区梅田 1-1 北館' }],
])('joins what the supplier splits: %s', (text, parts) => {
  expect(joinJapaneseStreet(parts)).toBe(text);
});
