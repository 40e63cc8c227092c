import { describe, expect, it } from 'vitest';
import { toSuggestions } from './suggestions.ts';

const station = {
  id: '10140',
  name: '東京駅',
  nameFull: '東京駅, 東京, 東京都, 日本',
  type: 'TRAIN_STATION',
  propertyCount: 1_030,
};
const hotel = { id: '7', name: '鶴の亭', nameEn: 'Tsurunotei', city: null, countryCode: 'JP' };

describe('suggestions', () => {
  it('put places before hotels and tell ids of both kinds apart', () => {
    const items = toSuggestions([station, { ...station, id: '7' }], [hotel], '');
    expect(items.map(({ id }) => id)).toEqual(['region:10140', 'region:7', 'hotel:7']);
    expect(items[2]?.place).toEqual({ kind: 'hotel', id: '7', label: '鶴の亭', isAbroad: false });
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

  it('keep places that come after hotels there, under a heading of their own', () => {
    const canal = { ...station, name: 'キャナルシティ博多', type: 'CITY' };
    const items = toSuggestions(
      [{ ...canal, id: '2', name: 'シティプラザ' }, canal],
      [{ ...hotel, name: 'シティステイ松山' }],
      'シティ',
    );
    expect(items.map(({ group }) => group)).toEqual(['エリア', 'ホテル', 'その他の場所']);
  });

  it('put first what is called just as typed, be it a place or a hotel', () => {
    const ward = { ...station, id: '1', name: '鶴の丘', type: 'CITY' };
    const same = { ...station, id: '2', name: '鶴の亭', type: 'CITY' };
    const order = (regions: (typeof station)[]) =>
      toSuggestions(regions, [{ ...hotel, id: '6', name: '鶴の亭別館' }, hotel], '鶴の亭 ').map(
        ({ id }) => id,
      );
    expect(order([ward, same])).toEqual(['region:2', 'region:1', 'hotel:7', 'hotel:6']);
    expect(order([ward])).toEqual(['hotel:7', 'hotel:6', 'region:1']);
  });

  it('bring the lines of a heading together, as the box shows them', () => {
    const city = { ...station, type: 'CITY' };
    const items = toSuggestions([{ ...city, id: '1' }, station, { ...city, id: '3' }], [], '');
    expect(items.map(({ id }) => id)).toEqual(['region:1', 'region:3', 'region:10140']);
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

  it('call a ward a municipality, and the quarter of its name a quarter', () => {
    const type = 'NEIGHBORHOOD';
    const named = (name: string) => ({ ...station, type, name, nameFull: `${name}, 東京, 東京都, 日本` });
    const items = toSuggestions([named('新宿'), named('新宿区')], [], '新宿');
    expect(items.map(({ description }) => description?.split('・')[0])).toEqual(['地区', '市区町村']);
  });

  it('say in which prefecture the place is when others of its name are elsewhere', () => {
    const ward = { ...station, name: '港区', nameFull: '港区, 東京, 東京都, 日本', type: 'NEIGHBORHOOD' };
    const [item] = toSuggestions([ward, { ...ward, nameFull: '港区, 名古屋, 愛知県, 日本' }], [], '');
    expect(item).toMatchObject({ label: '港区', place: { label: '港区(東京都)', isAbroad: false } });
  });

  it('show a kind of place that is new to this screen as a pin', () => {
    expect(toSuggestions([{ ...station, type: 'HARBOUR' }], [], '')[0]).toMatchObject({
      icon: 'pin',
      group: 'エリア',
      description: '東京都 東京・ホテル1,030軒',
    });
  });
});
