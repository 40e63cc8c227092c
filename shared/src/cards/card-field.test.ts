import { cardErrorKey } from '@yado/shared/errors/card-errors';
import { expect, test } from 'vitest';
import { findCardField } from './card-field.ts';

test.each([
  ['incomplete_number', 'number'],
  ['invalid_expiry_year_past', 'expiry'],
  ['expired_card', 'expiry'],
  ['incorrect_cvc', 'cvc'],
])('shows %s beside the %s', (code, field) => {
  expect(findCardField(code)).toBe(field);
  expect(cardErrorKey(code)).not.toBeNull();
});

test.each(['card_declined', 'processing_error', undefined])('shows %s above the form', (code) =>
  expect(findCardField(code)).toBeNull(),
);
