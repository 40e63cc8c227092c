import { expect, it } from 'vitest';
import { getCity, places } from '../places.ts';
import { regions } from '../regions.ts';
import { gazetteer } from './gazetteer.ts';

it('adds no city or town that the hand-written table calls without its 市 or 町', () => {
  const known = new Set(places.filter(({ kind }) => kind === 'city').map(({ ja, area }) => `${ja} ${area}`));
  const twins = gazetteer.filter(
    ({ kind, ja, area }) => kind === 'city' && known.has(`${ja.replace(/[市町村]$/, '')} ${area}`),
  );
  expect(twins.map(({ ja }) => ja)).toEqual([]);
});

it('knows more than half of the stations of Japan', () => {
  // A region without a hotel near it is none.
  expect(regions.filter(({ type }) => type === 'train_station').length).toBeGreaterThan(5000);
});

it('puts a station into the city whose ward is nearest, or that its row names', () => {
  const cityOf = (name: string, area: string) => {
    const place = gazetteer.find((each) => each.ja === name && each.area === area);
    return place && getCity(place).ja;
  };
  expect(cityOf('高田駅', '14')).toBe('横浜');
  expect(cityOf('日吉駅', '14')).toBe('横浜');
  expect(cityOf('戸越銀座駅', '13')).toBe('東京');
  expect(cityOf('塚口駅', '28')).toBe('尼崎市');
  expect(cityOf('摂津富田駅', '27')).toBe('高槻市');
  expect(cityOf('戸隠神社', '20')).toBe('長野');
});

it('knows the lines of every station, of the largest ones too', () => {
  const stations = regions.filter(({ type }) => type === 'train_station');
  expect(stations.filter(({ lines = [] }) => lines.length === 0).map(({ name }) => name.ja)).toEqual([]);
});

it('puts places of early lists into the municipality or ward of a later list', () => {
  const cityOf = (name: string) => {
    const place = gazetteer.find(({ ja }) => ja === name);
    return place && getCity(place).ja;
  };
  expect(cityOf('インテックス大阪')).toBe('大阪');
  expect(cityOf('海浜幕張駅')).toBe('千葉');
  expect(cityOf('県営名古屋空港')).toBe('豊山町');
  // The offices of island villages are in 鹿児島市.
  expect(cityOf('天文館')).toBe('鹿児島');
});

it('has each station once, and gives no two places one number', () => {
  const numbers = gazetteer.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const stations = gazetteer.filter(({ kind }) => kind === 'train_station');
  const names = Map.groupBy(stations, ({ ja, area, lines }) => `${ja} ${area} ${lines?.join()}`);
  expect([...names].filter(([, namesakes]) => namesakes.length > 1)).toEqual([]);
});
