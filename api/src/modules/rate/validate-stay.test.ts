import { describe, expect, it } from 'vitest';
import { stayKey } from './stay.ts';
import { type StayInput, stayFromInput } from './validate-stay.ts';

const now = new Date('2026-11-21T15:30:00Z');
const input: StayInput = {
  checkin: '2026-12-31',
  checkout: '2027-01-02',
  occupancies: [{ adults: 2, childAges: [9, 4] }, { adults: 1 }],
};
const reason = (change: Partial<StayInput>) => {
  const result = stayFromInput({ ...input, ...change }, now);
  return result.kind === 'invalid' ? result.reason : result.kind;
};

describe('stayFromInput', () => {
  it('accepts a stay over the end of the year and fills the defaults', () => {
    expect(stayFromInput(input, now)).toMatchObject({
      kind: 'valid',
      stay: { currency: 'JPY', countryCode: 'JP', language: 'ja-JP', occupancies: [{}, { childAges: [] }] },
    });
  });

  it('refuses dates that do not exist, are in the wrong order or too far apart', () => {
    expect(reason({ checkout: '2027-02-30' })).toBe('DATES');
    expect(reason({ checkout: '2026-12-31' })).toBe('NIGHTS');
    expect(reason({ checkin: '2026-12-01', checkout: '2026-12-29' })).toBe('valid');
    expect(reason({ checkin: '2026-12-01', checkout: '2026-12-30' })).toBe('NIGHTS');
  });

  it('takes the day that is still today somewhere, and a year ahead of Japan at most', () => {
    expect(reason({ checkin: '2026-11-21', checkout: '2026-11-22' })).toBe('valid');
    expect(reason({ checkin: '2026-11-20', checkout: '2026-11-22' })).toBe('PAST');
    expect(reason({ checkin: '2027-11-22', checkout: '2027-11-23' })).toBe('valid');
    expect(reason({ checkin: '2027-11-23', checkout: '2027-11-24' })).toBe('TOO_FAR');
  });

  it('holds rooms and guests to the limits of the supplier', () => {
    const rooms = (count: number) => Array.from({ length: count }, () => ({ adults: 1 }));
    expect(reason({ occupancies: rooms(8) })).toBe('valid');
    expect(reason({ occupancies: rooms(9) })).toBe('OCCUPANCIES');
    expect(reason({ occupancies: [] })).toBe('OCCUPANCIES');
    expect(reason({ occupancies: [{ adults: 15 }] })).toBe('OCCUPANCIES');
    expect(reason({ occupancies: [{ adults: 1, childAges: [18] }] })).toBe('OCCUPANCIES');
    const children = (count: number) => [{ adults: 1, childAges: Array.from({ length: count }, () => 9) }];
    expect(reason({ occupancies: children(6) })).toBe('valid');
    expect(reason({ occupancies: children(7) })).toBe('OCCUPANCIES');
    expect(reason({ occupancies: children(1000) })).toBe('OCCUPANCIES');
  });

  it('sells in yen only', () => {
    expect(reason({ currency: 'USD' })).toBe('CURRENCY');
  });

  it('buys in Japan, whatever the client says', () => {
    expect(reason({ countryCode: 'JP' })).toBe('valid');
    expect(reason({ countryCode: null })).toBe('valid');
    for (const countryCode of ['KP', 'US', 'jp', '']) expect(reason({ countryCode })).toBe('COUNTRY');
  });
});

describe('the key of a stay', () => {
  it('says dates, rooms in order and point of sale', () => {
    const result = stayFromInput(input, now);
    if (result.kind !== 'valid') throw new Error('The stay is valid.');
    expect(stayKey(result.stay)).toBe('2026-12-31.2027-01-02.2-9,4+1.JPY.JP');
  });
});
