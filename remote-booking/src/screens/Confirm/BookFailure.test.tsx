import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@yado/shared/router';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { expect, it } from 'vitest';
import { BookFailure } from './BookFailure.tsx';
import type { BookRefusal } from './use-book-hotel.ts';

const links = {
  prepareAgain: '/again',
  rooms: '/rooms',
  guests: '/guests',
  payment: '/payment',
  trips: '/trips',
};

const refusalWith = (more: Partial<BookRefusal>): BookRefusal => ({
  code: 'PROVIDER_UNAVAILABLE',
  guestIndex: null,
  rePrepareRequired: false,
  currentPaymentPrice: null,
  shouldAskToCardIssuer: false,
  card: null,
  similar: [],
  at: new Date(0),
  ...more,
});

function show(more: Partial<BookRefusal>) {
  const props = { shownPrice: 24_000, last4: null, links };
  renderWithRelay(() => <BookFailure {...props} refusal={refusalWith(more)} />, { resolvers: {} });
}

it('leads to a new preparation where trying again would get the same answer for ever', () => {
  show({ rePrepareRequired: true });
  expect(screen.getByRole('link', { name: 'もう一度料金を確認する' }).getAttribute('href')).toBe('/again');
});

it('does not leave the form of before behind a new preparation, but what one may return to', async () => {
  const leave = async (more: Partial<BookRefusal>) => {
    const element = (
      <BookFailure refusal={refusalWith(more)} shownPrice={24_000} last4={null} links={links} />
    );
    const router = createMemoryRouter(
      ['/before', '/again', '/payment', '/confirm'].map((path) => ({
        path,
        element: path === '/confirm' ? element : path,
      })),
      { initialEntries: ['/before', '/confirm'] },
    );
    const { unmount } = render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('link'));
    await act(() => router.navigate(-1));
    unmount();
    return router.state.location.pathname;
  };
  expect(await leave({ rePrepareRequired: true })).toBe('/before');
  expect(await leave({ code: 'CARD_DECLINED' })).toBe('/confirm');
});

it('leaves it at the button where trying again may help', () => {
  show({});
  expect(screen.queryByRole('link')).toBeNull();
});

it('does not ask to complete an authentication that a payment of ours can not have', () => {
  show({
    code: 'CARD_AUTHENTICATION_REQUIRED',
    card: { type: 'card_error', code: 'authentication_required', declineCode: 'authentication_required' },
  });
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('このカードは、お支払いのたびに本人認証を求めます。');
  expect(textContent).not.toContain('認証を完了してください');
});

it('says what the provider says of a card that it declines', () => {
  show({ code: 'CARD_DECLINED', card: { type: 'card_error', code: 'expired_card' } });
  expect(screen.getByRole('alert').textContent).toContain('カードの有効期限が切れています。');
});
