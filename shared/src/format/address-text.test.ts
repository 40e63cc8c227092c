import { expect, it } from 'vitest';
import { addressText } from './address-text.ts';

const tokyo = {
  postalCode: '104-0061',
  stateProvinceName: '東京都',
  city: '中央区',
  line1: '銀座 1-1-1',
  line2: null,
};
const newYork = {
  postalCode: '10024',
  stateProvinceName: 'ニューヨーク州',
  city: 'ニューヨーク',
  line1: '335 West 45th Street',
  line2: 'Suite 5',
};

it('writes an address in Japan as Japan does', () => {
  expect(addressText(tokyo, 'JP')).toBe('〒104-0061 東京都中央区銀座1-1-1');
});

it.each([
  [
    '東京都新宿区歌舞伎町5-16-4',
    { stateProvinceName: '東京都', city: '東京', line1: '新宿区歌舞伎町 5-16-4' },
  ],
  [
    '神奈川県横浜市中区山下町1',
    { stateProvinceName: '神奈川県', city: '横浜市', line1: '横浜市中区山下町 1' },
  ],
  [
    '北海道札幌市北区北7条西2-1 Kビル 3階',
    { stateProvinceName: '北海道', city: '札幌市', line1: '北区北7条西 2-1', line2: 'Kビル 3階' },
  ],
])('leaves out what an address in Japan does not say: %s', (text, address) => {
  expect(addressText(address, 'JP')).toBe(text);
});

it('writes an address abroad from the street to the country', () => {
  expect(addressText(newYork, 'US')).toBe(
    '335 West 45th Street, Suite 5, ニューヨーク, ニューヨーク州 10024, アメリカ合衆国',
  );
  expect(addressText({ city: '台北' }, 'TW')).toBe('台北, 台湾');
});

it('names a city and a province of one name once', () => {
  expect(addressText({ ...newYork, stateProvinceName: 'ニューヨーク' }, 'US')).toBe(
    '335 West 45th Street, Suite 5, ニューヨーク, 10024, アメリカ合衆国',
  );
});

it('writes every address in English from the street to the country', () => {
  const english = { postalCode: '104-0061', stateProvinceName: 'Tokyo', city: 'Chuo', line1: '1-1-1 Ginza' };
  expect(addressText(english, 'JP', 'en')).toBe('1-1-1 Ginza, Chuo, Tokyo 104-0061, Japan');
});

it('writes an address whose country is unknown as Japan does', () => {
  expect(addressText({ city: '中央区' }, null)).toBe('中央区');
});
