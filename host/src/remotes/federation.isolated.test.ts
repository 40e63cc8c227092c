import { registerPlugins } from '@module-federation/enhanced/runtime';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { beforeEach, expect, it, vi } from 'vitest';
import { installPlugins } from './federation.ts';
import { installFileGuard } from './file-guard.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: vi.fn(),
  registerPlugins: vi.fn(),
  registerRemotes: vi.fn(),
}));

type Hook = (of: { url: string; attrs?: object }) => Record<string, HTMLElement | undefined>;

let hooks: { createScript: Hook; createLink: Hook };

beforeEach(() => {
  vi.stubGlobal('__webpack_public_path__', '/releases/host/h/');
  const files = { 'remoteEntry.js': { integrity: 'sha384-entry', size: 1 } };
  const stable = { baseUrl: '/releases/trips/b/', files };
  installFileGuard({
    host: { stable: { ...stable, baseUrl: '/releases/host/h/' } },
    remotes: { trips: { stable } },
  } as unknown as ReleaseDocument);
  installPlugins();
  hooks = vi.mocked(registerPlugins).mock.lastCall?.[0]?.[0] as unknown as typeof hooks;
});

it('loads and preloads containers with the integrity of the release document', () => {
  const url = '/releases/trips/b/remoteEntry.js';
  const { script } = hooks.createScript({ url });
  expect(script).toMatchObject({ integrity: 'sha384-entry', crossOrigin: 'anonymous' });
  const { link } = hooks.createLink({ url, attrs: { rel: 'preload', as: 'script' } });
  expect(link).toMatchObject({ integrity: 'sha384-entry' });
  expect(link?.getAttribute('rel')).toBe('preload');
  expect(link?.getAttribute('as')).toBe('script');
});

it.each(['createScript', 'createLink'] as const)('refuses other addresses in %s', (hook) => {
  for (const url of ['/releases/trips/z/remoteEntry.js', 'https://evil.example/remoteEntry.js'])
    expect(() => hooks[hook]({ url })).toThrow('not in the release document');
});
