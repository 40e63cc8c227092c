import type { RemoteModule } from '@yado/shared/contract/remote';
import type { Channel, RemoteRelease } from '@yado/shared/contract/release-document';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createScreenLoader, RemoteUnavailable } from './load-screen.ts';

const Screen = () => null;
const args = { params: {}, url: new URL('http://localhost/trips') };
const working: RemoteModule = { routes: [{ path: '/trips', screen: async () => ({ Screen }) }] };
const lost = () => new Error('ScriptNetworkError: Failed to load script');
const lostChunk = () => Object.assign(new Error('Loading chunk s failed.'), { name: 'ChunkLoadError' });
const never = () => new Promise<never>(() => {});

function release(id: string): RemoteRelease {
  const declaration = { id: 'trips', name: '予約の管理', routes: [], menu: [], configSchema: {} };
  return {
    id,
    version: '1.0.0',
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
  return createScreenLoader('trips', channel, channel.canary?.release ?? channel.stable, load);
}

const two = { stable: release('b'), previous: release('a') };
const open = (loader: ReturnType<typeof loaderFor>) => loader.load('/trips', args);

describe('screen loader', () => {
  const events: Record<string, unknown>[] = [];
  const listen = (event: Event) => events.push((event as CustomEvent).detail);
  const reported = (kind: string) => events.filter((event) => event.kind === kind);

  beforeEach(() => {
    events.length = 0;
    window.addEventListener('yado:event', listen);
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
  });
  afterEach(() => {
    window.removeEventListener('yado:event', listen);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('retries the same release first, and reports nothing when that succeeds', async () => {
    const load = vi.fn().mockRejectedValueOnce(lost()).mockResolvedValue(working);
    expect((await open(loaderFor(two, load))).release.id).toBe('b');
    expect(events).toEqual([]);
  });

  it('loads a screen again after its chunk failed', async () => {
    const screen = vi.fn().mockRejectedValueOnce(lostChunk()).mockResolvedValue({ Screen });
    const load = async () => ({ routes: [{ path: '/trips', screen }] });
    expect((await open(loaderFor(two, load))).release.id).toBe('b');
  });

  it('prepares a screen that is about to be opened, and loads its container once', async () => {
    const screen = vi.fn(async () => ({ Screen }));
    const load = vi.fn(async () => ({ routes: [{ path: '/trips', screen }] }));
    const loader = loaderFor(two, load);
    const prepared = loader.prepare('/trips');
    expect((await open(loader)).release.id).toBe('b');
    await prepared;
    expect(load).toHaveBeenCalledOnce();
    expect(screen).toHaveBeenCalledTimes(2);
  });

  it('reports no failed download of a prepared screen, and repeats it', async () => {
    const load = vi.fn().mockRejectedValueOnce(lost()).mockResolvedValue(working);
    const loader = loaderFor(two, load);
    await loader.prepare('/trips');
    expect((await open(loader)).release.id).toBe('b');
    expect(events).toEqual([]);
  });

  it('opens another release when the code of a prepared screen threw', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('x is undefined')).mockResolvedValue(working);
    const loader = loaderFor(two, load);
    await loader.prepare('/trips');
    expect(reported('remote-failed')).toMatchObject([{ stage: 'evaluation' }]);
    expect((await open(loader)).release.id).toBe('a');
    expect(reported('remote-replaced')).toMatchObject([
      { from: '1.0.0@b', to: '1.0.0@a', stage: 'evaluation' },
    ]);
    await loader.prepare('/trips');
    expect(load.mock.calls.map(([{ id }]) => id)).toEqual(['b', 'a']);
  });

  it('does not retry code that threw', async () => {
    const load = vi.fn().mockRejectedValueOnce(new TypeError('x is undefined')).mockResolvedValue(working);
    expect((await open(loaderFor(two, load))).release.id).toBe('a');
    expect(reported('remote-replaced')).toMatchObject([{ stage: 'evaluation' }]);
  });

  it('opens the previous release when the newest fails twice, and reports from, to and stage once', async () => {
    const load = vi.fn(async ({ id }: RemoteRelease) => {
      if (id === 'b') throw lost();
      return working;
    });
    const loader = loaderFor(two, load);
    expect((await open(loader)).release.id).toBe('a');
    expect((await open(loader)).release.id).toBe('a');
    expect(load.mock.calls.map(([{ id }]) => id)).toEqual(['b', 'b', 'a']);
    expect(reported('remote-failed')).toMatchObject([{ version: '1.0.0@b', stage: 'entry' }]);
    expect(reported('remote-replaced')).toMatchObject([{ from: '1.0.0@b', to: '1.0.0@a', stage: 'entry' }]);
  });

  it('falls back from the canary to the stable release and then to the previous one', async () => {
    const channel = { ...two, canary: { percent: 10, release: release('c') } };
    const load = vi.fn(async ({ id }: RemoteRelease) => {
      if (id !== 'a') throw new Error(`${id} throws`);
      return working;
    });
    expect((await open(loaderFor(channel, load))).release.id).toBe('a');
    expect(load.mock.calls.map(([{ id }]) => id)).toEqual(['c', 'b', 'a']);
    expect(reported('remote-replaced')).toMatchObject([{ from: '1.0.0@c', to: '1.0.0@a' }]);
  });

  it('requests the previous release beside one that never answers', async () => {
    vi.useFakeTimers();
    const screen = open(loaderFor(two, ({ id }) => (id === 'b' ? never() : Promise.resolve(working))));
    await vi.advanceTimersByTimeAsync(4_000);
    expect((await screen).release.id).toBe('a');
    expect(reported('remote-failed')).toMatchObject([{ version: '1.0.0@b', stage: 'timeout' }]);
    expect(reported('remote-replaced')).toMatchObject([{ stage: 'timeout' }]);
  });

  it('gives up after 20 seconds without any answer', async () => {
    vi.useFakeTimers();
    const screen = open(loaderFor(two, never));
    await Promise.all([
      expect(screen).rejects.toBeInstanceOf(RemoteUnavailable),
      vi.advanceTimersByTimeAsync(20_000),
    ]);
    expect(reported('remote-failed').map(({ version }) => version)).toEqual(['1.0.0@b', '1.0.0@a']);
  });

  it('rejects with the name of the remote when all releases fail, and recovers on a later try', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce(lost())
      .mockRejectedValueOnce(lost())
      .mockResolvedValue(working);
    const loader = loaderFor({ stable: release('b') }, load);
    await expect(open(loader)).rejects.toBeInstanceOf(RemoteUnavailable);
    await expect(open(loader)).resolves.toMatchObject({ Screen });
  });

  it('treats a release without the route as broken', async () => {
    const load = async ({ id }: RemoteRelease) => (id === 'b' ? { routes: [] } : working);
    expect((await open(loaderFor(two, load))).release.id).toBe('a');
    expect(reported('remote-replaced')).toMatchObject([{ stage: 'contract' }]);
  });

  it('lets the module of a screen start its queries where the route starts none', async () => {
    const load = vi.fn(() => 'started');
    const module: RemoteModule = { routes: [{ path: '/trips', screen: async () => ({ Screen, load }) }] };
    const screen = await open(loaderFor({ stable: release('a') }, async () => module));
    expect(screen.data).toBe('started');
    expect(load).toHaveBeenCalledExactlyOnceWith(args);
  });

  it('disposes the queries of a screen whose code fails to load', async () => {
    const dispose = vi.fn();
    const screen = vi.fn(() => Promise.reject(lostChunk()));
    const load = async () => ({ routes: [{ path: '/trips', load: () => ({ query: { dispose } }), screen }] });
    await expect(open(loaderFor({ stable: release('b') }, load))).rejects.toThrow();
    expect(dispose).toHaveBeenCalledTimes(2);
  });

  it('rejects a release whose screen threw while another is left', async () => {
    const loader = loaderFor(two, async () => working);
    const first = await open(loader);
    expect(loader.reject(first.release, new Error('render'))).toBe(true);
    expect((await open(loader)).release.id).toBe('a');
    expect(reported('remote-replaced')).toMatchObject([{ stage: 'render' }]);
    expect(loader.reject(release('a'), new Error('render'))).toBe(false);
    expect((await open(loader)).release.id).toBe('b');
  });
});
