import { describe, expect, it } from 'vitest';
import type { Payment, PaymentStatus } from '../../adapters/cards/cards-port.ts';
import type { AttemptState } from '../booking/attempt-machine.ts';
import { noDisputes } from '../dispute/dispute-sums.ts';
import { judgePayment, type OwnMoney } from './judge-payment.ts';

const payment = (status: PaymentStatus, change: Partial<Payment> = {}): Payment => ({
  paymentIntentId: 'pi_1',
  status,
  amount: 12_000,
  amountCapturable: status === 'requires_capture' ? 12_000 : 0,
  amountReceived: status === 'succeeded' ? 12_000 : 0,
  amountRefunded: 0,
  attemptId: 'a',
  trace: null,
  customerId: 'cus_1',
  createdAt: new Date(0),
  captureBefore: null,
  ...change,
});

const own = (
  state: AttemptState,
  funds: Partial<NonNullable<OwnMoney['funds']>> | null,
  target: number | null = state === 'CONFIRMED' ? 12_000 : null,
): OwnMoney => ({
  attemptId: 'a',
  state,
  funds: funds && {
    payment_intent_id: 'pi_1',
    state: 'HELD',
    held: 12_000,
    captured: 0,
    refunded: 0,
    pending: null,
    next_try_at: null,
    ...funds,
  },
  target,
  disputes: noDisputes,
});
const capturedFunds = { state: 'CAPTURED', captured: 12_000 } as const;

describe('a payment compared with our rows', () => {
  it.each<[string, OwnMoney, Payment]>([
    ['held for a booking that is being made', own('SUPPLIER_SENT', {}), payment('requires_capture')],
    ['held for an unknown booking', own('SUPPLIER_UNKNOWN', {}), payment('requires_capture')],
    ['captured', own('CONFIRMED', capturedFunds), payment('succeeded')],
    [
      'refunded in part',
      own('CONFIRMED', { ...capturedFunds, refunded: 2_000 }, 10_000),
      payment('succeeded', { amountRefunded: 2_000 }),
    ],
    ['released', own('FAILED', { state: 'RELEASED' }), payment('canceled')],
    // Its own job puts it on the desk.
    ['ended while a booking is unknown', own('SUPPLIER_UNKNOWN', {}), payment('canceled')],
    ['declined', own('CREATED', null), payment('requires_payment_method')],
  ])('%s agrees', (_what, rows, outside) => {
    expect(judgePayment(rows, outside)).toBeNull();
  });

  it.each<[string, OwnMoney, Payment]>([
    ['held while the card is being asked', own('AUTHORIZING', null), payment('requires_capture')],
    ['about to be captured', own('CONFIRMED', { next_try_at: new Date() }), payment('requires_capture')],
    ['being captured', own('CONFIRMED', { pending: 'CAPTURE' }), payment('succeeded')],
    [
      'being refunded',
      own('CONFIRMED', { ...capturedFunds, pending: 'REFUND' }, 9_000),
      payment('succeeded'),
    ],
    [
      'about to be refunded',
      own('CONFIRMED', { ...capturedFunds, next_try_at: new Date() }, 9_000),
      payment('succeeded'),
    ],
  ])('%s is open', (_what, rows, outside) => {
    expect(judgePayment(rows, outside)).toBe('open');
  });

  it.each<[string, OwnMoney, Payment]>([
    ['of a failed attempt', own('FAILED', { state: 'RELEASED' }), payment('requires_capture')],
    ['of an attempt that holds nothing', own('CREATED', null), payment('requires_capture')],
    [
      'beside the one that was captured',
      own('CONFIRMED', { ...capturedFunds, payment_intent_id: 'pi_2' }),
      payment('requires_capture'),
    ],
  ])('held %s is released', (_what, rows, outside) => {
    expect(judgePayment(rows, outside)).toMatchObject({
      kind: 'STRAY_AUTHORIZATION',
      price: 12_000,
      repair: 'cancel-authorization',
    });
  });

  it.each<[string, OwnMoney, Payment, number]>([
    [
      'refunded without us',
      own('CONFIRMED', capturedFunds),
      payment('succeeded', { amountRefunded: 500 }),
      500,
    ],
    [
      'captured for less than we wrote',
      own('CONFIRMED', capturedFunds),
      payment('succeeded', { amountReceived: 11_000 }),
      1_000,
    ],
    [
      'captured for more than the trip costs',
      own('CONFIRMED', capturedFunds, 9_000),
      payment('succeeded'),
      3_000,
    ],
    [
      'captured for less than the trip costs',
      own('CONFIRMED', capturedFunds, 15_000),
      payment('succeeded'),
      3_000,
    ],
    ['captured while we only hold', own('SUPPLIER_UNKNOWN', {}), payment('succeeded'), 12_000],
    [
      'taken a second time',
      own('CONFIRMED', { ...capturedFunds, payment_intent_id: 'pi_2' }),
      payment('succeeded'),
      12_000,
    ],
    ['taken for a failed attempt', own('FAILED', { state: 'RELEASED' }), payment('succeeded'), 12_000],
  ])('%s is for a person to look at', (_what, rows, outside, price) => {
    expect(judgePayment(rows, outside)).toMatchObject({ kind: 'AMOUNT_MISMATCH', price, repair: null });
  });

  it('that waits for a dispute, or was lost in one, is on the desk as that dispute alone', () => {
    const canceled = own('CONFIRMED', capturedFunds, 2_000);
    const judge = (isOpen: boolean, chargedBack: number) =>
      judgePayment({ ...canceled, disputes: { isOpen, chargedBack } }, payment('succeeded'));
    expect(judge(true, 0)).toBe('open');
    expect(judge(false, 12_000)).toBeNull();
    expect(judge(false, 10_000)).toBeNull();
    expect(judge(false, 4_000)).toMatchObject({ kind: 'AMOUNT_MISMATCH', price: 10_000 });
  });

  it('that nobody captures or releases any more is moved again', () => {
    expect(judgePayment(own('CONFIRMED', {}), payment('requires_capture'))).toMatchObject({
      kind: 'CAPTURE_FAILED',
      subject: 'a',
      repair: 'settle-payment',
    });
    expect(judgePayment(own('RELEASING', {}, 0), payment('requires_capture'))).toMatchObject({
      kind: 'RELEASE_FAILED',
      repair: 'settle-payment',
    });
  });
});
