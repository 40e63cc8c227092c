import { describe, expect, it } from 'vitest';
import { isRefusedAs, type RefusalReason } from '../../supplier/supplier-result.ts';
import type { RapidResult } from '../result.ts';
import { mapResult } from './result-mapping.ts';

function refused(status: number, type: string, ...problems: string[]): RapidResult<never> {
  const details = problems.map((problem) => ({ type: problem, message: '', fields: [] }));
  return { kind: 'refused', status, type, message: 'No.', problems: details };
}

describe('a refusal of Rapid', () => {
  it.each<[RapidResult<never>, RefusalReason[]]>([
    [refused(410, 'rooms_unavailable'), ['SOLD_OUT']],
    [refused(410, 'gone'), ['SOLD_OUT']],
    [refused(409, 'price_mismatch'), ['PRICE_CHANGED']],
    [refused(400, 'invalid_input', 'link.invalid'), ['TOKEN_EXPIRED', 'INVALID_REQUEST']],
    [refused(409, 'duplicate_itinerary'), ['ALREADY_BOOKED', 'PRICE_CHANGED']],
    [refused(400, 'room_already_cancelled'), ['ALREADY_CANCELED', 'INVALID_REQUEST']],
    [refused(404, 'resource_not_found'), ['NOT_FOUND']],
    [refused(400, 'invalid_input', 'phone.country_code.invalid'), ['INVALID_CONTACT', 'INVALID_REQUEST']],
    [refused(400, 'invalid_input', 'email.invalid'), ['INVALID_CONTACT', 'INVALID_REQUEST']],
    [
      refused(400, 'invalid_input', 'rooms.family_name.invalid', 'special_request.invalid_characters'),
      ['INVALID_GUEST_NAME', 'INVALID_SPECIAL_REQUEST', 'INVALID_REQUEST'],
    ],
    [refused(403, 'forbidden'), []],
  ])('%j means %j', (outcome, reasons) => {
    const mapped = mapResult(outcome, () => null);
    expect(mapped).toMatchObject({ kind: 'refused', reasons, message: 'No.' });
    for (const reason of reasons) expect(isRefusedAs(mapped, reason)).toBe(true);
    expect(isRefusedAs(mapped, 'SOLD_OUT')).toBe(reasons.includes('SOLD_OUT'));
  });
});

describe('an outcome of Rapid', () => {
  it('stays unknown for its reason', () => {
    const unknown = { kind: 'unknown', reason: 'accepted', status: 202, detail: 'not known' } as const;
    expect(mapResult(unknown, () => 1)).toEqual({
      kind: 'unknown',
      reason: 'accepted',
      detail: 'not known',
    });
  });

  it('that is ok carries the mapped value', () => {
    expect(mapResult({ kind: 'ok', status: 200, value: 2 }, (two) => two + 1)).toEqual({
      kind: 'ok',
      value: 3,
    });
  });
});
