// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { formatCount, formatNights, formatOccupancy, formatParty } from './counts.ts';

describe('counts', () => {
  it('writes one room with the ages of its children', () => {
    expect(formatOccupancy({ adults: 2, childAges: [] })).toBe('大人2名');
    expect(formatOccupancy({ adults: 2, childAges: [9, 4] })).toBe('大人2名・子ども2名(9歳・4歳)');
  });

  it('adds up all rooms', () => {
    expect(
      formatParty([
        { adults: 2, childAges: [9] },
        { adults: 1, childAges: [] },
      ]),
    ).toBe('2室・大人3名・子ども1名');
    expect(formatParty([{ adults: 1, childAges: [] }])).toBe('1室・大人1名');
  });

  it('groups thousands', () => {
    expect(formatCount(12345, '軒')).toBe('12,345軒');
    expect(formatNights(3)).toBe('3泊');
  });
});
