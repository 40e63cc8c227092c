import { expect, test } from 'vitest';
import { isCardPage } from './card-pages.ts';

test.each([
  '/settings/cards',
  '/settings/cards/confirm',
  '/booking/0198-ab/payment',
  '/booking/0198-ab/payment/',
])('counts %s as a page that needs cards', (path) => expect(isCardPage(path)).toBe(true));

test.each([
  '/',
  '/settings',
  '/settings/account',
  '/settings/cards-old',
  '/booking/prepare',
  '/booking/0198-ab/guests',
  '/booking/0198-ab/confirm',
  '/booking/completed/payment-1',
  '/booking/0198-ab/payment/more',
  '/hotels/booking/1/payment',
  '/trips',
])('keeps the card provider away from %s', (path) => expect(isCardPage(path)).toBe(false));
