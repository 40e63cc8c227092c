import type { RemoteModule } from '@yado/shared/contract/remote';
import type { ReleaseDocument, RouteDeclaration } from '@yado/shared/contract/release-document';
import { expect, it, vi } from 'vitest';
import { markPainted } from '../page/first-paint.ts';
import { NotFound } from './RemoteFailure.tsx';
import { buildRemoteRoutes } from './remote-routes.tsx';

const module = vi.hoisted(() => ({ routes: [] as RemoteModule['routes'] }));
vi.mock('./federation.ts', () => ({ loadContainer: async () => module }));

const Screen = () => null;
const declaring = (route: RouteDeclaration) =>
  ({
    configuration: { maps: {} },
    remotes: {
      public: {
        stable: {
          id: 'r1',
          version: '1.0.0',
          declaration: { id: 'public', name: 'ご案内', routes: [route], menu: [], configSchema: {} },
        },
      },
    },
  }) as unknown as ReleaseDocument;

/** Opens a screen, not the page's first one, whose query has no answer yet. */
function openScreen() {
  markPainted();
  const dispose = vi.fn();
  const query = { dispose, source: { subscribe: () => {} } };
  module.routes = [{ path: '/legal', load: () => ({ query }), screen: async () => ({ Screen }) }];
  const [route] = buildRemoteRoutes(
    declaring({ path: '/legal', access: 'public', chunk: 'LegalScreen' }),
    0,
    [],
  );
  const loader = route?.loader as (args: object) => Promise<unknown>;
  const left = new AbortController();
  const request = new Request('http://localhost/legal', { signal: left.signal });
  const screen = loader({ request, params: {} });
  return { dispose, left, screen };
}

it('opens a screen whose data is slow without waiting longer, and keeps its queries', async () => {
  const { screen, dispose } = openScreen();
  expect(await screen).toMatchObject({ release: { id: 'r1' }, Screen });
  expect(dispose).not.toHaveBeenCalled();
});

it('disposes the queries of a screen that is left while its data loads', async () => {
  const { screen, dispose, left } = openScreen();
  left.abort();
  await screen;
  expect(dispose).toHaveBeenCalledOnce();
});

it('leads to a page of cards, which is a document of its own, only with a line to load it', async () => {
  markPainted();
  const route = { path: '/booking/:priceCheckId/payment', access: 'public', chunk: 'PaymentScreen' } as const;
  const [{ loader }] = buildRemoteRoutes(declaring(route), 0, []) as [
    { loader: (args: object) => Promise<unknown> },
  ];
  const request = new Request('http://localhost/booking/1/payment?attempt=k');
  const open = () => loader({ request, params: { priceCheckId: '1' } });
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(open()).rejects.toMatchObject({ name: 'NetworkFailure', status: 0 });
  onLine.mockRestore();
  const redirect = await open().catch((thrown: unknown) => thrown as Response);
  expect((redirect as Response).headers.get('location')).toBe('/booking/1/payment?attempt=k');
});

it('asks no remote for an address whose id has control characters', async () => {
  const route = { path: '/hotels/:id', access: 'public', chunk: 'HotelScreen' } as const;
  const [{ loader }] = buildRemoteRoutes(declaring(route), 0, []) as [
    { loader: (args: object) => Promise<unknown> },
  ];
  const request = new Request('http://localhost/hotels/%00');
  await expect(loader({ request, params: { id: '\u0000' } })).rejects.toBeInstanceOf(NotFound);
});
