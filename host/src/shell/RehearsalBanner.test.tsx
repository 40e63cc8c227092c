import { createMemoryRouter, RouterProvider } from '@yado/shared/router';
import { installSite, type Site } from '@yado/shared/site';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Shell } from './Shell.tsx';

const TEXT = /予約も決済も実際には行われません/;

/** Any screen of a site with these accounts; `waiting` as before its first screen. */
async function show(publishableKey: string, emulatorUrl?: string, waiting = false) {
  const configuration = { identity: { emulatorUrl }, cards: { publishableKey } };
  const brand = { siteName: 'Yado', contacts: {} };
  installSite({ tenant: 'test', brand, configuration, flags: {} } as unknown as Site);
  await installTestAuth(null);
  vi.stubGlobal('__webpack_public_path__', '/releases/host/h/');
  const children = [{ path: '*', element: <h1>画面</h1> }];
  const routes = [{ element: <Shell menu={[]} waiting={waiting} />, children }];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await (waiting
    ? screen.findByRole('main', { hidden: true })
    : screen.findByRole('heading', { name: '画面' }));
}

it.each([false, true])(
  'says on every screen of a site with test accounts that nothing is real (waiting: %s)',
  async (waiting) => {
    await show('pk_test_51Hc8yKz', undefined, waiting);
    expect(screen.getByText(TEXT)).toBeTruthy();
  },
);

it.each([
  ['the real site', 'pk_live_51Hc8yKz', undefined],
  ['the demonstration', 'pk_test_yado', 'http://127.0.0.1:4103'],
])('is not on %s', async (_site, publishableKey, emulatorUrl) => {
  await show(publishableKey, emulatorUrl);
  expect(screen.queryByText(TEXT)).toBeNull();
});
