import { type NestedError, invalidInput } from './errors.ts';

export interface BookingRoomRequest {
  given_name: string;
  family_name: string;
  smoking?: boolean;
  special_request?: string;
  loyalty?: { member_id?: string; program_id?: string };
}

export interface BookingRequest {
  affiliate_reference_id?: string;
  affiliate_metadata?: string;
  hold?: boolean;
  email: string;
  phone: { country_code: string; area_code?: string; number: string };
  rooms: BookingRoomRequest[];
  payments?: {
    type: string;
    billing_contact: { given_name: string; family_name: string; address: { country_code: string } };
  }[];
}

type Body = Record<string, unknown>;

const record = (value: unknown): Body => (value !== null && typeof value === 'object' ? (value as Body) : {});
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function fail(type: string, message: string, name: string, value?: unknown): NestedError {
  return {
    type,
    message,
    fields: [{ name, type: 'body', ...(value !== undefined && { value: String(value) }) }],
  };
}

/** One address with a dot in its domain; the supplier checks RFC 822, which hardly refuses more. */
export function isEmail(value: string): boolean {
  return /^[^\s@<>(),;]+@[^\s@<>(),;]+\.[^\s@<>(),;]+$/.test(value);
}

function nameProblems(room: Body, index: number): NestedError[] {
  return (['given_name', 'family_name'] as const).flatMap((part) => {
    const name = `rooms[${index}].${part}`;
    const value = text(room[part]);
    if (!value) return [fail(`${part}.required`, `${part} is required.`, name)];
    if (value.length > 60)
      return [fail(`${part}.invalid`, `${part} must be at most 60 characters.`, name, value)];
    return [];
  });
}

function paymentProblems(payment: Body): NestedError[] {
  const type = text(payment.type);
  const contact = record(payment.billing_contact);
  const country = text(record(contact.address).country_code);
  const errors: NestedError[] = [];
  if (!['corporate_card', 'customer_card', 'virtual_card', 'affiliate_collect'].includes(type)) {
    errors.push(fail('payments.type.invalid', 'Payment type is invalid.', 'payments.type', type));
  }
  for (const part of ['given_name', 'family_name'] as const) {
    if (!text(contact[part]))
      errors.push(fail(`billing_contact.${part}.required`, `${part} is required.`, part));
  }
  if (!/^[A-Z]{2}$/.test(country)) {
    errors.push(
      fail('address.country_code.invalid', 'Address country code is invalid.', 'country_code', country),
    );
  }
  const latin = ['line_1', 'line_2', 'city'].map((part) => text(record(contact.address)[part])).join('');
  if (/[^\u0020-\u00ff]/.test(latin)) {
    errors.push(fail('address.invalid', 'Address characters must be in ISO-8859-1.', 'address'));
  }
  return errors;
}

function phoneProblems(phone: Body): NestedError[] {
  const digits = `${text(phone.country_code)}${text(phone.area_code)}${text(phone.number)}`;
  if (!text(phone.country_code))
    return [fail('phone.country_code.required', 'Phone country code is required.', 'phone.country_code')];
  if (!text(phone.number))
    return [fail('phone.number.required', 'Phone number is required.', 'phone.number')];
  if (!/^[\d\- ]{4,25}$/.test(digits))
    return [fail('phone.invalid', 'Phone must be at most 25 digits, without +.', 'phone', digits)];
  return [];
}

/** Checks the body of a booking; throws 400 with all that is wrong. */
export function readBookingRequest(body: unknown, roomsExpected: number): BookingRequest {
  const request = record(body);
  const rooms = Array.isArray(request.rooms) ? request.rooms.map(record) : [];
  const payments = Array.isArray(request.payments) ? request.payments.map(record) : [];
  const reference = request.affiliate_reference_id;
  const errors: NestedError[] = [...phoneProblems(record(request.phone)), ...rooms.flatMap(nameProblems)];
  if (!isEmail(text(request.email)))
    errors.push(fail('email.invalid', 'Customer email address is invalid.', 'email', request.email ?? ''));
  if (rooms.length !== roomsExpected) {
    errors.push(
      fail(
        'number_of_rooms.invalid',
        `Rooms must be given for each of the ${roomsExpected} occupancies.`,
        'rooms',
        rooms.length,
      ),
    );
  }
  if (reference !== undefined && !/^[^<>()&]{3,28}$/.test(String(reference))) {
    errors.push(
      fail(
        'affiliate_reference_id.invalid',
        'Affiliate reference id must have 3 to 28 characters, none of < > ( ) &.',
        'affiliate_reference_id',
        reference,
      ),
    );
  }
  if (String(request.affiliate_metadata ?? '').length > 256) {
    errors.push(
      fail(
        'affiliate_metadata.invalid',
        'Affiliate metadata must be at most 256 characters.',
        'affiliate_metadata',
      ),
    );
  }
  if (payments.length === 0) errors.push(fail('payments.required', 'Payments are required.', 'payments'));
  errors.push(...payments.flatMap(paymentProblems));
  if (errors.length > 0) throw invalidInput(...errors);
  return request as unknown as BookingRequest;
}
