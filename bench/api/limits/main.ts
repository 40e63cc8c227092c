// What counting calls costs in processor time, against the same API that counts none.
import { hotelList } from '../hotels/hotel-list.ts';
import type { Postgres } from '../postgres.ts';
import { compare } from '../server/compare.ts';
import { createServerWorld, publish } from '../server/world.ts';

const rooms = `query BenchRooms($id: ID!, $stay: RoomsWithRateInput!) {
  expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
    epsRoomId
    rates { epsRateId refundable bedGroups { id } pricing { total { paymentPrice } } }
  }
}`;
/** A hotel of the sandbox that always has rooms. */
const hotel = '9000007';
const aroundTokyoStation = { boundingBox: { north: 35.7, south: 35.66, east: 139.79, west: 139.74 } };

/** Prints what is left of the requests per second of processor time once calls are counted, where most are. */
export async function benchLimits(postgres: Postgres): Promise<void> {
  const world = await createServerWorld(postgres, 'limits');
  try {
    const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
    const stay = { checkin: day(30), checkout: day(31), occupancies: [{ adults: 1 }] };
    // The same stay again and again: prices come from memory, so that counting is as large a part as it can be.
    await compare(world, 'rooms of a hotel', ['yado-unlimited', 'yado'], {
      id: publish(world.operationsDir, rooms),
      variables: { id: hotel, stay },
    });
    await compare(world, 'list of 20 hotels with prices', ['yado-unlimited', 'yado'], {
      id: publish(world.operationsDir, hotelList),
      variables: { input: { stay }, stay, region: aroundTokyoStation },
    });
  } finally {
    await world.close();
  }
}
