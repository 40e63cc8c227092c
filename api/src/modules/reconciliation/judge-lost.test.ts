import { describe, expect, it } from 'vitest';
import type { Payment } from '../../adapters/cards/cards-port.ts';
import type { ItineraryRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import { judgeLost, type LostMoney, type SupplierWord } from './judge-lost.ts';

const held: Payment = {
  paymentIntentId: 'pi_1',
  status: 'requires_capture',
  amount: 12_000,
  amountCapturable: 12_000,
  amountReceived: 0,
  amountRefunded: 0,
  attemptId: 'a',
  trace: null,
  customerId: 'cus_1',
  createdAt: new Date(0),
  captureBefore: null,
};
const captured: Payment = { ...held, status: 'succeeded', amountCapturable: 0, amountReceived: 12_000 };
const released: Payment = { ...held, status: 'canceled', amountCapturable: 0 };
const refunded: Payment = { ...captured, amountRefunded: 12_000 };

const room = (status: ItineraryRoom['status'], yen: string): ItineraryRoom => ({
  roomId: '1',
  confirmation: {},
  status,
  checkin: '2030-11-01',
  checkout: '2030-11-03',
  adults: 1,
  childAges: [],
  givenName: 'Kenichi',
  familyName: 'Tanaka',
  rate: { pricing: { nights: [], stay: [], total: { asked: { value: yen, currency: 'JPY' } } } },
  tokens: {},
});
const found = (...rooms: ItineraryRoom[]): SupplierWord => ({
  kind: 'found',
  itinerary: { id: '8123', hotelId: '100', rooms, partial: false },
  hotelName: 'ホテル 東京',
});
const invoice: LostMoney = { status: 'invoice' };
const judge = (word: SupplierWord, payment: LostMoney) => judgeLost(word, payment, 'ref-1');

describe('a booking that our rows do not know', () => {
  it('is booked there: what it is, what it costs without rooms that are canceled, and what the card has paid', () => {
    expect(judge(found(room('booked', '12000'), room('canceled', '9000')), captured)).toEqual({
      kind: 'LOST_BOOKING',
      price: 12_000,
      reference: '8123',
      detail:
        'supplier=booked hotel=ホテル_東京 stay=2030-11-01/2030-11-03 rooms=1 guest=Tanaka_Kenichi ' +
        'means=card payment=pi_1 provider=succeeded received=12000 given_back=0',
      mayRelease: false,
    });
  });

  it('judges a lost booking the same when its payment is gone or was by invoice', () => {
    expect(judge(found(room('booked', '12000')), released)).toMatchObject({ kind: 'LOST_BOOKING' });
    expect(judge(found(room('booked', '12000')), invoice)).toMatchObject({
      detail: expect.stringMatching(/ means=invoice$/),
    });
  });

  it('is not said to be paid by invoice when the card provider does not know its payment', () => {
    const absent: LostMoney = { status: 'absent', paymentIntentId: 'pi_1' };
    expect(judge(found(room('booked', '12000')), absent)).toMatchObject({
      detail: expect.stringMatching(/ means=card payment=pi_1 provider=absent$/),
    });
  });

  it.each<[string, SupplierWord, Payment, string, boolean]>([
    ['none', { kind: 'none' }, held, 'supplier=none', true],
    ['none, already paid', { kind: 'none' }, captured, 'supplier=none', false],
    [
      'one of which every room is canceled',
      found(room('canceled', '12000')),
      held,
      'supplier=canceled',
      false,
    ],
    ['no answer', { kind: 'no-answer' }, held, 'supplier=no-answer', false],
    ['not been asked', { kind: 'not-asked' }, held, 'supplier=not-asked', false],
  ])('is paid for, and the supplier has %s', (_what, word, payment, detail, mayRelease) => {
    expect(judge(word, payment)).toMatchObject({
      kind: 'LOST_PAYMENT',
      price: 12_000,
      reference: 'pi_1',
      detail: expect.stringContaining(detail),
      mayRelease,
    });
  });

  it.each<[string, SupplierWord, LostMoney]>([
    ['released', { kind: 'none' }, released],
    ['given back', found(room('canceled', '12000')), refunded],
    ['never paid by card', { kind: 'none' }, invoice],
    ['never paid by card, and the supplier does not answer', { kind: 'no-answer' }, invoice],
  ])('is nothing to look at once %s', (_what, word, payment) => {
    expect(judge(word, payment)).toBeNull();
  });

  it('is for a person to ask about when its trace can not be opened any more', () => {
    expect(judge({ kind: 'not-asked' }, invoice)).toMatchObject({ kind: 'LOST_BOOKING', reference: 'ref-1' });
  });
});
