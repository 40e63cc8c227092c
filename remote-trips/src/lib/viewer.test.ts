import { expect, it } from 'vitest';
import { isDesk, isInCharge, getMemoKind } from './viewer.ts';

it.each([
  ['EMPLOYEE', 'u1', false, true, 'company'],
  ['EMPLOYEE', 'u2', false, false, 'company'],
  ['COMPANY_ADMIN', 'u2', false, true, 'company'],
  ['AGENCY', 'u1', true, false, 'agency'],
  ['OPERATOR', 'u1', true, false, 'operator'],
  ['AUDITOR', 'u1', false, false, null],
])('%s %s: desk %s, in charge %s, writes %s memos', (role, id, desk, inCharge, kind) => {
  expect(isDesk({ role })).toBe(desk);
  expect(isInCharge({ id, role }, 'u1')).toBe(inCharge);
  expect(getMemoKind({ role })).toBe(kind);
});

it('asks nothing of nobody', () => {
  expect([isDesk(null), isInCharge(null, 'u1'), getMemoKind(null)]).toEqual([false, false, null]);
});
