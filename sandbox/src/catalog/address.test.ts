import { expect, it } from 'vitest';
import { buildAddress } from './address.ts';
import { isDomestic } from './places.ts';
import { properties } from './properties.ts';

const inJapan = properties.filter(({ place, fault }) => isDomestic(place) && !fault);
const addresses = inJapan.map((property) => ({
  place: property.place.ja,
  ...buildAddress(property, 'ja-JP', () => ''),
}));

it('puts every hotel in Japan into a municipality, and in large cities into a ward', () => {
  const LARGE = /^(?:札幌|仙台|さいたま|千葉|横浜|名古屋|京都|大阪|堺|神戸|広島|北九州|福岡|熊本)市$/;
  const wrong = addresses.filter(({ city, line_1: line }) =>
    LARGE.test(city) || city === '東京' ? !/区/.test(line) : !/[市区町村]$/.test(city),
  );
  expect(wrong.map(({ city, line_1: line }) => city + line)).toEqual([]);
});

it.each([
  ['大手町駅', '千代田区'],
  ['荻窪駅', '杉並区'],
  ['八丁堀', '中央区八丁堀'],
])('knows the ward of %s in Tokyo', (name, ward) => {
  const found = addresses.filter(({ place }) => place === name);
  for (const { city, line_1: line } of found) expect(city + line).toContain(`東京${ward}`);
});

it.each([
  ['舞浜', '浦安市'],
  ['越後湯沢', '湯沢町'],
  ['成田国際空港', '成田市'],
  ['西船橋駅', '船橋市'],
  ['南福岡駅', '福岡市'],
])('knows the municipality of %s', (name, municipality) => {
  const found = addresses.filter(({ place }) => place === name);
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ city }) => city))).toEqual(new Set([municipality]));
});
