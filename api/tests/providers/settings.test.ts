import { expect, it } from 'vitest';
import { findReason, PROVIDERS, readAccount } from './_settings.ts';

const cards = { TEST_STRIPE_SECRET_KEY: 'sk_test_51' };

it('names what is not set for each service', () => {
  const reasons = PROVIDERS.map((name) => findReason(name, {}));
  expect(reasons).toEqual(PROVIDERS.map(() => expect.stringMatching(/^not set: TEST_[A-Z_, ]+$/)));
});

it('takes no key with which money would be moved', () => {
  expect(findReason('cards', cards)).toBeNull();
  expect(findReason('cards', { TEST_STRIPE_SECRET_KEY: 'sk_live_51' })).toContain('test mode');
  expect(readAccount('cards', { TEST_STRIPE_SECRET_KEY: 'rk_live_51', TEST_PROVIDERS: '1' })).toBeNull();
});

it('leaves the test accounts alone unless they are asked for', () => {
  expect(readAccount('cards', cards)).toBeNull();
  expect(readAccount('cards', { ...cards, TEST_PROVIDERS: '1' })).toEqual(cards);
});
