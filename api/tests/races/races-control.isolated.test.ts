import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const paths = {
  check: '../../src/modules/booking/check-booking.ts',
  payer: '../../src/modules/payment/payer.ts',
};
type Check = typeof import('../../src/modules/booking/check-booking.ts');
type Payer = typeof import('../../src/modules/payment/payer.ts');

// Test files share their modules: this one loads its own, and leaves none behind.
beforeEach(() => {
  vi.resetModules();
  vi.doMock(paths.check, async (importOriginal) => ({ ...(await importOriginal<Check>()), checkPayment }));
  vi.doMock(paths.payer, async (importOriginal) => ({
    ...(await importOriginal<Payer>()),
    checkPayer: async () => {},
  }));
});
afterEach(() => {
  for (const path of Object.values(paths)) vi.doUnmock(path);
  vi.resetModules();
});

/** A request that joins an attempt under way is let through with any means, as it once was. */
const checkPayment: Check['checkPayment'] = async (_app, _check, { paymentType, creditCardId }) => ({
  kind: 'valid',
  means:
    paymentType === 'INVOICE'
      ? { type: 'INVOICE' }
      : { type: 'CREDIT_CARD', creditCardId: creditCardId ?? '' },
});

it('control: without the questions who may pay where the money moves, an order of steps breaks what is allowed', async () => {
  const { repeatRaces } = await import('./_run-races.ts');
  // B reads the attempt while A works on it with a card that is declined, and joins it once A has ended.
  const orders = ['A99 B99', 'B99 A99', 'A10 B1 A99 B99', 'A12 B1 A99 B99'];
  const races = await repeatRaces(orders.map((order) => `book × change means, declined: ${order}`));
  const breach = 'allowed: invoice credit of a branch that pays by card only';
  expect(races.map(({ breaches }) => breaches)).toEqual([[], [], [breach], [breach]]);
});
