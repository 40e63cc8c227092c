import { screen } from '@testing-library/react';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { expect, it } from 'vitest';
import { BookFailure } from './BookFailure.tsx';

const links = {
  prepareAgain: '/again',
  rooms: '/rooms',
  guests: '/guests',
  payment: '/payment',
  trips: '/trips',
};

function show(rePrepareRequired: boolean) {
  const refusal = {
    code: 'PROVIDER_UNAVAILABLE',
    guestIndex: null,
    rePrepareRequired,
    currentPaymentPrice: null,
    shouldAskToCardIssuer: false,
    card: null,
    similar: [],
    at: new Date(0),
  } as const;
  const props = { shownPrice: 24_000, last4: null, links };
  renderWithRelay(() => <BookFailure {...props} refusal={{ ...refusal, similar: [] }} />, { resolvers: {} });
}

it('leads to a new preparation where trying again would get the same answer for ever', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'もう一度料金を確認する' }).getAttribute('href')).toBe('/again');
});

it('leaves it at the button where trying again may help', () => {
  show(false);
  expect(screen.queryByRole('link')).toBeNull();
});
