import { expect, it } from 'vitest';
import { getCardHold } from './card-hold.ts';

const now = new Date('2027-01-20T00:00:00Z');
const renewed_at = new Date('2027-01-19T00:00:00Z');
const lapsed_at = new Date('2027-01-19T12:00:00Z');
const longAgo = new Date('2027-01-10T00:00:00Z');
const renewed = { state: 'HELD', renewed_at, lapsed_at: null, is_collected: false } as const;
const lapsed = { state: 'RELEASED', renewed_at, lapsed_at, is_collected: false } as const;

it.each([
  ['a hold placed once more', renewed, 'BOOKING', 'RENEWED'],
  ['one placed long ago that still holds', { ...renewed, renewed_at: longAgo }, 'BOOKING', 'RENEWED'],
  ['one that was charged a day later', { ...renewed, state: 'CAPTURED' }, 'BOOKED', 'RENEWED'],
  ['one that was charged long ago', { ...renewed, renewed_at: longAgo, state: 'CAPTURED' }, 'BOOKED', null],
  ['one of a booking that failed', { ...renewed, state: 'RELEASED' }, 'FAILED', null],
  ['a lapsed hold', lapsed, 'BOOKING', 'LAPSED'],
  ['a lapsed hold of what is booked by now', lapsed, 'BOOKED', 'LAPSED'],
  ['a lapsed hold of what was never booked', lapsed, 'FAILED', null],
  ['a lapsed hold of a canceled trip', lapsed, 'CANCELED', null],
  ['a lapsed hold of what was paid another way', { ...lapsed, is_collected: true }, 'BOOKED', null],
  ['a lapsed hold of a stay that is over', lapsed, 'COMPLETED', null],
  ['an ordinary hold', { ...renewed, renewed_at: null }, 'BOOKING', null],
  ['an ordinary release', { ...lapsed, renewed_at: null, lapsed_at: null }, 'CANCELED', null],
  ['no card', null, 'BOOKED', null],
] as const)('says of %s what matters now', (_what, facts, status, event) => {
  expect(getCardHold(facts, status, now)?.event ?? null).toBe(event);
});
