import { expect, it } from 'vitest';
import { readNodes } from './read-nodes.ts';

it('keeps an item of two pages once and counts the unreadable ones', () => {
  const a = { id: 'a' };
  const b = { id: 'b' };
  const edges = [{ node: a }, { node: null }, { node: b }, null, { node: { id: 'a' } }];
  expect(readNodes(edges)).toEqual({ nodes: [a, b], unreadable: 2 });
});
