import { describe, expect, it } from 'vitest';
import type { BookingRequest } from './booking-types.ts';
import { hashRequest, sameMeans } from './request-hash.ts';

const request: BookingRequest = {
  guests: [
    { familyName: 'Tanaka', givenName: 'Kenichi', specialRequest: null, smoking: false, employeeId: null },
  ],
  email: 'kenichi@sakura.example',
  phone: { countryCode: '81', areaCode: '3', number: '12345678' },
  companyIdByEmployee: null,
  departmentIdByEmployee: null,
  memo: null,
  previousTravelId: null,
};

describe('the hash of a booking', () => {
  it('is the same for the same booking', () => {
    expect(hashRequest('check', 10_000, structuredClone(request))).toBe(
      hashRequest('check', 10_000, request),
    );
  });

  it('differs with every part of it', () => {
    const hashes = [
      hashRequest('check', 10_000, request),
      hashRequest('other', 10_000, request),
      hashRequest('check', 10_001, request),
      hashRequest('check', 10_000, request, 0),
      hashRequest('check', 10_000, request, 500),
      ...(
        [
          { email: 'other@sakura.example' },
          { memo: 'x' },
          { companyIdByEmployee: 'x' },
          { departmentIdByEmployee: 'x' },
          { previousTravelId: 'x' },
          { phone: { ...request.phone, areaCode: null, number: '312345678' } },
          { guests: [...request.guests, ...request.guests] },
          { guests: request.guests.map((guest) => ({ ...guest, smoking: true })) },
        ] satisfies Partial<BookingRequest>[]
      ).map((change) => hashRequest('check', 10_000, { ...request, ...change })),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('the means of payment', () => {
  it('are the same for the same card or for the invoice', () => {
    const card = (creditCardId: string) => ({ type: 'CREDIT_CARD', creditCardId }) as const;
    expect(sameMeans(card('a'), card('a'))).toBe(true);
    expect(sameMeans(card('a'), card('b'))).toBe(false);
    expect(sameMeans({ type: 'INVOICE' }, { type: 'INVOICE' })).toBe(true);
    expect(sameMeans({ type: 'INVOICE' }, card('a'))).toBe(false);
  });
});
