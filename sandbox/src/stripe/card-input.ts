import { createHash } from 'node:crypto';
import type Stripe from 'stripe';
import { detectBrand, passesLuhn } from './browser/card-format.ts';
import { StripeApiError } from './errors.ts';
import type { Params } from './form.ts';
import { requiredInteger, requiredText, text } from './params.ts';
import { NOT_A_TEST_CARD, type TestCardName, testCard, testCardByNumber } from './test-cards.ts';

export type CardInput = { name: TestCardName; expMonth: number; expYear: number; cvcGiven: boolean };

/** Reads and checks a typed card as the API does; throws the `card_error` of the first fault. */
export function readCard(card: Params, now: Date): CardInput {
  const number = requiredText(card, 'number').replaceAll(/[\s-]/g, '');
  const expMonth = requiredInteger(card, 'exp_month');
  const typedYear = requiredInteger(card, 'exp_year');
  const expYear = typedYear < 100 ? 2000 + typedYear : typedYear;
  const cvc = text(card, 'cvc');

  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.', 'number');
  }
  if (expMonth < 1 || expMonth > 12) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const year = now.getUTCFullYear();
  if (expYear < year || expYear > year + 50) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  if (expYear === year && expMonth < now.getUTCMonth() + 1) {
    throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  }
  const brand = detectBrand(number);
  if (cvc !== undefined && !(brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw cardError('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  const name = testCardByNumber(number);
  if (!name) {
    throw new StripeApiError(402, {
      type: 'card_error',
      code: NOT_A_TEST_CARD.code,
      decline_code: NOT_A_TEST_CARD.declineCode,
      message: NOT_A_TEST_CARD.message,
    });
  }
  return { name, expMonth, expYear, cvcGiven: cvc !== undefined };
}

/** The `card` hash of a payment method. */
export function cardDetails(input: CardInput): Stripe.PaymentMethod.Card {
  const { number, cvcCheck } = testCard(input.name);
  const brand = detectBrand(number);
  return {
    brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: input.cvcGiven ? (cvcCheck ?? 'unchecked') : null,
    },
    country: brand === 'jcb' || input.name === 'visa_japan' ? 'JP' : 'US',
    display_brand: brand,
    exp_month: input.expMonth,
    exp_year: input.expYear,
    fingerprint: createHash('sha256').update(`sandbox:${number}`).digest('hex').slice(0, 16),
    funding: input.name.endsWith('_debit') ? 'debit' : 'credit',
    generated_from: null,
    last4: number.slice(-4),
    networks: { available: [brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: brand !== 'unionpay' },
    wallet: null,
  };
}

function cardError(code: string, message: string, param: string): StripeApiError {
  return new StripeApiError(402, { type: 'card_error', code, message, param });
}
