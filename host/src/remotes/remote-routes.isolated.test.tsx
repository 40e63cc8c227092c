import type { RemoteModule } from '@yado/shared/contract/remote';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { expect, it, vi } from 'vitest';
import { markPainted } from '../page/first-paint.ts';
import { remoteRoutes } from './remote-routes.tsx';

const module = vi.hoisted(() => ({ routes: [] as RemoteModule['routes'] }));
vi.mock('./federation.ts', () => ({ loadContainer: async () => module }));

const Screen = () => null;
const document = {
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

/** A screen with one query of which no answer has come yet, opened after the page's first one. */
function opened() {
  markPainted();
  const dispose = vi.fn();
  const query = { dispose, source: { subscribe: () => {} } };
  module.routes = [{ path: '/legal', load: () => ({ query }), screen: async () => ({ Screen }) }];
  const [route] = remoteRoutes(document, 0, []);
  const loader = route?.loader as (args: object) => Promise<unknown>;
  const left = new AbortController();
  const request = new Request('http://localhost/legal', { signal: left.signal });
  const screen = loader({ request, params: {} });
  return { dispose, left, screen };
}

it('opens a screen whose data takes its time without it, and keeps its queries', async () => {
  const { screen, dispose } = opened();
  expect(await screen).toMatchObject({ release: { id: 'r1' }, Screen });
  expect(dispose).not.toHaveBeenCalled();
});

it('lets go of the queries of a screen that one has left while its data was awaited', async () => {
  const { screen, dispose, left } = opened();
  left.abort();
  await screen;
  expect(dispose).toHaveBeenCalledOnce();
});
