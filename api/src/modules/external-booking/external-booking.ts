import { createHash } from 'node:crypto';
import type { CancelPenalty } from '../../adapters/supplier/supplier-rate.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type {
  BilledTaxInput,
  BookViaExternalSupplierInput,
  CancelPenaltyInput,
  ExternalBookingErrorCode,
} from '../../graphql/__generated__/schema-types.ts';
import { unprintableCharacters } from '../document/pdf/unprintable-characters.ts';
import type { StoredGuest } from '../booking/booking-types.ts';
import {
  guestNameAsKept,
  isGuestName,
  isSpecialRequest,
  MAX_SPECIAL_REQUEST,
  oneSpace,
  textOrNull,
} from '../travel/validate-guests.ts';
import { addDays, dayInZone } from '../rate/calendar.ts';
import { countNights, type Stay } from '../rate/stay.ts';
import { stayFromInput } from '../rate/validate-stay.ts';
import { isVisible } from '../../lib/is-visible.ts';
import { isOneLine } from '../../lib/one-line.ts';
import { textLength } from '../../lib/text-length.ts';
import type { InvalidBilledTax } from '../tax-ground/check-bill-parts.ts';
import { checkBilledTax, type CheckedBilledTax } from '../tax-ground/check-billed-tax.ts';
import type { BilledTax } from '../tax-ground/settle-ground.ts';
import { readHotelPhone } from './hotel-phone.ts';
import { listCountryZones } from './country-zones.ts';

const MAX_PRICE = 100_000_000;
const MAX_NAME = 200;
const MAX_CONFIRMATION = 60;
const MAX_PENALTIES = 20;
const MAX_NIGHTS = 28;
const idempotencyKey = /^[\w-]{16,100}$/;
const DAY_MS = 86_400_000;

const textErrors = [
  ['supplierName', 'INVALID_SUPPLIER'],
  ['confirmationId', 'INVALID_CONFIRMATION'],
  ['hotelName', 'INVALID_HOTEL_NAME'],
  ['city', 'INVALID_CITY'],
] as const;

/** What an operator arranged elsewhere, checked as far as it can be without the database. */
export interface ExternalBooking {
  supplierName: string;
  confirmationId: string;
  hotelName: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** As entered; null: derived from country and city. */
  timeZone: string | null;
  /** Of the hotel, after the city; left out: not known. */
  address?: string;
  /** With `+` and the country's code; left out: not known. */
  phone?: string;
  stay: Stay;
  guests: StoredGuest[];
  paymentPrice: number;
  /** The region of the catalog that was chosen as the city; left out: none. */
  placeId?: string;
  /** Left out: no bill with Japanese tax is there yet. */
  billedTax?: BilledTax;
  /** Null: not known, so that canceling costs everything. Empty: free at any time. Amounts are for one room. */
  penalties: CancelPenalty[] | null;
}

export type CheckedExternal =
  | { kind: 'valid'; booking: ExternalBooking; hash: string }
  | ({ kind: 'invalid'; errorCode: ExternalBookingErrorCode } & ExternalProblem);

/** Where in an entry something is wrong. */
export type ExternalProblem = { guestIndex?: number } & Pick<
  InvalidBilledTax,
  'ratePercent' | 'missingPrice'
>;

/** Normalizes what the operator typed and checks it. Throws InvalidInputError for what has no code of its own. */
export function checkExternal(input: BookViaExternalSupplierInput, now: Date): CheckedExternal {
  const invalid = (errorCode: ExternalBookingErrorCode): CheckedExternal => ({ kind: 'invalid', errorCode });
  if (!idempotencyKey.test(input.idempotencyKey)) {
    throw new InvalidInputError('idempotencyKey must be 16 to 100 letters, digits, - or _.');
  }
  const texts = {
    supplierName: oneSpace(input.supplierName),
    confirmationId: oneSpace(input.supplierConfirmationId),
    hotelName: oneSpace(input.hotelName),
    city: oneSpace(input.city),
  };
  for (const [field, errorCode] of textErrors) {
    if (!isName(texts[field], field === 'confirmationId' ? MAX_CONFIRMATION : MAX_NAME)) {
      return invalid(errorCode);
    }
  }
  const countryCode = input.countryCode ?? '';
  if (countryCode === '') return invalid('COUNTRY_REQUIRED');
  if (listCountryZones(countryCode).length === 0) return invalid('INVALID_COUNTRY');
  const timeZone = textOrNull(input.timeZone);
  const address = oneSpace(input.address ?? '');
  if (address !== '' && !isName(address, MAX_NAME)) return invalid('INVALID_ADDRESS');
  const typedPhone = textOrNull(input.phone);
  const phone = typedPhone && readHotelPhone(typedPhone, countryCode);
  if (typedPhone && !phone) return invalid('INVALID_PHONE');
  // Often arranged by phone at night, and recorded the next day.
  const stay = stayFromInput(input.stay, now, addDays(dayInZone(now, 'Asia/Tokyo'), -1));
  if (stay.kind === 'invalid') return invalid('INVALID_STAY');
  if (input.guests.length !== stay.stay.occupancies.length) return invalid('GUEST_COUNT_MISMATCH');
  const guests = input.guests.map(toGuest);
  const wrong = guests.findIndex((guest) => !isGuestName(guest.familyName) || !isGuestName(guest.givenName));
  if (wrong >= 0) return { kind: 'invalid', errorCode: 'INVALID_GUEST_NAME', guestIndex: wrong };
  if (guests.some(({ specialRequest }) => !isSpecialRequest(specialRequest, true))) {
    throw new InvalidInputError(`specialRequest has at most ${MAX_SPECIAL_REQUEST} characters and no emoji.`);
  }
  const { paymentPrice } = input;
  if (paymentPrice < guests.length || paymentPrice > MAX_PRICE) return invalid('INVALID_PRICE');
  const billed =
    input.billedTax && readBilledTax(input.billedTax, { countryCode, paymentPrice, stay: stay.stay });
  if (billed?.kind === 'invalid') return billed;
  const penalties = input.cancelPenalties == null ? null : input.cancelPenalties.map(toPenalty);
  if (penalties !== null && (penalties.length > MAX_PENALTIES || penalties.includes(null))) {
    return invalid('INVALID_CANCEL_PENALTY');
  }
  const known = penalties?.flatMap((penalty) => penalty ?? []) ?? null;
  if (known && !areStages(known, stay.stay, paymentPrice)) return invalid('INVALID_CANCEL_PENALTY');
  // No card is chosen here and none may be charged without its holder: such a trip goes onto the invoice.
  if (input.paymentType !== 'INVOICE') return invalid('PAYMENT_METHOD_NOT_ALLOWED');
  const booking = {
    ...texts,
    countryCode,
    timeZone,
    // Left out where they are not known, so that requests of releases without them keep their hash.
    ...(address ? { address } : {}),
    ...(phone ? { phone } : {}),
    ...(input.placeId ? { placeId: input.placeId } : {}),
    ...(billed ? { billedTax: billed.billed } : {}),
    stay: stay.stay,
    guests,
    paymentPrice,
    penalties: known,
  };
  return { kind: 'valid', booking, hash: hashRequest(input, booking) };
}

/** Of a stay in Japan alone: elsewhere there is no Japanese tax in the price. */
function readBilledTax(
  input: BilledTaxInput,
  { countryCode, paymentPrice: price, stay }: { countryCode: string; paymentPrice: number; stay: Stay },
): CheckedBilledTax {
  if (countryCode !== 'JP') return { kind: 'invalid', errorCode: 'INVALID_BILLED_TAX' };
  return checkBilledTax(input, { price, roomNights: countNights(stay) * stay.occupancies.length });
}

/** A name has something to see, not spaces of no width alone, and vouchers can show it. */
function isName(text: string, limit: number): boolean {
  return (
    isVisible(text) &&
    textLength(text) <= limit &&
    isOneLine(text) &&
    unprintableCharacters(text).length === 0
  );
}

function toGuest(guest: BookViaExternalSupplierInput['guests'][number]): StoredGuest {
  return {
    familyName: guestNameAsKept(guest.familyName),
    givenName: guestNameAsKept(guest.givenName),
    specialRequest: textOrNull(guest.specialRequest),
    smoking: guest.smoking ?? false,
    employeeId: guest.employeeId ?? null,
  };
}

/** Null when it is not exactly one kind of cost, in yen, over a time that passes. */
function toPenalty(input: CancelPenaltyInput): CancelPenalty | null {
  const { amount, nights, percent } = input;
  const start = String(input.start);
  const end = String(input.end);
  const kinds = [amount, nights, percent].filter((kind) => kind != null);
  if (kinds.length !== 1 || input.currency !== 'JPY' || Date.parse(start) >= Date.parse(end)) return null;
  const window = { currency: 'JPY', start, end };
  if (amount != null) return /^\d{1,9}$/.test(amount) ? { ...window, amount } : null;
  if (nights != null) return nights >= 1 && nights <= MAX_NIGHTS ? { ...window, nights } : null;
  return percent != null && percent > 0 && percent <= 100 ? { ...window, percent } : null;
}

/** Stages of one stay: none within another, where they would add up; none after it; none above the price. */
function areStages(penalties: readonly CancelPenalty[], stay: Stay, price: number): boolean {
  const sorted = penalties.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  // A day later, so that it is over on every clock.
  const over = Date.parse(`${stay.checkout}T00:00:00Z`) + DAY_MS;
  return sorted.every(({ start, end, amount }, index) => {
    const next = sorted[index + 1];
    const apart = !next || Date.parse(end) <= Date.parse(next.start);
    const affordable = Number(amount ?? 0) * stay.occupancies.length <= price;
    return apart && affordable && Date.parse(start) < over;
  });
}

/** Releases before 0018 hash penalties as texts: a key that was used then stands for the same request now. */
function hashRequest(input: BookViaExternalSupplierInput, booking: ExternalBooking): string {
  const penalties =
    booking.penalties?.map(({ nights, percent, ...same }) => ({
      ...same,
      ...(nights === undefined ? {} : { nights: String(nights) }),
      ...(percent === undefined ? {} : { percent: `${percent}%` }),
    })) ?? null;
  const { parts, ...billedTax } = booking.billedTax ?? {};
  // One rate as requests of releases without parts had it.
  const billed = parts ? booking.billedTax : billedTax;
  const canonical = [
    input.branchId,
    input.employeeId,
    { ...booking, ...(booking.billedTax ? { billedTax: billed } : {}), penalties },
  ];
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex');
}
