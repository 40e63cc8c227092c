import { describe, expect, it } from 'vitest';
import { rateFixture } from './_rate-fixture.ts';
import { findRateForPrepare } from './find-rate.ts';
import { mapRate } from './map-rate.ts';
import type { Stay } from './stay.ts';

const stay: Stay = {
  checkin: '2027-01-31',
  checkout: '2027-02-01',
  occupancies: [{ adults: 2, childAges: [] }],
  currency: 'JPY',
  countryCode: 'JP',
  language: 'ja-JP',
};
const context = {
  propertyId: '11',
  roomId: '22',
  stay,
  timeZone: 'Asia/Tokyo',
  now: new Date('2027-01-01T00:00:00Z'),
};

describe('mapRate', () => {
  it('carries property, room, rate and stay in its id', () => {
    const { id } = mapRate(rateFixture(), context);
    expect(id).toBe('Rate:11:22:900:standalone:2027-01-31.2027-02-01.2.JPY.JP');
    const other = mapRate(rateFixture(), { ...context, stay: { ...stay, countryCode: 'US' } });
    expect(other.id).not.toBe(id);
  });

  // spec: 3.rate
  it('believes the supplier about packages, and the sales environment when it says nothing', () => {
    const marked = rateFixture({ isPackage: true });
    expect(mapRate(marked, context)).toMatchObject({ __typename: 'PackageRate', isPackageRate: true });
    expect(mapRate(rateFixture(), { ...context, isPackageRate: true }).__typename).toBe('PackageRate');
    expect(mapRate(rateFixture(), context).__typename).toBe('StandAloneRate');
  });
});

describe('findRateForPrepare', () => {
  const hotel = { hotelId: '11', score: 0, rooms: [{ id: '22', name: 'ダブル', rates: [rateFixture()] }] };
  const wanted = { roomId: '22', rateId: '900', bedGroupId: '70' };

  it('finds the price check behind the chosen bed', () => {
    expect(findRateForPrepare(hotel, wanted)).toMatchObject({
      kind: 'found',
      bedGroup: { priceCheck: { token: 'check-abc' } },
    });
  });

  it('tells sold out from a rate that is not there', () => {
    expect(findRateForPrepare(undefined, wanted).kind).toBe('sold_out');
    expect(findRateForPrepare({ ...hotel, rooms: [] }, wanted).kind).toBe('sold_out');
    expect(findRateForPrepare(hotel, { ...wanted, rateId: '1' }).kind).toBe('rate_not_found');
    expect(findRateForPrepare(hotel, { ...wanted, bedGroupId: '1' }).kind).toBe('rate_not_found');
  });
});
