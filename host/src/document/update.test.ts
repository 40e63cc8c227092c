import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageUpdate } from './update.ts';

const MINUTE = 60_000;
const newerSequence = vi.fn<() => Promise<number | null>>();
const navigation: { location?: { state: unknown } } = {};
const start = (ask = newerSequence) =>
  createPageUpdate({ state: { navigation } } as unknown as Parameters<typeof createPageUpdate>[0], ask);
const at = (path: string) => new URL(path, location.href);
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** Simulates a click on a link of the page. */
function follow(from: string, to: string): URL {
  history.replaceState(null, '', from);
  document.body.innerHTML = `<a href="${to}"><span>次へ</span></a>`;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('span')?.click();
  return at(to);
}

describe('page update', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval', 'clearInterval'] });
    sessionStorage.clear();
    newerSequence.mockReset().mockResolvedValue(7);
    navigation.location = { state: null };
  });
  afterEach(() => void vi.useRealTimers());

  it('claims the next link to another screen only once a newer document is known', async () => {
    const update = start();
    expect(update.claims(follow('/trips', '/clips'))).toBe(false);
    expect(await update.check()).toBe(true);
    expect(update.claims(follow('/trips', '/clips'))).toBe(true);
  });

  it('loads no page twice for the same document', async () => {
    const update = start();
    await update.check();
    expect(update.claims(follow('/trips', '/clips'))).toBe(true);
    expect(update.claims(follow('/clips', '/trips'))).toBe(false);
    newerSequence.mockResolvedValue(8);
    await update.check();
    expect(update.claims(follow('/clips', '/trips'))).toBe(true);
  });

  it.each([
    ['into a booking', '/hotels/1', '/booking/prepare?rate=1'],
    ['out of a booking', '/booking/1/completed', '/trips'],
    ['to where cards are typed in', '/trips', '/settings/cards'],
    ['from where cards are typed in', '/settings/cards', '/trips'],
    ['within a screen', '/trips', '/trips?page=2'],
  ])('does not claim a link %s', async (_, from, to) => {
    const update = start();
    await update.check();
    expect(update.claims(follow(from, to))).toBe(false);
  });

  it('does not claim a link that hands on state', async () => {
    const update = start();
    await update.check();
    navigation.location = { state: { from: '/hotels?q=1' } };
    expect(update.claims(follow('/hotels', '/hotels/1'))).toBe(false);
  });

  it('does not claim a navigation by a screen itself', async () => {
    const update = start();
    await update.check();
    document.body.innerHTML = '<button>保存する</button>';
    document.querySelector('button')?.click();
    expect(update.claims(at('/clips'))).toBe(false);
  });

  it('does not claim a navigation by a screen to the address of an earlier link', async () => {
    const update = start();
    expect(update.claims(follow('/trips', '/clips'))).toBe(false);
    await update.check();
    history.replaceState(null, '', '/trips');
    expect(update.claims(at('/clips'))).toBe(false);
  });

  it('claims no link without session storage', async () => {
    const update = start();
    await update.check();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(update.claims(follow('/trips', '/clips'))).toBe(false);
    vi.restoreAllMocks();
  });

  it('checks when the page becomes visible, at most every half minute, and every five minutes', async () => {
    // Listeners of the other tests' pages are still installed.
    const ask = vi.fn(async () => null);
    start(ask);
    comeBack();
    comeBack();
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    comeBack();
    expect(ask).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    expect(ask).toHaveBeenCalledTimes(3);
  });
});
