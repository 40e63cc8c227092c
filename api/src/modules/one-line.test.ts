import { describe, expect, it } from 'vitest';
import type { BookExpediaHotelInput } from '../graphql/__generated__/schema-types.ts';
import { readNickname } from './card/validation.ts';
import { readBranchChanges } from './organization/branch-validation.ts';
import { normalizeBooking, validateBooking } from './travel/validate-guests.ts';
import { readPersonName } from './viewer/validation.ts';

const invisible = ['\u200B', '\u200D\u2060', '\u3000\u00AD', '\u3164', '\uFEFF\u2028', '\u{E0001}', '\u2800'];
const broken = ['営業\n部', '営業\r部', '営業\u2028部', '営業\u2029部', '営業\u0085部'];
const withControlCharacter = '営業\u0007部';

const booking = (change: Partial<BookExpediaHotelInput>): BookExpediaHotelInput => ({
  priceCheckId: 'check',
  guests: [{ familyName: 'TANAKA', givenName: 'KENICHI', smoking: false }],
  email: 'kenichi@sakura.example',
  phone: { countryCode: '81', areaCode: '3', number: '1234-5678' },
  paymentType: 'INVOICE',
  acceptedPaymentPrice: 10_000,
  acceptedTerms: true,
  idempotencyKey: 'key',
  ...change,
});
const judge = (change: Partial<BookExpediaHotelInput>) =>
  validateBooking(booking(change), { roomCount: 1, unicodeAllowed: true });

describe('a text of one line', () => {
  it.each(invisible)('is no name when nothing of it can be seen: %j', (text) => {
    expect(readPersonName(text)).toEqual({ code: 'INVALID_NAME' });
    expect(() => readNickname(text)).toThrow('nickname');
    const branch = { branchId: 'branch', branchName: text };
    expect(readBranchChanges(branch)).toEqual({ code: 'REQUIRED', field: 'branchName' });
    expect(judge({ guests: [{ familyName: text, givenName: 'KENICHI' }] })).toMatchObject({
      failure: { errorCode: 'INVALID_GUEST_NAME' },
    });
  });

  it.each(invisible)('is none where it may be left out: %j', (text) => {
    const texts = { companyIdByEmployee: text, departmentIdByEmployee: text, memo: text };
    const none = { companyIdByEmployee: null, departmentIdByEmployee: null, memo: null };
    expect(normalizeBooking(booking(texts))).toMatchObject(none);
    expect(readBranchChanges({ branchId: 'branch', companyIdByEmployee: text })).toEqual({
      company_id_by_employee: null,
    });
  });

  it.each([...broken, withControlCharacter])('has no line break and no control character: %j', (text) => {
    expect(readPersonName(text)).toEqual({ code: 'INVALID_NAME' });
    expect(() => readNickname(text)).toThrow('nickname');
    expect(readBranchChanges({ branchId: 'branch', branchName: text })).toEqual({ name: '営業 部' });
  });

  it.each(broken)('is refused as a code of a booking with a line break: %j', (text) => {
    for (const change of [{ companyIdByEmployee: text }, { departmentIdByEmployee: text }]) {
      expect(judge(change)).toMatchObject({ failure: { errorCode: 'INVALID_CONTACT' } });
    }
  });

  it('is kept as a code of a booking without control characters', () => {
    const request = { companyIdByEmployee: '営業部' };
    expect(judge({ companyIdByEmployee: withControlCharacter })).toMatchObject({ kind: 'valid', request });
  });

  it('is kept without spaces of no width, and with what joins the signs of a script', () => {
    expect(readPersonName('\u200B田中\u200B 健一\u2060')).toEqual({ name: '田中 健一' });
    expect(readNickname('\uFEFF部署の\u200Bカード')).toBe('部署のカード');
    const typed = { companyIdByEmployee: 'S\u200BKR', memo: '出\uFEFF張 👩\u200D💻\u2060' };
    const kept = { companyIdByEmployee: 'SKR', memo: '出張 👩\u200D💻' };
    expect(normalizeBooking(booking(typed))).toMatchObject(kept);
    const branchName = '東京\u200B本社\u2060 👩\u200D💻☎\uFE0F';
    expect(readBranchChanges({ branchId: 'branch', branchName })).toEqual({
      name: '東京本社 👩\u200D💻☎\uFE0F',
    });
    expect(readPersonName('علی\u200Cرضا')).toEqual({ name: 'علی\u200Cرضا' });
  });
});
