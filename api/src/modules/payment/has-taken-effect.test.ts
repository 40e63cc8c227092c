import { expect, it } from 'vitest';
import type { Payment } from '../../adapters/cards/cards-port.ts';
import { hasTakenEffect } from './has-taken-effect.ts';

const payment = (change: Partial<Payment>) =>
  ({ status: 'succeeded', amountReceived: 10_000, amountRefunded: 0, ...change }) as Payment;
const capture = { action: 'CAPTURE', amount: 10_000 } as const;

it.each([
  ['the whole amount', payment({}), true],
  ['another amount', payment({ amountReceived: 9_000 }), false],
  ['nothing yet', payment({ status: 'requires_capture', amountReceived: 10_000 }), false],
  ['what was given up', payment({ status: 'canceled', amountReceived: 0 }), false],
])('finds a capture made by %s', (_what, at, made) => {
  expect(hasTakenEffect(capture, { refunded: 0 }, at)).toBe(made);
});

it('finds a release made by a payment that is given up', () => {
  const release = { action: 'RELEASE', amount: 10_000 } as const;
  expect(hasTakenEffect(release, { refunded: 0 }, payment({ status: 'canceled' }))).toBe(true);
  expect(hasTakenEffect(release, { refunded: 0 }, payment({}))).toBe(false);
});

it('finds a refund made by what was given back on top of before', () => {
  const refund = { action: 'REFUND', amount: 2_000 } as const;
  expect(hasTakenEffect(refund, { refunded: 3_000 }, payment({ amountRefunded: 5_000 }))).toBe(true);
  expect(hasTakenEffect(refund, { refunded: 3_000 }, payment({ amountRefunded: 4_999 }))).toBe(false);
  // Made elsewhere, at least in part.
  expect(hasTakenEffect(refund, { refunded: 3_000 }, payment({ amountRefunded: 5_001 }))).toBeNull();
});
