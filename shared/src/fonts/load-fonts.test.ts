import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFonts } from './load-fonts.ts';
import type { FontSubset } from './subset-finder.ts';

const kana = { url: '/kana.woff2', integrity: 'sha384-kana', faces: [['9j5-2a', 5]] } as FontSubset;
const kanji = {
  url: '/kanji.woff2',
  integrity: 'sha384-kanji',
  faces: [
    ['i4f', 2],
    ['ltb', 3],
  ],
} as FontSubset;
const added: unknown[] = [];
const state = () => document.documentElement.dataset.fonts;

beforeEach(() => {
  added.length = 0;
  document.body.textContent = 'やど';
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: (face: unknown) => added.push(face) },
  });
  vi.stubGlobal(
    'FontFace',
    class {
      readonly #descriptors: object;
      constructor(family: string, data: ArrayBuffer, descriptors: object) {
        this.#descriptors = { family, text: new TextDecoder().decode(data), ...descriptors };
      }
      load = async () => this.#descriptors;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
  document.body.textContent = '';
  delete document.documentElement.dataset.fonts;
});

it('fetches the subsets of the text with their integrity and marks the page when they are in', async () => {
  const fetch = vi.fn(async () => new Response('bytes'));
  vi.stubGlobal('fetch', fetch);
  const loadOthers = vi.fn(async () => [kanji]);
  loadFonts({ subsets: [kana], loadOthers, later: queueMicrotask, refused: () => {} });
  expect(state()).toBe('loading');
  await vi.waitFor(() => expect(state()).toBe('ready'));
  expect(fetch.mock.calls).toEqual([['/kana.woff2', { integrity: 'sha384-kana', credentials: 'omit' }]]);
  expect(added).toEqual([
    { family: 'Noto Sans JP Variable', text: 'bytes', weight: '100 900', unicodeRange: 'U+3041-3093' },
  ]);
  expect(loadOthers).not.toHaveBeenCalled();
  document.body.append('宿');
  // One behind the other in one file.
  await vi.waitFor(() => expect(added.slice(1)).toMatchObject([{ text: 'by' }, { text: 'tes' }]));
  document.body.append('宿海');
  await vi.waitFor(() => expect(state()).toBe('ready'));
  expect(loadOthers).toHaveBeenCalledOnce();
});

it('leaves the text in the font of the system, and says so, when a subset is refused, and asks again for the next', async () => {
  const fetch = vi
    .fn(async () => new Response('bytes'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetch);
  const refused = vi.fn();
  loadFonts({ subsets: [kana], loadOthers: async () => [], later: queueMicrotask, refused });
  await vi.waitFor(() => expect(state()).toBe('ready'));
  expect(refused).toHaveBeenCalledExactlyOnceWith('/kana.woff2', expect.any(TypeError));
  expect(added).toEqual([]);
  document.body.append('ど');
  await vi.waitFor(() => expect(added).toHaveLength(1));
});

it('asks again for the other subsets with the next text, when they did not come', async () => {
  vi.stubGlobal('fetch', async () => new Response('bytes'));
  const refused = vi.fn();
  const loadOthers = vi.fn(async () => [kanji]).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  document.body.textContent = '宿';
  loadFonts({ subsets: [kana], loadOthers, later: queueMicrotask, refused });
  await vi.waitFor(() => expect(state()).toBe('ready'));
  expect(refused).toHaveBeenCalledExactlyOnceWith(null, expect.any(TypeError));
  expect(added).toEqual([]);
  document.body.append('宿');
  await vi.waitFor(() => expect(added).toHaveLength(2));
});
