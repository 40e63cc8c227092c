import { describe, expect, it } from 'vitest';
import { toBookRequest, toRoomChange, toShopRequest } from './request-mapping.ts';

const guest = { givenName: 'KENICHI', familyName: 'TANAKA', smoking: false, specialRequest: null };

describe('a request to Rapid', () => {
  it('books in the name of the first guest, without a card, and leaves out what was not asked', () => {
    const phone = { countryCode: '81', areaCode: null, number: '312345678' };
    const second = { ...guest, givenName: 'HANAKO', specialRequest: 'Quiet room' };
    const request = { reference: '4480ABC', email: 'tanaka@sakura.example', phone, guests: [guest, second] };
    expect(toBookRequest(request)).toStrictEqual({
      affiliate_reference_id: '4480ABC',
      hold: false,
      email: 'tanaka@sakura.example',
      phone: { country_code: '81', number: '312345678' },
      rooms: [
        { given_name: 'KENICHI', family_name: 'TANAKA', smoking: false },
        { given_name: 'HANAKO', family_name: 'TANAKA', smoking: false, special_request: 'Quiet room' },
      ],
      payments: [
        {
          type: 'affiliate_collect',
          billing_contact: { given_name: 'KENICHI', family_name: 'TANAKA', address: { country_code: 'JP' } },
        },
      ],
    });
    expect(toBookRequest({ ...request, phone: { ...phone, areaCode: '3' } }).phone.area_code).toBe('3');
  });

  it('changes a room as a whole: no special request takes it away', () => {
    expect(toRoomChange(guest)).toEqual({
      given_name: 'KENICHI',
      family_name: 'TANAKA',
      smoking: false,
      special_request: '',
    });
  });

  it('asks for rates alone, or for packages', () => {
    const stay = { checkin: '2027-01-31', checkout: '2027-02-02', occupancies: ['2-9,4'] };
    const sale = { currency: 'JPY', countryCode: 'JP', language: 'ja-JP' };
    const request = { ...stay, ...sale, hotelIds: ['19248'], ratesPerHotel: 25, packages: false };
    expect(toShopRequest(request)).toStrictEqual({
      ...stay,
      ...sale,
      propertyIds: ['19248'],
      ratePlanCount: 25,
      salesChannel: 'website',
      salesEnvironment: 'hotel_only',
    });
    expect(toShopRequest({ ...request, packages: true }).salesEnvironment).toBe('hotel_package');
  });
});
