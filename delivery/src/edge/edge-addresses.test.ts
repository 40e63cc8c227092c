import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { EDGE_ADDRESSES } from '../routing/edge-addresses.ts';
import { startEdge } from '../testing/_edge.ts';
import { createWorkspace } from '../testing/_workspace.ts';

test('every address that the edge answers is known, so that no remote can have it', async () => {
  const workspace = await createWorkspace();
  const firsts = new Set<string | undefined>();
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ url }) => void firsts.add(url.split('/')[1]));
  };
  subscribe('fastify.initialization', collect);
  const edge = await startEdge(workspace, { developerKeysDir: workspace.config.developerKeysDir });
  unsubscribe('fastify.initialization', collect);
  await edge.ready();
  // Pages of all other addresses.
  firsts.delete('*');
  expect(firsts).toEqual(new Set(Object.keys(EDGE_ADDRESSES)));
});
