// What the GraphQL server costs in processor time, against the least that could send the same answers.
import type { Postgres } from '../postgres.ts';
import { compare } from './compare.ts';
import { createServerWorld } from './world.ts';

/** Prints requests per second of processor time as ratios of one interleaved run, and the spread of latencies. */
export async function benchServer(postgres: Postgres): Promise<void> {
  const world = await createServerWorld(postgres, 'server');
  try {
    await compare(world, 'small authenticated query', ['bare', 'yado', 'apollo', 'yoga'], {
      id: world.operations.small,
    });
    await compare(world, 'page of 20 trips', ['hand-written', 'yado', 'apollo', 'yoga'], {
      id: world.operations.trips,
      variables: { input: {} },
    });
  } finally {
    await world.close();
  }
}
