import { describe, expect, it } from 'vitest';
import { paymentOptions, paymentRestriction } from './payment-options.ts';

const card = { id: 'c1', nickname: '出張用', brand: 'VISA', last4: '4242', expMonth: 2, expYear: 2028 };
const payer = { availablePaymentMethod: 'CREDIT_CARD_AND_INVOICE', cashBalance: 10_000, cards: [card] };
const purchase = { price: 10_000, checkout: '2026-12-03', today: '2026-11-21' };

describe('payment options', () => {
  it('offer the invoice first and each card after it', () => {
    expect(paymentOptions(payer, purchase).map(({ value, problem }) => [value, problem])).toEqual([
      ['INVOICE', null],
      ['card:c1', null],
    ]);
  });

  it('say what is left of the balance after this booking', () => {
    expect(paymentOptions(payer, { ...purchase, price: 2_500 })[0]?.detail).toBe(
      'ご利用可能残高 ¥10,000 → この予約のあと ¥7,500',
    );
  });

  it('show an invoice that the balance does not cover with what is missing', () => {
    expect(paymentOptions(payer, { ...purchase, price: 10_001 })[0]).toMatchObject({
      detail: 'ご利用可能残高 ¥10,000',
      problem: '残高が¥1足りないため選べません。',
    });
  });

  it('name brand, last digits and expiry of a card', () => {
    expect(paymentOptions(payer, purchase)[1]?.detail).toBe('Visa •••• 4242 / 有効期限 02/2028');
  });

  it.each([
    ['INVOICE_ONLY', ['INVOICE']],
    ['CREDIT_CARD_ONLY', ['card:c1']],
    ['CREDIT_CARD_AND_INVOICE', ['INVOICE', 'card:c1']],
  ])('offer what %s allows', (availablePaymentMethod, values) => {
    expect(paymentOptions({ ...payer, availablePaymentMethod }, purchase).map(({ value }) => value)).toEqual(
      values,
    );
  });
});

describe('the expiry of a card', () => {
  const optionOn = (today: string, checkout: string) =>
    paymentOptions(
      { ...payer, availablePaymentMethod: 'CREDIT_CARD_ONLY' },
      { price: 1, checkout, today },
    )[0];

  it.each([
    // 2028 is a leap year: 02/2028 is good through its 29th.
    ['good', '2028-02-29', '2028-02-29', false, false],
    ['good', '2026-11-21', '2028-02-28', false, false],
    ['over before the stay', '2028-02-29', '2028-03-01', false, true],
    ['over before a stay over new year', '2027-12-31', '2028-03-02', false, true],
    ['over', '2028-03-01', '2028-03-02', true, false],
    ['over since last year', '2029-01-01', '2029-01-02', true, false],
  ])('is %s on %s for a stay until %s', (_, today, checkout, disabled, warned) => {
    const option = optionOn(today, checkout);
    expect([option?.problem !== null, option?.warning !== null]).toEqual([disabled, warned]);
  });
});

describe('what is not offered', () => {
  it.each([
    ['INVOICE_ONLY', 'みらいトラベル', 'みらいトラベルの定めにより、お支払いは請求書払いのみです。'],
    ['CREDIT_CARD_ONLY', null, 'お支払いはクレジットカードのみです。'],
    ['CREDIT_CARD_AND_INVOICE', 'みらいトラベル', null],
  ])('is explained for %s of %s', (method, agency, text) => {
    expect(paymentRestriction(method, agency)).toBe(text);
  });
});
