// How much the API adds to the supplier's time when a place with 500 hotels is searched.
import pg from 'pg';
import type { Postgres } from '../postgres.ts';
import { toRequest, signToken } from '../server/session.ts';
import { startSubject, type Subject } from '../server/subject.ts';
import { createServerWorld, publish, type ServerWorld } from '../server/world.ts';
import { median } from '../../lib/statistics.ts';
import { hotelList } from './hotel-list.ts';
import { startSlowSupplier } from './supplier.ts';

const HOTELS = 500;
const SUPPLIER_MS = 300;
const SEARCHES = 7;
const TOKYO = { latitude: 35.6812, longitude: 139.7671 };

/** Prints the time of a first page beside the supplier's own, and what was asked of the supplier. */
export async function benchHotels(postgres: Postgres): Promise<void> {
  const world = await createServerWorld(postgres, 'hotels');
  const supplier = await startSlowSupplier(world.rapidUrl);
  try {
    const asked = { id: publish(world.operationsDir, hotelList), region: await areaWith(world, HOTELS) };
    const slow = { ...world, rapidUrl: supplier.url };
    // One process has the supplier's answers recorded, another one, which remembers no prices, is measured.
    const recording = await startSubject('yado', slow);
    for (let index = 0; index <= SEARCHES; index++) await searchOnce(recording, slow, asked, index);
    await recording.close();
    supplier.takeShops();
    supplier.replayAfter(SUPPLIER_MS);
    const measured = await startSubject('yado', slow);
    const times: number[] = [];
    let hotels = 0;
    let again = 0;
    let calls = 0;
    for (let index = 0; index <= SEARCHES; index++) {
      const { ms, totalCount } = await searchOnce(measured, slow, asked, index);
      const ids = supplier.takeShops();
      // The first one warms up.
      if (index === 0) continue;
      times.push(ms);
      hotels = Math.max(hotels, totalCount);
      calls = Math.max(calls, ids.length);
      again += ids.flat().length - new Set(ids.flat()).size;
    }
    await measured.close();
    const extra = median(times) - SUPPLIER_MS;
    console.log(
      `hotel search, ${hotels} hotels with a price around Tokyo, supplier ${SUPPLIER_MS} ms: first page after ${median(times).toFixed(0)} ms, ${extra.toFixed(0)} ms more than the supplier; ${calls} requests of up to 250 hotels side by side, ${again} hotels asked for twice`,
    );
  } finally {
    await supplier.close();
    await world.close();
  }
}

async function searchOnce(
  subject: Subject,
  world: ServerWorld,
  { id, region }: { id: string; region: object },
  index: number,
): Promise<{ ms: number; totalCount: number }> {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const stay = { checkin: day(30 + index), checkout: day(31 + index), occupancies: [{ adults: 1 }] };
  const token = signToken(world.privateKey, 'demo-sakura-employee', 'employee@sakura.example');
  const start = performance.now();
  const response = await fetch(
    `${subject.origin}/graphql`,
    toRequest(token, { id, variables: { input: { stay }, stay, region } }),
  );
  const body = (await response.json()) as {
    data?: { searchPropertyContent: { totalCount: number; nodes: unknown[] } } | null;
    errors?: unknown;
  };
  const ms = performance.now() - start;
  if (!body.data || body.data.searchPropertyContent.nodes.length === 0) {
    throw new Error(`The search failed: ${JSON.stringify(body.errors ?? body)}`);
  }
  return { ms, totalCount: body.data.searchPropertyContent.totalCount };
}

/** The square around Tokyo in which that many hotels lie. */
async function areaWith(world: ServerWorld, hotels: number): Promise<{ boundingBox: object }> {
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ degrees: number }>(
    `select greatest(abs(latitude - $1), abs(longitude - $2)) as degrees
     from properties where active order by 1 offset $3 limit 1`,
    [TOKYO.latitude, TOKYO.longitude, hotels - 1],
  );
  await client.end();
  const degrees = rows[0]?.degrees;
  if (degrees === undefined) throw new Error(`The catalog has fewer than ${hotels} hotels.`);
  return {
    boundingBox: {
      north: TOKYO.latitude + degrees,
      south: TOKYO.latitude - degrees,
      east: TOKYO.longitude + degrees,
      west: TOKYO.longitude - degrees,
    },
  };
}
