import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDraft } from '../_draft.ts';
import { createDraftKeeper } from './draft-keeper.ts';

const typed = (email: string) => testDraft({ email });
let id = 0;
let revision = 0;
const save = vi.fn(async (): Promise<number | null> => ++revision);
const pause = () => vi.advanceTimersByTimeAsync(1_000);

describe('draft keeper', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    sessionStorage.clear();
    save.mockReset().mockImplementation(async () => ++revision);
    id += 1;
    revision = 0;
  });
  afterEach(() => vi.useRealTimers());

  const keeper = () => {
    const made = createDraftKeeper(`d${id}`);
    made.saveWith(save);
    return made;
  };

  it('saves after a pause in the typing, once for all of it', async () => {
    const one = keeper();
    for (const text of ['a', 'ab', 'abc']) {
      one.set(typed(text));
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(save).not.toHaveBeenCalled();
    await pause();
    expect(save.mock.calls).toEqual([[typed('abc')]]);
    expect(one.get()).toEqual({ draft: typed('abc'), savedAs: 1 });
  });

  it('saves at once when it is asked to', async () => {
    const one = keeper();
    one.set(typed('a'));
    one.flush();
    expect(save).toHaveBeenCalledTimes(1);
    await pause();
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('lets one save finish before the next, so that none overtakes another', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    save.mockReturnValueOnce(promise);
    const one = keeper();
    one.set(typed('first'));
    one.flush();
    one.set(typed('second'));
    one.flush();
    expect(save).toHaveBeenCalledTimes(1);
    resolve(7);
    await vi.advanceTimersByTimeAsync(0);
    expect(save.mock.lastCall).toEqual([typed('second')]);
  });

  it('tries again while there is no connection, and has the text meanwhile', async () => {
    save.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
    const one = keeper();
    one.set(typed('a'));
    await pause();
    expect(one.get()).toEqual({ draft: typed('a'), savedAs: null });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(save).toHaveBeenCalledTimes(3);
    expect(one.get()?.savedAs).toBe(1);
  });

  it('brings to the server after a reload what could not be saved before', async () => {
    save.mockRejectedValueOnce(new Error('offline'));
    keeper().set(typed('kept'));
    await pause();
    const reloaded = keeper();
    expect(reloaded.get()?.draft).toEqual(typed('kept'));
    expect(save.mock.lastCall).toEqual([typed('kept')]);
  });

  it('shows what another tab has saved, unless something newer is being typed here', async () => {
    vi.useRealTimers();
    const [here, there] = [keeper(), keeper()];
    const notified = Promise.withResolvers<void>();
    there.subscribe(() => notified.resolve());
    here.set(typed('from here'));
    here.flush();
    await notified.promise;
    expect(there.get()).toEqual({ draft: typed('from here'), savedAs: 1 });

    here.set(typed('being typed'));
    there.set(typed('from there'));
    there.flush();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(here.get()?.draft).toEqual(typed('being typed'));
  });

  it('keeps nothing once the server keeps nothing, and after it was dropped', async () => {
    save.mockResolvedValueOnce(null);
    const one = keeper();
    one.set(typed('booked'));
    await pause();
    expect(one.get()).toBeNull();
    one.set(typed('again'));
    one.drop();
    await pause();
    expect(save).toHaveBeenCalledTimes(1);
    expect(sessionStorage.length).toBe(0);
  });
});
