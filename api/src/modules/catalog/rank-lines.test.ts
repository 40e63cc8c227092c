import { describe, expect, it } from 'vitest';
import { place } from './_place.ts';
import { buildPlaceIndex } from './place-index.ts';
import { rankPlaces } from './rank-places.ts';
import { readTyped } from './typed-place.ts';

describe('a railway line', () => {
  const station = (ja: string, kana: string, en: string, ...lines: string[]) =>
    place('TRAIN_STATION', ja, kana, en, { readings: [kana, ...lines] });

  it('stands for its stations, unless only one is known by that name of it', async () => {
    const stations = await buildPlaceIndex([
      station('渋谷駅', 'しぶやえき', 'Shibuya Station', '東急田園都市線'),
      station('池尻大橋駅', 'いけじりおおはしえき', 'Ikejiri-Ohashi Station', '東急田園都市線'),
      station('摂津富田駅', 'せっつとんだえき', 'Settsu-Tonda Station', 'JR京都線'),
    ]);
    const found = (typed: string) =>
      rankPlaces(stations, readTyped(typed), { limit: 8 }).map(({ place: { names: all } }) => all[0]);
    expect(found('田園都市線').toSorted()).toEqual(['池尻大橋駅', '渋谷駅']);
    expect(found('JR京都線')).toEqual([]);
  });
});

describe('a prefecture and a city of one name', () => {
  it('come by how many hotels the city has of those of the prefecture', async () => {
    const two = async (hotelsOfCity: number) => {
      const both = await buildPlaceIndex([
        place('CITY', '沖縄市', 'おきなわし', 'Okinawa City', { property_count: hotelsOfCity }),
        place('PROVINCE_STATE', '沖縄県', 'おきなわけん', 'Okinawa', { property_count: 140 }),
      ]);
      return rankPlaces(both, readTyped('沖縄'), { limit: 1 })[0]?.place.type;
    };
    expect(await two(2)).toBe('PROVINCE_STATE');
    expect(await two(60)).toBe('CITY');
  });
});
