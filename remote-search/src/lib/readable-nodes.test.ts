import { expect, it } from 'vitest';
import { readableNodes } from './readable-nodes.ts';

it('keeps each node of merged pages once, in order, without the unreadable ones', () => {
  const edges = [{ node: { id: 'a' } }, { node: null }, null, { node: { id: 'b' } }, { node: { id: 'a' } }];
  expect(readableNodes(edges).map(({ id }) => id)).toEqual(['a', 'b']);
});
