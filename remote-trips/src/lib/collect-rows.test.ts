import { describe, expect, it, vi } from 'vitest';
import { collectRows, type RowPage } from './collect-rows.ts';

interface Row {
  id: string;
}
const busy = Object.assign(new Error('busy'), { status: 429, code: 'RATE_LIMITED', retryAfterSeconds: 7 });
const page = (ids: string, next: string | null): RowPage<Row> => ({
  rows: [...ids].map((id) => ({ id })),
  totalCount: 5,
  next,
});

function collect(answers: (RowPage<Row> | Error)[], controller = new AbortController()) {
  const fetchPage = vi.fn((_after: string | null) => {
    const answer = answers.shift();
    return answer instanceof Error || !answer ? Promise.reject(answer) : Promise.resolve(answer);
  });
  const onProgress = vi.fn();
  const wait = vi.fn(() => Promise.resolve());
  const { signal } = controller;
  const rows = collectRows<Row>({ fetchPage, getKey: ({ id }) => id, onProgress, signal, wait });
  return { rows: rows.then((all) => all.map(({ id }) => id).join('')), fetchPage, onProgress, wait };
}

// spec: 2.trips-csv
describe('the rows of a paged export', () => {
  it('are those of all pages, each once, with word of how far it is', async () => {
    const { rows, fetchPage, onProgress } = collect([page('ab', 'p2'), page('bcd', 'p3'), page('e', null)]);
    expect(await rows).toBe('abcde');
    expect(fetchPage.mock.calls).toEqual([[null], ['p2'], ['p3']]);
    expect(onProgress.mock.calls).toEqual([
      [2, 5],
      [4, 5],
    ]);
  });

  it('say nothing about progress when one page is all', async () => {
    const { rows, onProgress } = collect([page('', null)]);
    expect(await rows).toBe('');
    expect(onProgress).not.toHaveBeenCalled();
  });

  it('wait as long as the server asks, and continue', async () => {
    const { rows, wait } = collect([page('a', 'p2'), busy, page('b', null)]);
    expect(await rows).toBe('ab');
    expect(wait).toHaveBeenCalledExactlyOnceWith(7, expect.anything());
  });

  it('give up on a server that stays busy, and at once on any other failure', async () => {
    const patient = collect(Array.from({ length: 9 }, () => busy));
    await expect(patient.rows).rejects.toBe(busy);
    expect(patient.fetchPage).toHaveBeenCalledTimes(6);
    const down = new Error('down');
    const other = collect([down]);
    await expect(other.rows).rejects.toBe(down);
    expect(other.wait).not.toHaveBeenCalled();
  });

  it('stop when they are not wanted any more', async () => {
    const controller = new AbortController();
    const { rows, fetchPage, onProgress } = collect([page('a', 'p2'), page('b', null)], controller);
    onProgress.mockImplementation(() => controller.abort());
    await expect(rows).rejects.toThrow(/abort/);
    expect(fetchPage).toHaveBeenCalledTimes(1);
  });
});
