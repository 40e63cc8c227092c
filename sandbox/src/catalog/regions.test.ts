import { expect, it } from 'vitest';
import { buildAddress } from './address.ts';
import { isWard, withoutCity } from './municipality.ts';
import { gazetteer } from './gazetteer/gazetteer.ts';
import { getCity } from './places.ts';
import { properties } from './properties.ts';
import { regionsById } from './regions.ts';

const wards = gazetteer.filter(isWard);
const idsIn = (number: number) => regionsById.get(String(10_000 + number))?.propertyIds(false) ?? [];
const addresses = new Map(
  properties.map((property) => {
    const { city, line_1: line } = buildAddress(property, 'ja-JP', () => '');
    return [property.id, city + line];
  }),
);

it('lists in a city each hotel of its wards', () => {
  const left = wards.flatMap((ward) => {
    const ofCity = new Set(idsIn(getCity(ward).number));
    return idsIn(ward.number).filter((id) => !ofCity.has(id));
  });
  expect(wards.length).toBeGreaterThan(190);
  expect(left).toEqual([]);
});

it('lists in a ward the hotels whose address is in it, and no others', () => {
  const wrong = wards.flatMap((ward) => {
    const city = getCity(ward).ja.replace(/市$/, '');
    const isIn = new RegExp(`^${city}市?${withoutCity(ward.ja)}`);
    const listed = new Set(idsIn(ward.number));
    return [...addresses]
      .filter(([id, address]) => isIn.test(address) !== listed.has(id))
      .map(([, address]) => `${ward.ja}: ${address}`);
  });
  expect(wrong).toEqual([]);
});
