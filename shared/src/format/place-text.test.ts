import { expect, it } from 'vitest';
import { placeText } from './place-text.ts';

it.each([
  ['東京都新宿区', { stateProvinceName: '東京都', city: '東京', line1: '新宿区歌舞伎町 5-16-4' }],
  ['東京都八王子市', { stateProvinceName: '東京都', city: '八王子市', line1: '旭町 1-1' }],
  ['東京都羽村市', { stateProvinceName: '東京都', city: '東京', line1: '羽村市羽東 1-1' }],
  ['東京都東村山市', { stateProvinceName: '東京都', city: '東京', line1: '東村山市本町1-2-3' }],
  ['東京都武蔵村山市', { stateProvinceName: '東京都', city: '東京', line1: '武蔵村山市本町 1-1' }],
  ['東京都町田市', { stateProvinceName: '東京都', city: '東京', line1: '町田市原町田 6-1' }],
  ['東京都新宿区', { stateProvinceName: '東京都', city: '東京', line1: '新宿区市谷本村町 5-1' }],
  ['東京都檜原村', { stateProvinceName: '東京都', city: '東京', line1: '檜原村数馬 430' }],
  ['東京都', { stateProvinceName: '東京都', city: '東京', line1: null }],
  ['神奈川県横浜市', { stateProvinceName: '神奈川県', city: '横浜市', line1: '中区山下町 1-1' }],
  ['ホノルル', { city: 'ホノルル', line1: '2 Kalakaua Ave' }],
])('names prefecture and municipality: %s', (text, place) => {
  expect(placeText(place)).toBe(text);
});
