import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followText } from './follow-text.ts';

let pending: (() => void)[] = [];
const changed = vi.fn();
const read = vi.fn<(text: string) => void>();

/** What was read since, after the observers have reported it and the page has become idle. */
async function readSince(): Promise<string[]> {
  await Promise.resolve();
  for (const work of pending.splice(0)) work();
  return read.mock.calls.splice(0).map(([text]) => text);
}

beforeEach(async () => {
  pending = [];
  vi.clearAllMocks();
  document.body.innerHTML = '<div id="root"><h1>宿</h1></div>';
  const root = document.getElementById('root') as HTMLElement;
  followText(root, { later: (work) => pending.push(work), changed, read });
});

afterEach(() => {
  document.body.innerHTML = '';
});

const root = () => document.getElementById('root') as HTMLElement;

it('reads what is there at first', async () => {
  expect(await readSince()).toEqual(['宿']);
});

it('reads what is added, changed or typed, once for all of it', async () => {
  await readSince();
  changed.mockClear();
  root().insertAdjacentHTML('beforeend', '<p>東京<input placeholder="駅名"></p>');
  (root().querySelector('h1') as HTMLElement).firstChild!.nodeValue = '湯';
  await Promise.resolve();
  const input = root().querySelector('input') as HTMLInputElement;
  input.value = '新宿';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(changed).toHaveBeenCalledOnce();
  const [text, ...more] = await readSince();
  expect(text).toMatch(/東京.*新宿駅名/);
  expect(text).toContain('湯');
  expect(more).toEqual([]);
});

it('reads no code, and what is beside it', async () => {
  await readSince();
  root().insertAdjacentHTML(
    'beforeend',
    '<p>湯<script>"鍵"</script><noscript>無</noscript><input value="駅"></p>',
  );
  await Promise.resolve();
  expect(await readSince()).toEqual(['湯駅']);
});

it('reads nothing that has gone meanwhile, and no password', async () => {
  await readSince();
  root().insertAdjacentHTML('beforeend', '<p>消</p><input type="password" value="秘密">');
  await Promise.resolve();
  root().querySelector('p')?.remove();
  expect(await readSince()).toEqual(['']);
});
