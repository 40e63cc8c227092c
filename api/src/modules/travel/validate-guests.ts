import type { BookExpediaHotelInput, PhoneInput } from '../../graphql/__generated__/schema-types.ts';
import { isCallingCode } from '../../lib/is-calling-code.ts';
import { isVisible } from '../../lib/is-visible.ts';
import { isOneLine, stripNoWidth } from '../../lib/one-line.ts';
import { textLength } from '../../lib/text-length.ts';
import type { BookFailure, BookingRequest, StoredGuest } from '../booking/booking-types.ts';

const MAX_NAME = 60;
/** What the supplier takes. */
export const MAX_SPECIAL_REQUEST = 250;
const MAX_MEMO = 1000;
const MAX_CODE = 60;
/** Rapid: the entire phone number must not exceed 25 characters. */
const MAX_PHONE = 25;

/** Latin letters, space, hyphen and apostrophe, beginning with a letter: what a passport and the supplier take. */
const guestName = /^[A-Za-z][A-Za-z '-]*$/;
/** Printable ASCII and the letters of Latin-1; the two signs of Latin-1 that are no letters stay out. */
const latinText = /^[\u0020-\u007E\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u00FF]*$/;
/** Pictures: vouchers can print hardly any. */
const emoji = /\p{Emoji_Presentation}/u;
/** Also those of word processors: U+000B, U+000C, U+0085, U+2028, U+2029. */
const anyLineBreak = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const otherControlCharacters = /(?!\n)\p{Cc}/gu;
const email =
  /^(?:(?![@<>()&,;:"\\[\]])[!-~])+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;
const digits = /^\d+$/;

export type ValidatedRequest =
  | { kind: 'valid'; request: BookingRequest }
  | { kind: 'invalid'; failure: BookFailure };

/**
 * Normalizes what the user typed and checks what needs no other data than the rooms and the property's
 * rule on special requests (domain E5). Names are sent as given, never transliterated silently.
 */
export function validateBooking(
  input: BookExpediaHotelInput,
  rule: { roomCount: number; unicodeAllowed: boolean },
): ValidatedRequest {
  const invalid = (errorCode: BookFailure['errorCode'], guestIndex?: number): ValidatedRequest => ({
    kind: 'invalid',
    failure: guestIndex === undefined ? { errorCode } : { errorCode, guestIndex },
  });
  if (!input.acceptedTerms) return invalid('TERMS_NOT_ACCEPTED');
  if (input.guests.length !== rule.roomCount) return invalid('GUEST_COUNT_MISMATCH');
  const request = normalizeBooking(input);
  for (const [index, guest] of request.guests.entries()) {
    if (!isGuestName(guest.familyName) || !isGuestName(guest.givenName))
      return invalid('INVALID_GUEST_NAME', index);
    if (!isSpecialRequest(guest.specialRequest, rule.unicodeAllowed))
      return invalid('INVALID_SPECIAL_REQUEST', index);
  }
  if (request.email.length > 254 || !email.test(request.email)) return invalid('INVALID_CONTACT');
  if (!isPhone(request.phone)) return invalid('INVALID_CONTACT');
  if (
    [request.companyIdByEmployee, request.departmentIdByEmployee].some(
      (code) => isTooLong(code, MAX_CODE) || !isOneLine(code ?? ''),
    )
  ) {
    return invalid('INVALID_CONTACT');
  }
  if (isTooLong(request.memo, MAX_MEMO)) return invalid('INVALID_CONTACT');
  return { kind: 'valid', request };
}

/** Trims everything and turns empty optional texts into null, so that the same booking always looks the same. */
export function normalizeBooking(input: BookExpediaHotelInput): BookingRequest {
  return {
    guests: input.guests.map(
      (guest): StoredGuest => ({
        familyName: guestNameAsKept(guest.familyName),
        givenName: guestNameAsKept(guest.givenName),
        specialRequest: textOrNull(guest.specialRequest),
        smoking: guest.smoking ?? false,
        employeeId: guest.employeeId ?? null,
      }),
    ),
    email: input.email.trim(),
    phone: normalizePhone(input.phone),
    companyIdByEmployee: textOrNull(input.companyIdByEmployee),
    departmentIdByEmployee: textOrNull(input.departmentIdByEmployee),
    memo: textOrNull(input.memo),
    previousTravelId: input.previousTravelId ?? null,
  };
}

/** Without the signs that people group digits by; of Japan where no country is named. */
export function normalizePhone(phone: PhoneInput): BookingRequest['phone'] {
  return {
    countryCode: compactPhone(phone.countryCode ?? '81').replace(/^\+/, ''),
    areaCode: textOrNull(compactPhone(phone.areaCode ?? '')),
    number: compactPhone(phone.number),
  };
}

/** Whether a passport and the supplier take it: Latin letters, at most 60 characters. */
export function isGuestName(name: string): boolean {
  return name.length <= MAX_NAME && guestName.test(name);
}

/** Whether the hotel can read it. */
export function isSpecialRequest(text: string | null, unicodeAllowed: boolean): boolean {
  if (text === null) return true;
  if (textLength(text) > MAX_SPECIAL_REQUEST) return false;
  if (emoji.test(text)) return false;
  return unicodeAllowed || latinText.test(text.replaceAll('\n', ' '));
}

function isPhone(phone: BookingRequest['phone']): boolean {
  const parts = [phone.countryCode, phone.areaCode ?? '', phone.number];
  return (
    isCallingCode(phone.countryCode) &&
    (phone.areaCode === null || digits.test(phone.areaCode)) &&
    digits.test(phone.number) &&
    phone.number.length >= 4 &&
    parts.join('').length <= MAX_PHONE
  );
}

function isTooLong(text: string | null, limit: number): boolean {
  return text !== null && textLength(text) > limit;
}

/** A guest's name as it is kept: full-width letters as ASCII, which is what a passport and the supplier take. */
export function guestNameAsKept(typed: string): string {
  return oneSpace(typed.normalize('NFKC'));
}

/** As it is kept: no space around it, one between words, none without a width. */
export function oneSpace(text: string): string {
  return stripNoWidth(text).trim().replace(/ {2,}/g, ' ');
}

function compactPhone(text: string): string {
  return text.normalize('NFKC').replace(/[\s()\-‐-―−ー]/g, '');
}

/**
 * As it is kept: trimmed, with plain line breaks and no other control character, which nobody sees and word processors
 * paste; empty is none, and so is what shows nothing.
 */
export function textOrNull(text: string | null | undefined): string | null {
  const trimmed = stripNoWidth(text ?? '')
    .replace(anyLineBreak, '\n')
    .replaceAll('\t', ' ')
    .replace(otherControlCharacters, '')
    .trim();
  return isVisible(trimmed) ? trimmed : null;
}
