import { describe, expect, it } from 'vitest';
import { createSharedLoader } from './shared-loader.ts';

/** A loader whose queries end when the test says so. */
function heldLoader() {
  const queries: { keys: readonly number[]; end: (error?: Error) => void }[] = [];
  const loader = createSharedLoader<number, string>(
    (keys) =>
      new Promise((resolve, reject) => {
        queries.push({ keys, end: (error) => (error ? reject(error) : resolve(keys.map(String))) });
      }),
  );
  return { loader, queries };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a loader that requests share', () => {
  it('asks at once, and gathers what is asked meanwhile into one query', async () => {
    const { loader, queries } = heldLoader();
    const first = loader.load(1);
    await turn();
    const others = [loader.load(2), loader.load(3)];
    await turn();
    expect(queries.map(({ keys }) => keys)).toEqual([[1]]);
    queries[0]?.end();
    expect(await first).toBe('1');
    await turn();
    expect(queries.map(({ keys }) => keys)).toEqual([[1], [2, 3]]);
    queries[1]?.end();
    expect(await Promise.all(others)).toEqual(['2', '3']);
  });

  it('asks again for a key that was answered before', async () => {
    const { loader, queries } = heldLoader();
    const first = loader.load(1);
    await turn();
    queries[0]?.end();
    await first;
    void loader.load(1);
    await turn();
    expect(queries.map(({ keys }) => keys)).toEqual([[1], [1]]);
  });

  it('does not wait for a query that gets no answer', async () => {
    const { loader, queries } = heldLoader();
    const silent = loader.load(1);
    await turn();
    const other = loader.load(2);
    await expect.poll(() => queries.map(({ keys }) => keys)).toEqual([[1], [2]]);
    queries[1]?.end();
    expect(await other).toBe('2');
    queries[0]?.end();
    expect(await silent).toBe('1');
  });

  it('continues after a query that failed', async () => {
    const { loader, queries } = heldLoader();
    const first = loader.load(1);
    await turn();
    const second = loader.load(2);
    queries[0]?.end(new Error('The connection is gone.'));
    await expect(first).rejects.toThrow('The connection is gone.');
    await turn();
    queries[1]?.end();
    expect(await second).toBe('2');
  });
});
