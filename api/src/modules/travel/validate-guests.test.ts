import { describe, expect, it } from 'vitest';
import type { BookExpediaHotelInput } from '../../graphql/__generated__/schema-types.ts';
import { validateBooking } from './validate-guests.ts';

const guest = { familyName: 'Tanaka', givenName: 'Kenichi', smoking: false };
const input: BookExpediaHotelInput = {
  priceCheckId: 'check',
  guests: [guest],
  email: 'kenichi@sakura.example',
  phone: { countryCode: '81', areaCode: '3', number: '1234-5678' },
  paymentType: 'INVOICE',
  acceptedPaymentPrice: 10_000,
  acceptedTerms: true,
  idempotencyKey: 'key',
};
const rule = { roomCount: 1, unicodeAllowed: true };

function judge(change: Partial<BookExpediaHotelInput>, otherRule: Partial<typeof rule> = {}) {
  const result = validateBooking({ ...input, ...change }, { ...rule, ...otherRule });
  return result.kind === 'valid' ? 'valid' : result.failure;
}
const withName = (familyName: string) => ({ guests: [{ ...guest, familyName }] });
const withRequest = (specialRequest: string) => ({ guests: [{ ...guest, specialRequest }] });

describe('validating a booking', () => {
  it.each(['Tanaka', "O'Brien", 'Saint-Exupery', 'De La Cruz', 'a'.repeat(60), '  Tanaka  '])(
    'takes the name %j',
    (name) => {
      expect(judge(withName(name))).toBe('valid');
    },
  );

  it.each(['田中', 'Müller', 'Tanaka2', 'Tanaka.', '', ' ', "'", '-', 'a'.repeat(61), 'Tanaka\nKen', '<b>'])(
    'refuses the name %j',
    (name) => {
      expect(judge(withName(name))).toEqual({ errorCode: 'INVALID_GUEST_NAME', guestIndex: 0 });
    },
  );

  it('keeps full-width letters as the supplier takes them', () => {
    const result = validateBooking({ ...input, ...withName('　Ｏ＇Ｂｒｉｅｎ　') }, rule);
    expect(result).toMatchObject({ kind: 'valid', request: { guests: [{ familyName: "O'Brien" }] } });
  });

  it('names the guest that is wrong', () => {
    const guests = [guest, { ...guest, givenName: '健一' }];
    expect(judge({ guests }, { roomCount: 2 })).toEqual({ errorCode: 'INVALID_GUEST_NAME', guestIndex: 1 });
  });

  it('takes Japanese requests only where the hotel reads them', () => {
    expect(judge(withRequest('高層階希望\n禁煙'))).toBe('valid');
    const wrong = { errorCode: 'INVALID_SPECIAL_REQUEST', guestIndex: 0 };
    expect(judge(withRequest('高層階希望'), { unicodeAllowed: false })).toEqual(wrong);
    expect(judge(withRequest('Café near the lift, please!'), { unicodeAllowed: false })).toBe('valid');
    expect(judge(withRequest('5 × 2'), { unicodeAllowed: false })).toEqual(wrong);
    expect(judge(withRequest('x'.repeat(251)))).toEqual(wrong);
  });

  it('keeps texts without the control characters that word processors paste', () => {
    const memo = '目的\u000B会議\u0007\u0000';
    const result = validateBooking(
      { ...input, memo, departmentIdByEmployee: 'A\u0007', ...withRequest('bell\u0007\r\nlift\t2') },
      rule,
    );
    expect(result).toMatchObject({
      kind: 'valid',
      request: {
        memo: '目的\n会議',
        departmentIdByEmployee: 'A',
        guests: [{ specialRequest: 'bell\nlift 2' }],
      },
    });
  });

  it.each([
    [{ email: 'nobody' }],
    [{ email: 'a b@sakura.example' }],
    [{ email: 'a@b' }],
    [{ email: `${'a'.repeat(250)}@sakura.example` }],
    [{ email: 'あ@sakura.example' }],
    [{ email: 'ken\u200Bichi@sakura.example' }],
    [{ email: 'ken\u0007ichi@sakura.example' }],
    [{ email: 'kenichi@さくら.example' }],
    [{ phone: { countryCode: '999', number: '12345678' } }],
    [{ phone: { countryCode: '0', number: '12345678' } }],
    [{ phone: { countryCode: '081', number: '12345678' } }],
    [{ phone: { countryCode: '870', number: '12345678' } }],
    [{ phone: { countryCode: '81', number: '' } }],
    [{ phone: { countryCode: '81', number: '12x45678' } }],
    [{ phone: { countryCode: '8181', number: '12345678' } }],
    [{ phone: { countryCode: '81', areaCode: '3', number: '1'.repeat(23) } }],
  ])('refuses the contact %j', (change) => {
    expect(judge(change)).toEqual({ errorCode: 'INVALID_CONTACT' });
  });

  it('reads telephone numbers the way people in Japan write them', () => {
    const result = validateBooking(
      { ...input, phone: { countryCode: '+81', number: '０３－１２３４－５６７８' } },
      rule,
    );
    expect(result).toMatchObject({
      kind: 'valid',
      request: { phone: { countryCode: '81', areaCode: null, number: '0312345678' } },
    });
  });

  it.each(['81', '1', '+886', '376'])('takes the country code %j', (countryCode) => {
    expect(judge({ phone: { countryCode, number: '12345678' } })).toBe('valid');
  });

  it.each(["o'brien+trip@sakura.example", 'k_1-2.x@sub.sakura.example'])('takes the address %j', (email) => {
    expect(judge({ email })).toBe('valid');
  });

  it('asks for consent to the terms and one guest per room', () => {
    expect(judge({ acceptedTerms: false })).toEqual({ errorCode: 'TERMS_NOT_ACCEPTED' });
    expect(judge({}, { roomCount: 2 })).toEqual({ errorCode: 'GUEST_COUNT_MISMATCH' });
  });

  it('refuses emoji in a request, which vouchers can hardly print', () => {
    expect(judge(withRequest('高層階希望 😀'))).toEqual({
      errorCode: 'INVALID_SPECIAL_REQUEST',
      guestIndex: 0,
    });
    expect(judge(withRequest('☎ に電話'))).toBe('valid');
  });
});
