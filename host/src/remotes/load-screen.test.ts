import type { RemoteModule } from '@yado/shared/contract/remote';
import type { Channel, RemoteRelease } from '@yado/shared/contract/release-document';
import { describe, expect, it, vi } from 'vitest';
import { createScreenLoader, RemoteUnavailable } from './load-screen.ts';

const Screen = () => null;
const args = { params: {}, url: new URL('http://localhost/trips') };
const working: RemoteModule = { routes: [{ path: '/trips', screen: async () => ({ Screen }) }] };

function release(id: string): RemoteRelease {
  const declaration = { id: 'trips', name: '予約の管理', routes: [], menu: [], configSchema: {} };
  return {
    id,
    version: id,
    baseUrl: `/${id}/`,
    container: id,
    entry: 'remoteEntry.js',
    initial: [],
    declaration,
    chunks: {},
    files: {},
  };
}

function loaderFor(channel: Channel<RemoteRelease>, load: (release: RemoteRelease) => Promise<RemoteModule>) {
  return createScreenLoader('trips', channel, channel.stable, load);
}

describe('screen loader', () => {
  it('tries the same release once more before anything else', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('503')).mockResolvedValue(working);
    const screen = await loaderFor({ stable: release('b'), previous: release('a') }, load).load(
      '/trips',
      args,
    );
    expect(screen.release.id).toBe('b');
  });

  it('lets a screen that nobody else may download start its own queries', async () => {
    const load = vi.fn(() => 'started');
    const module: RemoteModule = { routes: [{ path: '/trips', screen: async () => ({ Screen, load }) }] };
    const screen = await loaderFor({ stable: release('a') }, async () => module).load('/trips', args);
    expect(screen.data).toBe('started');
    expect(load).toHaveBeenCalledExactlyOnceWith(args);
  });

  it('brings up the previous release when the newest fails twice, and says from, to and stage', async () => {
    const events: unknown[] = [];
    const listen = (event: Event) => events.push((event as CustomEvent).detail);
    window.addEventListener('yado:event', listen);
    const load = async ({ id }: RemoteRelease) => {
      if (id === 'b') throw new Error('404');
      return working;
    };
    const screen = await loaderFor({ stable: release('b'), previous: release('a') }, load).load(
      '/trips',
      args,
    );
    window.removeEventListener('yado:event', listen);
    expect(screen.release.id).toBe('a');
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'remote-replaced', from: 'b', to: 'a', stage: 'entry' }),
    );
  });

  it('rejects with the name of the remote when no release can be brought up, and recovers on a later try', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(new Error('down'))
      .mockRejectedValueOnce(new Error('down'))
      .mockResolvedValue(working);
    const loader = loaderFor({ stable: release('b') }, load);
    await expect(loader.load('/trips', args)).rejects.toBeInstanceOf(RemoteUnavailable);
    await expect(loader.load('/trips', args)).resolves.toMatchObject({ Screen });
  });

  it('asks for a screen again after its chunk failed', async () => {
    const screen = vi.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue({ Screen });
    const load = async () => ({ routes: [{ path: '/trips', screen }] });
    await expect(loaderFor({ stable: release('b') }, load).load('/trips', args)).resolves.toMatchObject({
      Screen,
    });
  });

  it('lets go of queries it started for a screen that did not arrive', async () => {
    const dispose = vi.fn();
    const screen = vi.fn().mockRejectedValue(new Error('chunk'));
    const load = async () => ({ routes: [{ path: '/trips', load: () => ({ query: { dispose } }), screen }] });
    await expect(loaderFor({ stable: release('b') }, load).load('/trips', args)).rejects.toThrow();
    expect(dispose).toHaveBeenCalledTimes(2);
  });

  it('does not use a release again whose screen threw, as long as there is another', async () => {
    const loader = loaderFor({ stable: release('b'), previous: release('a') }, async () => working);
    const first = await loader.load('/trips', args);
    expect(loader.reject(first.release, new Error('render'))).toBe(true);
    expect((await loader.load('/trips', args)).release.id).toBe('a');
  });
});
