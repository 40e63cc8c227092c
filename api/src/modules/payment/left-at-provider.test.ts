import { describe, expect, it } from 'vitest';
import type { Payment } from '../../adapters/cards/cards-port.ts';
import { leftAtProvider } from './left-at-provider.ts';

type Own = Parameters<typeof leftAtProvider>[0];
const captured = (change: Partial<Own> = {}): Own => ({
  state: 'CAPTURED',
  held: 10_000,
  captured: 10_000,
  refunded: 0,
  pending: null,
  pending_amount: null,
  ...change,
});
const held = (change: Partial<Own> = {}): Own => captured({ state: 'HELD', captured: 0, ...change });
const payment = (change: Partial<Payment>): Payment => ({
  paymentIntentId: 'pi_1',
  status: 'succeeded',
  amount: 10_000,
  amountCapturable: 0,
  amountReceived: 10_000,
  amountRefunded: 0,
  attemptId: 'a',
  trace: null,
  customerId: 'cus_1',
  createdAt: new Date(0),
  captureBefore: null,
  ...change,
});
const holding = payment({ status: 'requires_capture', amountCapturable: 10_000, amountReceived: 0 });
const refunding = { pending: 'REFUND', pending_amount: 3_000 } as const;

describe('what is left of a card payment at the provider', () => {
  it('is not known while a refund under way may have been made, or one elsewhere', () => {
    expect(leftAtProvider(captured(refunding), 7_000, payment({ amountRefunded: 7_000 }))).toBeNull();
  });

  it.each<[string, Own, number | null, Payment, number]>([
    ['all of a captured one', captured(), 10_000, payment({}), 10_000],
    ['all while the target is open', captured(), null, payment({}), 10_000],
    [
      'the rest after a refund',
      captured({ refunded: 4_000 }),
      6_000,
      payment({ amountRefunded: 4_000 }),
      6_000,
    ],
    [
      'the rest after a refund that our rows lost',
      captured(),
      10_000,
      payment({ amountRefunded: 4_000 }),
      6_000,
    ],
    ['less what is still owed', captured(), 7_000, payment({}), 7_000],
    ['less a refund under way', captured(refunding), 7_000, payment({}), 7_000],
    ['the same once that is made', captured(refunding), 7_000, payment({ amountRefunded: 3_000 }), 7_000],
    ['all of a hold', held(), 10_000, holding, 10_000],
    ['what a hold is captured for', held(), 7_000, holding, 7_000],
    [
      'what was captured, when only that is not written yet',
      held({ pending: 'CAPTURE', pending_amount: 7_000 }),
      7_000,
      payment({ amountReceived: 7_000 }),
      7_000,
    ],
    ['nothing of a hold that ended', held(), 10_000, payment({ status: 'canceled', amountReceived: 0 }), 0],
    ['nothing where more is owed than is there', captured(), 4_000, payment({ amountRefunded: 5_000 }), 0],
  ])('is %s', (_what, own, target, outside, left) => {
    expect(leftAtProvider(own, target, outside)).toBe(left);
  });

  it.each([
    ['the rest of what the cardholder’s bank took a part of', 10_000, 4_000, 6_000],
    ['nothing of what it took', 10_000, 10_000, 0],
    ['less what is owed beside that', 4_000, 2_000, 4_000],
  ])('is %s', (_what, target, chargedBack, left) => {
    expect(leftAtProvider(captured(), target, payment({}), chargedBack)).toBe(left);
  });
});
