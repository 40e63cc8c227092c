import { describe, expect, it } from 'vitest';
import { withOffices } from './office-suggestions.ts';
import { toSuggestions } from './suggestions.ts';

const city = { id: '1', name: '大阪', nameFull: '大阪, 大阪府, 日本', type: 'CITY', propertyCount: 90 };
const hotel = { id: '7', name: '大阪鶴の亭', nameEn: 'Tsurunotei', city: null, countryCode: 'JP' };
const items = toSuggestions([city], [hotel], '');
const offices = [
  { id: 'a', name: '大阪支社', place: { id: '10', name: '本町駅' } },
  { id: 'b', name: '旧大阪支社', place: null },
];
const ids = (typed: string) => withOffices(items, typed, offices).map(({ id }) => id);

describe('offices among the suggestions', () => {
  it('come after the places that the text names, and before hotels', () => {
    expect(ids('大阪')).toEqual(['region:1', 'office:a', 'hotel:7']);
  });

  it('come first when they are called just so, however it is written', () => {
    expect(ids('大阪支社')[0]).toBe('office:a');
    expect(ids(' 大阪 支社 ')[0]).toBe('office:a');
  });

  it('are searched around, and are missing where the catalog has their place no more', () => {
    const [first] = withOffices([], '大阪支社', offices);
    expect(first).toMatchObject({ label: '大阪支社', place: { kind: 'region', id: '10', label: '本町駅' } });
    expect(ids('旧大阪')).toEqual(['region:1', 'hotel:7']);
  });

  it('leave the order of places and hotels alone', () => {
    const later = toSuggestions(
      [{ ...city, name: 'キャナルシティ博多' }],
      [{ ...hotel, name: 'シティ松山' }],
      'シティ',
    );
    const order = (known: typeof offices) => withOffices(later, 'シティ', known).map(({ id }) => id);
    expect(order([])).toEqual(['hotel:7', 'region:1']);
    expect(order([{ id: 'c', name: '松山シティ支社', place: offices[0]?.place ?? null }])).toEqual([
      'office:c',
      'hotel:7',
      'region:1',
    ]);
  });

  it('come after hotels when one of these is called just so', () => {
    const named = toSuggestions([], [{ ...hotel, name: '大阪支' }], '大阪支');
    expect(withOffices(named, '大阪支', offices).map(({ id }) => id)).toEqual(['hotel:7', 'office:a']);
  });

  it('come together when one of them is called just so', () => {
    const more = [{ id: 'c', name: '新大阪支社', place: null }, ...offices];
    const near = { id: 'd', name: '北大阪支社', place: { id: '11', name: '千里中央駅' } };
    const found = withOffices(items, '大阪支社', [near, ...more]);
    expect(found.map(({ id }) => id)).toEqual(['office:a', 'office:d', 'region:1', 'hotel:7']);
  });

  it('are none while nothing is typed', () => {
    expect(ids(' ')).toEqual(['region:1', 'hotel:7']);
  });
});
