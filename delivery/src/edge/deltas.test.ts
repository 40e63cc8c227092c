import { createHash } from 'node:crypto';
import { zstdDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { registerDictionary, toDictionaryPattern } from '../release/dictionaries.ts';
import type { Store } from '../store/store.ts';
import { createDeltas, type DeltaMaker } from './deltas.ts';

const BEFORE = 'releases/search/a1/static/js/async/74.140631b8a4.js';
const NOW = 'releases/search/b2/static/js/async/74.ffffffffff.js';
const OTHER = 'releases/search/a1/static/js/async/75.140631b8a4.js';
const TAKES = 'gzip, deflate, br, zstd, dcb, dcz';

const sha256 = (data: Buffer) => createHash('sha256').update(data).digest();
const available = (data: Buffer) => `:${sha256(data).toString('base64')}:`;
const script = (word: string) =>
  Buffer.from(Array.from({ length: 500 }, (_, at) => `f${at}("${word.repeat(at % 7)}");`).join('\n'));

let objects: Map<string, Buffer>;
let get: Store['get'];
let makeDelta: DeltaMaker;

beforeEach(async () => {
  objects = new Map([
    [BEFORE, script('before')],
    [OTHER, script('other')],
    [NOW, script('before').subarray(0, -3)],
  ]);
  get = vi.fn(async (key: string) => objects.get(key) ?? null);
  await register();
  makeDelta = createDeltas({ get }, get);
});

/** What a publication does with each file. */
async function register(): Promise<void> {
  const put = async (key: string, data: Uint8Array) => {
    objects.set(key, Buffer.from(data));
  };
  for (const [key, data] of objects) await registerDictionary({ put }, key, data);
}

const at = (key: string) => objects.get(key) as Buffer;

describe('a file that the browser has of an earlier release', () => {
  it('comes as what differs, marked with the dictionary that it needs', async () => {
    const delta = (await makeDelta(NOW, TAKES, available(at(BEFORE)))) as Buffer;
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(delta.subarray(8, 40)).toEqual(sha256(at(BEFORE)));
    expect(delta.length).toBeLessThan(150);
    expect(zstdDecompressSync(delta.subarray(40), { dictionary: at(BEFORE) })).toEqual(at(NOW));
  });

  it('comes as what differs whatever its size', async () => {
    const large = Buffer.from(
      Array.from({ length: 30_000 }, (_, line) => sha256(Buffer.from(`${line}`)).toString('hex')).join('\n'),
    );
    objects.set(BEFORE, large);
    objects.set(NOW, Buffer.concat([large, Buffer.from('now()')]));
    await register();
    expect((await makeDelta(NOW, TAKES, available(large)))?.length).toBeLessThan(1_000);
  });

  it('is compared once, also for those who ask at the same time', async () => {
    const ask = () => makeDelta(NOW, TAKES, available(at(BEFORE)));
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toBe(other);
    const asked = vi.mocked(get).mock.calls.length;
    expect(await ask()).toBe(one);
    expect(get).toHaveBeenCalledTimes(asked);
  });

  it('comes as what differs for all files of a page at once, and as for everybody beyond', async () => {
    const words = Array.from({ length: 50 }, (_, at) => `word${at}`);
    for (const word of words) objects.set(BEFORE.replace('a1', word), script(word));
    await register();
    const answers = await Promise.all(words.map((word) => makeDelta(NOW, TAKES, available(script(word)))));
    expect(answers.filter((answer) => answer !== null)).toHaveLength(48);
    expect(await makeDelta(NOW, TAKES, available(script('word49')))).not.toBeNull();
  });

  it('comes as what differs when another file once had the same bytes', async () => {
    objects.set(OTHER, at(BEFORE));
    await register();
    const later = OTHER.replace('a1', 'b2').replace('140631b8a4', 'eeeeeeeeee');
    objects.set(later, at(NOW));
    expect(await makeDelta(later, TAKES, available(at(OTHER)))).not.toBeNull();
    expect(await makeDelta(NOW, TAKES, available(at(BEFORE)))).not.toBeNull();
  });

  it('comes as what differs as long as any release with the browser’s bytes is there', async () => {
    const again = BEFORE.replace('a1', 'a2');
    objects.set(again, at(BEFORE));
    await register();
    const dictionary = available(at(BEFORE));
    objects.delete(BEFORE);
    expect(await makeDelta(NOW, TAKES, dictionary)).not.toBeNull();
  });

  it.each([
    ['takes no deltas', 'gzip, deflate, br', available(script('before'))],
    ['refuses them', 'br, dcz;q=0', available(script('before'))],
    ['has none', TAKES, undefined],
    ['names another file of the release', TAKES, available(script('other'))],
    ['names what no release has', TAKES, available(script('strange'))],
    ['names something else', TAKES, ':../../keys:'],
  ])('comes as for everybody when the browser %s', async (_case, accept, dictionary) => {
    expect(await makeDelta(NOW, accept, dictionary)).toBeNull();
  });

  it('comes as for everybody while the store does not answer', async () => {
    vi.mocked(get).mockRejectedValueOnce(new Error('away'));
    expect(await makeDelta(NOW, TAKES, available(at(BEFORE)))).toBeNull();
    expect(await makeDelta(NOW, TAKES, available(at(BEFORE)))).not.toBeNull();
  });

  it('comes as for everybody when the earlier file is gone', async () => {
    const dictionary = available(at(BEFORE));
    objects.delete(BEFORE);
    expect(await makeDelta(NOW, TAKES, dictionary)).toBeNull();
  });
});

describe('the addresses that a file is a dictionary for', () => {
  it.each([
    [BEFORE, '/releases/search/*/static/js/async/74.*.js'],
    [
      'releases/host/c3/static/font/noto-sans-jp-0.00e950763d.woff2',
      '/releases/host/*/static/font/noto-sans-jp-0.*.woff2',
    ],
    ['releases/trips/c3/remoteEntry.js', '/releases/trips/*/remoteEntry.js'],
    ['releases/trips/c3/a+b.js', null],
    ['brands/demo/logo.svg', null],
  ])('of %s are %s', (key, pattern) => {
    expect(toDictionaryPattern(key)).toBe(pattern);
  });
});
