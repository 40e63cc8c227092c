import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageUpdate } from './update.ts';

const MINUTE = 60_000;
const newerSequence = vi.fn<() => Promise<number | null>>();
const navigation: { location?: { state: unknown } } = {};
const start = (ask = newerSequence) =>
  createPageUpdate({ state: { navigation } } as unknown as Parameters<typeof createPageUpdate>[0], ask);
const at = (path: string) => new URL(path, location.href);
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));

/** As when the person takes a link on a page. */
function follow(from: string, to: string): URL {
  history.replaceState(null, '', from);
  document.body.innerHTML = `<a href="${to}"><span>次へ</span></a>`;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  document.querySelector('span')?.click();
  return at(to);
}

describe('renewal', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    newerSequence.mockReset().mockResolvedValue(7);
    navigation.location = { state: null };
  });
  afterEach(() => void vi.useRealTimers());

  it('takes the next link to another screen once a newer document is known, and not before', async () => {
    const renewal = start();
    expect(renewal.takes(follow('/trips', '/clips'))).toBe(false);
    expect(await renewal.look()).toBe(true);
    expect(renewal.takes(follow('/trips', '/clips'))).toBe(true);
  });

  it('loads no page twice for the same document', async () => {
    const renewal = start();
    await renewal.look();
    expect(renewal.takes(follow('/trips', '/clips'))).toBe(true);
    expect(renewal.takes(follow('/clips', '/trips'))).toBe(false);
    newerSequence.mockResolvedValue(8);
    await renewal.look();
    expect(renewal.takes(follow('/clips', '/trips'))).toBe(true);
  });

  it.each([
    ['into a booking', '/hotels/1', '/booking/prepare?rate=1'],
    ['out of a booking', '/booking/1/completed', '/trips'],
    ['to where cards are typed in', '/trips', '/settings/cards'],
    ['from where cards are typed in', '/settings/cards', '/trips'],
    ['within a screen', '/trips', '/trips?page=2'],
  ])('leaves a link %s alone', async (_, from, to) => {
    const renewal = start();
    await renewal.look();
    expect(renewal.takes(follow(from, to))).toBe(false);
  });

  it('leaves a link alone that hands something on', async () => {
    const renewal = start();
    await renewal.look();
    navigation.location = { state: { from: '/hotels?q=1' } };
    expect(renewal.takes(follow('/hotels', '/hotels/1'))).toBe(false);
  });

  it('leaves alone where a screen goes by itself', async () => {
    const renewal = start();
    await renewal.look();
    document.body.innerHTML = '<button>保存する</button>';
    document.querySelector('button')?.click();
    expect(renewal.takes(at('/clips'))).toBe(false);
  });

  it('leaves alone where a screen goes by itself to where a link has led before', async () => {
    const renewal = start();
    expect(renewal.takes(follow('/trips', '/clips'))).toBe(false);
    await renewal.look();
    history.replaceState(null, '', '/trips');
    expect(renewal.takes(at('/clips'))).toBe(false);
  });

  it('does nothing where it could not remember that it did', async () => {
    const renewal = start();
    await renewal.look();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(renewal.takes(follow('/trips', '/clips'))).toBe(false);
    vi.restoreAllMocks();
  });

  it('asks when the page is come back to, though not at every glance, and every few minutes', async () => {
    // The pages of the other tests listen on.
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
