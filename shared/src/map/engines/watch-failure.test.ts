import { beforeEach, expect, it, vi } from 'vitest';
import { watchFailure } from './watch-failure.ts';

let frame: HTMLElement;
const fail = vi.fn<(reason: unknown) => void>();
beforeEach(() => {
  frame = document.createElement('div');
  fail.mockClear();
});

it.each([
  [
    'its error in place of the map',
    '<div class="gm-err-container"><div class="gm-err-title">Oops!</div></div>',
  ],
  [
    'its dialog over the map',
    '<div class="gm-style"></div><div><button class="dismissButton">OK</button></div>',
  ],
])('reports once that Google shows %s', async (_what, html) => {
  watchFailure(frame, fail);
  frame.innerHTML = `<div>${html}</div>`;
  await expect.poll(() => fail.mock.calls.length).toBe(1);
  frame.append(document.createElement('p'));
  await Promise.resolve();
  expect(fail).toHaveBeenCalledOnce();
});

it('reports nothing of a map that is drawn, nor after its end', async () => {
  const end = watchFailure(frame, fail);
  frame.innerHTML = '<div class="gm-style"><canvas></canvas></div>';
  await Promise.resolve();
  end();
  frame.innerHTML = '<div class="gm-err-container"></div>';
  await Promise.resolve();
  expect(fail).not.toHaveBeenCalled();
});

it('reports a key that Google refuses', () => {
  watchFailure(frame, fail);
  (globalThis as { gm_authFailure?: () => void }).gm_authFailure?.();
  expect(fail).toHaveBeenCalledOnce();
});
