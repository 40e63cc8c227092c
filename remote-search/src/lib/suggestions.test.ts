import { describe, expect, it } from 'vitest';
import { toSuggestions } from './suggestions.ts';

const station = {
  id: '10140',
  name: '東京駅',
  nameFull: '東京駅, 東京, 東京都, 日本',
  type: 'TRAIN_STATION',
  propertyCount: 1_030,
};
const hotel = { id: '7', name: '鶴の亭', nameEn: 'Tsurunotei', city: null };

describe('suggestions', () => {
  it('put places before hotels and tell ids of both kinds apart', () => {
    const items = toSuggestions([station, { ...station, id: '7' }], [hotel], '');
    expect(items.map(({ id }) => id)).toEqual(['region:10140', 'region:7', 'hotel:7']);
    expect(items[2]?.place).toEqual({ kind: 'hotel', id: '7', label: '鶴の亭' });
  });

  it('put a hotel that begins with typed kana before places that only contain them', () => {
    const canal = { ...station, id: '1', name: 'キャナルシティ博多', type: 'POINT_OF_INTEREST' };
    const begins = { ...station, id: '2', name: 'シティプラザ' };
    const city = { ...hotel, name: 'シティステイ松山' };
    const order = (typed: string, hotels = [city]) =>
      toSuggestions([begins, canal], hotels, typed).map(({ id }) => id);
    expect(order('シティ')).toEqual(['region:2', 'hotel:7', 'region:1']);
    expect(order('してぃ')).toEqual(['region:2', 'hotel:7', 'region:1']);
    expect(order('シティ', [hotel])).toEqual(['region:2', 'region:1', 'hotel:7']);
    expect(order('博多')).toEqual(['region:2', 'region:1', 'hotel:7']);
  });

  it('say what kind of place it is and where it lies, in Japanese order', () => {
    const [item] = toSuggestions([station], [], '');
    expect(item).toMatchObject({ icon: 'train', description: '駅・東京都 東京・ホテル1,030軒' });
  });

  it('tell a city, its surroundings and its prefecture apart by their kind', () => {
    const city = { ...station, name: '東京', nameFull: '東京, 東京都, 日本', type: 'CITY' };
    const items = toSuggestions(
      [
        city,
        { ...city, id: '2', type: 'MULTI_CITY_VICINITY' },
        { ...city, id: '3', name: '東京都', nameFull: '東京都, 日本', type: 'PROVINCE_STATE' },
      ],
      [],
      '',
    );
    expect(items.map(({ description }) => description)).toEqual([
      '市区町村・東京都・ホテル1,030軒',
      '周辺を含む地域・東京都・ホテル1,030軒',
      '都道府県・州・ホテル1,030軒',
    ]);
  });

  it('name places of one name by their prefecture, and leave the name alone where it says enough', () => {
    const ward = { ...station, name: '港区', nameFull: '港区, 東京, 東京都, 日本', type: 'NEIGHBORHOOD' };
    const springfield = { ...station, name: 'スプリングフィールド', type: 'CITY' };
    const items = toSuggestions(
      [
        ward,
        { ...ward, id: '2', nameFull: '港区, 名古屋, 愛知県, 日本' },
        { ...ward, id: '7', name: '大阪市大正区', nameFull: '大阪市大正区, 大阪, 大阪府, 日本' },
        { ...ward, id: '8', name: '大正区', nameFull: '大正区, 東京, 東京都, 日本' },
        { ...station, id: '9', name: '日本橋', nameFull: '日本橋, 東京, 東京都, 日本' },
        { ...station, id: '10', name: '日本橋駅', nameFull: '日本橋駅, 大阪, 大阪府, 日本' },
        { ...ward, id: '3', name: '東京', nameFull: '東京, 東京都, 日本' },
        { ...ward, id: '4', name: '東京', nameFull: '東京, 東京都, 日本', type: 'MULTI_CITY_VICINITY' },
        { ...springfield, nameFull: 'スプリングフィールド, イリノイ州, アメリカ' },
        { ...springfield, nameFull: 'スプリングフィールド, ミズーリ州, アメリカ' },
      ],
      [],
      '',
    );
    expect(items.map(({ place }) => place.label)).toEqual([
      '港区(東京都)',
      '港区(愛知県)',
      '大阪市大正区',
      '大正区(東京都)',
      '日本橋(東京都)',
      '日本橋駅',
      '東京',
      '東京',
      'スプリングフィールド(アメリカ イリノイ州)',
      'スプリングフィールド(アメリカ ミズーリ州)',
    ]);
    expect(items[0]?.label).toBe('港区');
  });

  it('show a kind of place that is new to this screen as a pin', () => {
    expect(toSuggestions([{ ...station, type: 'HARBOUR' }], [], '')[0]?.icon).toBe('pin');
  });
});
