import { act, screen } from '@testing-library/react';
import { installEnvironment } from '@yado/shared/relay';
import { createMemoryRouter, RouterProvider } from '@yado/shared/router';
import { markNewsRead } from '@yado/shared/site/news-mark';
import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NewsBell } from './NewsBell.tsx';

const profile = { id: 'u1', name: '桜', email: 'a@b', role: 'EMPLOYEE', permissions: [], branch: null };
const nodes = ['2030-01-05T00:00:00Z', '2030-01-09T00:00:00Z'].map((publishedAt, index) => ({
  __typename: 'NewsItem',
  id: `n${index}`,
  publishedAt,
}));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: { newsList: { nodes } } })));
  installEnvironment({
    apiUrl: '/graphql',
    getToken: async () => 'token',
    onSignedOut: () => {},
    onForbidden: () => {},
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts unread news until they are read', async () => {
  localStorage.setItem('yado:news-read:u1', '2030-01-05T00:00:00Z');
  const router = createMemoryRouter([{ path: '*', element: <NewsBell profile={profile} /> }]);
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('link', { name: 'お知らせ' })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('link', { name: 'お知らせ(未読1件)' })).toBeTruthy();
  act(() => markNewsRead('u1', ['2030-01-09T00:00:00Z']));
  expect(screen.getByRole('link', { name: 'お知らせ' })).toBeTruthy();
});
