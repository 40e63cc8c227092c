// What the site does when it is asked for more than it can do, when a neighbor is slow or gone, and while it is rolled
// out. `-- overload`, `neighbors` or `rollout` for one of them; `short` for fewer rates.
import { runMain } from '../../scripts/lib/cli.ts';
import { freePorts } from '../../scripts/lib/ports.ts';
import { startPostgres } from '../api/postgres.ts';
import { createServerWorld, type ServerWorld } from '../api/server/world.ts';
import { compareBooks } from './books.ts';
import { measureNeighbors } from './neighbors.ts';
import { measureOverload } from './overload.ts';
import { type Prepared, prepare } from './prepare.ts';
import { measureRollout } from './rollout.ts';
import { startSite } from './site.ts';

/** Requests a second at neighbors and rollout: about 60 % of what two cores hold with everything else on them. */
const CALM_RATE = 60;

const parts: Record<string, (world: ServerWorld, prepared: Prepared, isShort: boolean) => Promise<boolean>> =
  {
    overload: measureOverload,
    async neighbors(world, { hotels }, isShort) {
      const site = await startSite(world, { apis: 1, hotels });
      try {
        await measureNeighbors(site, CALM_RATE, isShort ? 10 : 20);
        return true;
      } finally {
        await site.close();
      }
    },
    async rollout(world, { hotels }) {
      const site = await startSite(world, { apis: 2, hotels });
      try {
        const { requests, failed, shares } = await measureRollout(site, CALM_RATE);
        const list = Object.entries(failed).map(([what, count]) => `${count} ${what}`);
        console.log(
          `rollout: ${requests} requests, ${list.join(', ') || 'none'} not served; shares a minute after it ${shares.map((share) => share.toFixed(2)).join(' and ')}`,
        );
        return true;
      } finally {
        await site.close();
      }
    },
  };

runMain(async () => {
  const words = process.argv.slice(2);
  const chosen = Object.entries(parts).filter(([name]) => words.includes(name));
  const { api } = await freePorts();
  const postgres = await startPostgres(api);
  try {
    const world = await createServerWorld(postgres, 'load');
    try {
      const prepared = await prepare(world.databaseUrl);
      const since = new Date();
      let isRight = true;
      for (const [name, measurePart] of chosen.length > 0 ? chosen : Object.entries(parts)) {
        console.log(`${name}:`);
        if (!(await measurePart(world, prepared, words.includes('short')))) isRight = false;
      }
      const books = await compareBooks(world.databaseUrl, world.rapidUrl, since);
      console.log(
        `books: ${books.ours} bookings of ours, ${books.supplier} at the supplier, ${books.different.length} on one side only, ${books.open} without an end`,
      );
      // No time decides: what was booked is booked on both sides, and a booking is refused no more often than the rest.
      return isRight && books.different.length + books.open === 0 ? 0 : 1;
    } finally {
      await world.close();
    }
  } finally {
    await postgres.close();
  }
});
