import { describe, expect, it } from 'vitest';
import { paymentOptions } from './payment-options.ts';

const card = { id: 'c1', nickname: '出張用', brand: 'VISA', last4: '4242', expMonth: 3, expYear: 2028 };
const payer = { availablePaymentMethod: 'CREDIT_CARD_AND_INVOICE', cashBalance: 10_000, cards: [card] };

describe('payment options', () => {
  it('offer the invoice first and each card after it', () => {
    expect(paymentOptions(payer, 10_000).map(({ value, disabled }) => [value, disabled])).toEqual([
      ['INVOICE', false],
      ['card:c1', false],
    ]);
  });

  it('show an invoice that the balance does not cover, but do not offer it', () => {
    expect(paymentOptions(payer, 10_001)[0]).toMatchObject({ value: 'INVOICE', disabled: true });
  });

  it('leave out what branch or agency does not allow', () => {
    expect(paymentOptions({ ...payer, availablePaymentMethod: 'INVOICE_ONLY' }, 1)).toHaveLength(1);
    expect(paymentOptions({ ...payer, availablePaymentMethod: 'CREDIT_CARD_ONLY' }, 1)[0]?.value).toBe(
      'card:c1',
    );
  });
});
