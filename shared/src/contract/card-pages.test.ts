import { expect, test } from 'vitest';
import { isCardPage } from './card-pages.ts';

test.each(['/settings/cards', '/settings/cards/confirm'])('counts %s as a page that needs cards', (path) =>
  expect(isCardPage(path)).toBe(true),
);

test.each(['/', '/settings', '/settings/account', '/settings/cards-old', '/booking/prepare', '/trips'])(
  'keeps the card provider away from %s',
  (path) => expect(isCardPage(path)).toBe(false),
);
