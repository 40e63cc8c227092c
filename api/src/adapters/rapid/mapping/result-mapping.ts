import type { RefusalReason, SupplierResult } from '../../supplier/supplier-result.ts';
import type { RapidResult } from '../result.ts';

type Refusal = Extract<RapidResult<never>, { kind: 'refused' }>;

const BY_TYPE: Readonly<Record<string, RefusalReason>> = {
  rooms_unavailable: 'SOLD_OUT',
  price_mismatch: 'PRICE_CHANGED',
  'link.invalid': 'TOKEN_EXPIRED',
  'link.expired': 'TOKEN_EXPIRED',
  duplicate_itinerary: 'ALREADY_BOOKED',
  room_already_cancelled: 'ALREADY_CANCELED',
};
/** Where Rapid gives no type that is known, its status says the same. */
const BY_STATUS: Readonly<Record<number, RefusalReason>> = {
  400: 'INVALID_REQUEST',
  404: 'NOT_FOUND',
  409: 'PRICE_CHANGED',
  410: 'SOLD_OUT',
  429: 'BUSY',
};
/** Types of single problems name the field: `phone.country_code.required`, `given_name.invalid`. */
const BY_FIELD: readonly (readonly [RegExp, RefusalReason])[] = [
  [/\b(?:email|phone)\./, 'INVALID_CONTACT'],
  [/(?:given|family)_name/, 'INVALID_GUEST_NAME'],
  [/special_request/, 'INVALID_SPECIAL_REQUEST'],
];

/** What a call came to in the product's terms, with its value mapped. */
export function mapResult<T, U>(outcome: RapidResult<T>, map: (value: T) => U): SupplierResult<U> {
  if (outcome.kind === 'ok') return { kind: 'ok', value: map(outcome.value) };
  if (outcome.kind === 'unknown') {
    return { kind: 'unknown', reason: outcome.reason, detail: outcome.detail };
  }
  const { type: code, message } = outcome;
  return { kind: 'refused', reasons: findReasons(outcome), code, message };
}

function findReasons({ type, status, problems }: Refusal): RefusalReason[] {
  const types = problems.map((problem) => problem.type);
  const found = [
    ...[type, ...types].flatMap((each) => BY_TYPE[each] ?? []),
    ...BY_FIELD.flatMap(([pattern, reason]) => (types.some((each) => pattern.test(each)) ? [reason] : [])),
    ...(BY_STATUS[status] ? [BY_STATUS[status]] : []),
  ];
  return [...new Set(found)];
}
