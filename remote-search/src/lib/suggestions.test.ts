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
    const items = toSuggestions([station, { ...station, id: '7' }], [hotel]);
    expect(items.map(({ id }) => id)).toEqual(['region:10140', 'region:7', 'hotel:7']);
    expect(items[2]?.place).toEqual({ kind: 'hotel', id: '7', label: '鶴の亭' });
  });

  it('say where a place lies without repeating its name', () => {
    const [item] = toSuggestions([station], []);
    expect(item).toMatchObject({ icon: 'train', description: '東京, 東京都, 日本・ホテル1,030軒' });
  });

  it('show a kind of place that is new to this screen as a pin', () => {
    expect(toSuggestions([{ ...station, type: 'HARBOUR' }], [])[0]?.icon).toBe('pin');
  });
});
