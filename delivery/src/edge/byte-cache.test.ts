import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

test('gives way to the new with what was used longest ago, and keeps nothing beyond a quarter of the room', () => {
  const cache = createByteCache<{ key: string }>(100);
  for (const key of ['a', 'b', 'c', 'd']) cache.set(key, { key }, { size: 25 });
  expect(cache.get('a')).toEqual({ key: 'a' });
  cache.set('e', { key: 'e' }, { size: 25 });
  cache.set('f', { key: 'f' }, { size: 26 });
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((key) => cache.has(key)).join('')).toBe('acde');
});
