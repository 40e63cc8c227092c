import { describe, expect, it } from 'vitest';
import {
  filterFromParams,
  filterToInput,
  filterToParams,
  isNarrowed,
  type TripFilter,
} from './trip-filter.ts';

const read = (text: string) => filterFromParams(new URLSearchParams(text));

describe('the filter of the trip list in the address', () => {
  it('comes back as it was written', () => {
    const filter: TripFilter = {
      statuses: ['BOOKED', 'PARTIALLY_CANCELED'],
      kind: 'guest',
      keyword: 'TANAKA KEN',
      onlyMine: true,
      onlyUpcoming: true,
      sort: 'stay-desc',
    };
    expect(read(filterToParams(filter).toString())).toEqual(filter);
  });

  it('leaves out what says nothing', () => {
    expect(filterToParams(read('')).toString()).toBe('');
    expect(isNarrowed(read('sort=stay'))).toBe(false);
  });

  it('drops states, orders and blanks that mean nothing', () => {
    expect(read('status=lost&status=booked&status=booked&sort=magic&hotel=%20&number=T-1')).toMatchObject({
      statuses: ['BOOKED'],
      sort: 'booked',
      kind: 'number',
      keyword: 'T-1',
    });
  });
});

describe('the filter for the API', () => {
  it('sends the text as what it is about, and nothing else', () => {
    const input = filterToInput(read('number=T-261121'), '2026-12-01');
    expect(input).toMatchObject({ travelNumber: 'T-261121', hotelName: undefined, guestName: undefined });
    expect(input.statuses).toBeUndefined();
    expect(input.stayFrom).toBeUndefined();
  });

  it('asks for stays from today on when only upcoming ones are wanted', () => {
    expect(filterToInput(read('upcoming=1&mine=1&sort=stay'), '2026-12-01')).toMatchObject({
      stayFrom: '2026-12-01',
      onlyMine: true,
      sort: 'START_DATE_ASC',
    });
  });
});
