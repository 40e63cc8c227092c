import { expect, test } from 'vitest';
import { createLru } from './lru.ts';

const filled = () => {
  const lru = createLru<string>(100);
  for (const key of ['a', 'b', 'c', 'd']) lru.set(key, key.toUpperCase(), 25);
  const kept = () => ['a', 'b', 'c', 'd', 'e', 'f'].filter((key) => lru.get(key) !== undefined).join('');
  return { lru, kept };
};

test('gives way to the new with what was used longest ago', () => {
  const { lru, kept } = filled();
  expect(lru.get('a')).toBe('A');
  lru.set('e', 'E', 25);
  expect(kept()).toBe('acde');
});

test('counts a value that takes the place of another only once', () => {
  const { lru, kept } = filled();
  lru.set('d', 'D', 10);
  lru.set('e', 'E', 15);
  expect(kept()).toBe('abcde');
  expect(lru.get('d')).toBe('D');
});

test('keeps nothing that would take a quarter of the room alone', () => {
  const { lru, kept } = filled();
  lru.set('e', 'E', 26);
  expect(kept()).toBe('abcd');
});
