import { expect, test } from 'vitest';
import { isCardPage } from './card-pages.ts';

test.each(['/settings/cards', '/settings/cards/confirm', '/booking/prepare', '/booking/abc/payment'])(
  'counts %s as a page that needs cards',
  (path) => expect(isCardPage(path)).toBe(true),
);

test.each(['/', '/settings', '/settings/account', '/settings/cards-old', '/bookings', '/trips'])(
  'keeps the card provider away from %s',
  (path) => expect(isCardPage(path)).toBe(false),
);
