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
  expect(addressText(tokyo, 'JP')).toBe('〒104-0061 東京都 中央区 銀座 1-1-1');
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
