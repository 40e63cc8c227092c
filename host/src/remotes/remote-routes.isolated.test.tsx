import type { RemoteModule } from '@yado/shared/contract/remote';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { expect, it, vi } from 'vitest';
import { markPainted } from '../page/first-paint.ts';
import { buildRemoteRoutes } from './remote-routes.tsx';

const module = vi.hoisted(() => ({ routes: [] as RemoteModule['routes'] }));
vi.mock('./federation.ts', () => ({ loadContainer: async () => module }));

const Screen = () => null;
const document = {
  configuration: { maps: {} },
  remotes: {
    public: {
      stable: {
        id: 'r1',
        version: '1.0.0',
        declaration: {
          id: 'public',
          name: 'ご案内',
          routes: [{ path: '/legal', access: 'public', chunk: 'LegalScreen' }],
          menu: [],
          configSchema: {},
        },
      },
    },
  },
} as unknown as ReleaseDocument;

/** Opens a screen, not the page's first one, whose query has no answer yet. */
function openScreen() {
  markPainted();
  const dispose = vi.fn();
  const query = { dispose, source: { subscribe: () => {} } };
  module.routes = [{ path: '/legal', load: () => ({ query }), screen: async () => ({ Screen }) }];
  const [route] = buildRemoteRoutes(document, 0, []);
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
