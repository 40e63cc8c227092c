import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { storedRoom } from '../../adapters/supplier/stored/stored-room.ts';
import type { Itinerary } from '../../adapters/supplier/supplier-itinerary.ts';
import { isRefusedAs } from '../../adapters/supplier/supplier-result.ts';
import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { jsonb } from '../../db/jsonb.ts';
import { getNextTry } from '../../lib/next-try.ts';
import { mergeSupplierRoom } from './merge-supplier-room.ts';
import { matchRooms, supplierRoomId } from '../travel/match-rooms.ts';
import type { TravelRow } from '../travel/tables.ts';
import { findTravelRooms, lockTravel } from '../travel/travel-store.ts';

/** First tries; the new itinerary may be invisible for a while. */
const UNREADABLE_SECONDS = [2, 5, 15, 60, 300, 900, 3600];
/** The property's own confirmation number arrives hours later, without notice. */
const UNCONFIRMED_SECONDS = 3 * 3600;

export type ReadItinerary =
  | { kind: 'read'; itinerary: Itinerary }
  /** The supplier does not answer usefully now. */
  | { kind: 'unknown' }
  /** The supplier says that there is no such itinerary. */
  | { kind: 'absent' };

/** Reads the supplier's record of a trip and keeps what it says about each room. */
export async function readItinerary(
  app: AppContext,
  travel: Pick<TravelRow, 'id' | 'itinerary_id' | 'email' | 'supplier_reference' | 'rate'>,
  customer: SupplierCustomer,
): Promise<ReadItinerary> {
  const outcome =
    travel.itinerary_id === null
      ? await app.supplier.retrieveByReference(travel.supplier_reference, travel.email, customer)
      : await app.supplier.retrieve(travel.itinerary_id, travel.email, customer);
  if (outcome.kind === 'unknown') return { kind: 'unknown' };
  if (outcome.kind === 'refused') return { kind: isRefusedAs(outcome, 'NOT_FOUND') ? 'absent' : 'unknown' };
  if (outcome.value === null) return { kind: 'absent' };
  await saveItinerary(app.db, travel, outcome.value, app.clock());
  return { kind: 'read', itinerary: outcome.value };
}

/** The job's reading: soon after booking until it works, then now and then until the property has confirmed. */
export async function readItineraryWhenDue(
  app: AppContext,
  travel: TravelRow,
  customer: SupplierCustomer,
): Promise<void> {
  const now = app.clock();
  const read = await readItinerary(app, travel, customer);
  const tries = travel.itinerary_read_tries;
  const open = read.kind !== 'read' || read.itinerary.rooms.some(isUnconfirmed);
  const wanted = open && travel.ends_at > now;
  const waits = read.kind === 'read' ? [UNCONFIRMED_SECONDS] : UNREADABLE_SECONDS;
  await app.db
    .updateTable('travels')
    .set({
      itinerary_next_read_at: wanted ? getNextTry(now, waits, tries) : null,
      itinerary_read_tries: read.kind === 'read' ? 0 : tries + 1,
    })
    .where('id', '=', travel.id)
    .execute();
}

function isUnconfirmed(room: Itinerary['rooms'][number]): boolean {
  return room.status !== 'canceled' && !room.confirmation.hotel;
}

async function saveItinerary(
  db: Db,
  { id: travelId, rate }: Pick<TravelRow, 'id' | 'rate'>,
  itinerary: Itinerary,
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // The trip before its rooms, as everybody does who writes both: else two of them wait for each other.
    await lockTravel(tx, travelId);
    const rooms = await findTravelRooms(tx, [travelId]);
    const agreed = storedRate.read(rate);
    const found = matchRooms(rooms, itinerary.rooms);
    for (const room of rooms) {
      const said = found.get(room.id);
      if (!said) continue;
      const supplier = mergeSupplierRoom(room, agreed, said, itinerary.partial);
      await tx
        .updateTable('travel_rooms')
        .set({ supplier_room_id: supplierRoomId(supplier), supplier_room: jsonb(storedRoom.store(supplier)) })
        .where('id', '=', room.id)
        .execute();
    }
    await tx
      .updateTable('travels')
      .set({ itinerary_id: itinerary.id, itinerary_read_at: now })
      .where('id', '=', travelId)
      .execute();
  });
}
