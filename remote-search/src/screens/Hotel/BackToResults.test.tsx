import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from '@yado/shared/router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackToResults } from './BackToResults.tsx';

const LIST = '/hotels?q=東京&region=1';
const HOTEL = '/hotels/1410020';

// Other files leave the page's address where they were.
const { href: elsewhere } = window.location;
beforeEach(() => window.history.replaceState(null, '', HOTEL));
afterEach(() => {
  window.history.replaceState(null, '', elsewhere);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A hotel page, with the addresses that this tab's history holds before it. */
function renderPage(before: readonly string[], state: object | null = { from: LIST }) {
  const here = { pathname: HOTEL, search: '', state };
  const urls = [...before, HOTEL].map((path) => new URL(path, window.location.href).href);
  const entries = urls.map((url) => ({ url }));
  vi.stubGlobal('navigation', { currentEntry: { index: before.length }, entries: () => entries });
  const router = createMemoryRouter([{ path: '*', element: <BackToResults /> }], {
    initialEntries: [...before, here],
  });
  render(<RouterProvider router={router} />);
  return router;
}

const press = () => userEvent.click(screen.getByRole('link', { name: '検索結果に戻る' }));

describe('the way back to the results', () => {
  it.each([
    ['the entry before', ['/', LIST]],
    ['the one before other stays at this hotel', ['/', LIST, `${HOTEL}?room=2`]],
  ])('goes back in history to %s', async (_where, before) => {
    const router = renderPage(before);
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/hotels'));
    expect(router.state.historyAction).toBe('POP');
  });

  it.each([
    ['another page is before it', ['/', LIST, '/trips']],
    ['another list is before it', ['/hotels?q=大阪&region=2']],
    ['nothing is before it', []],
  ])('opens the list as a new page where %s', async (_where, before) => {
    const router = renderPage(before);
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/hotels'));
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('opens the list as a new page where the browser does not say what is before it', async () => {
    const router = renderPage(['/', LIST]);
    vi.stubGlobal('navigation', undefined);
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/hotels'));
    expect(router.state.historyAction).toBe('PUSH');
  });

  it('is there in a new tab that a list opened, and in no other', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const referrer = vi.spyOn(document, 'referrer', 'get');
    referrer.mockReturnValue(new URL('/trips', window.location.href).href);
    renderPage([], null);
    expect(screen.queryByRole('link')).toBeNull();
    referrer.mockReturnValue(new URL(LIST, window.location.href).href);
    const router = renderPage([], null);
    await press();
    await waitFor(() => expect(router.state.location.pathname).toBe('/hotels'));
    expect(router.state.historyAction).toBe('PUSH');
  });
});
