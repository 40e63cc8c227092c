import { describe, expect, it } from 'vitest';
import { findOffice, withOffices } from './office-suggestions.ts';
import { toSuggestions } from './suggestions.ts';

const city = { id: '1', name: '大阪', nameFull: '大阪, 大阪府, 日本', type: 'CITY', propertyCount: 90 };
const hotel = { id: '7', name: '大阪鶴の亭', nameEn: 'Tsurunotei', city: null };
const items = toSuggestions([city], [hotel], '');
const offices = [
  { id: 'a', name: '大阪支社', place: { id: '10', name: '本町駅' } },
  { id: 'b', name: '旧大阪支社', place: null },
];
const ids = (typed: string) => withOffices(items, typed, offices).map(({ id }) => id);

describe('offices among the suggestions', () => {
  it('stand behind the places that the text names, and before hotels', () => {
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

  it('are taken for a text that nobody chose a suggestion for only when they are called so', () => {
    expect(findOffice('大阪支社', offices)?.id).toBe('office:a');
    expect(findOffice('大阪', offices)).toBeUndefined();
    expect(findOffice('', offices)).toBeUndefined();
  });
});
