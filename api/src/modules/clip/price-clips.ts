import type { RapidShopProperty } from '../../adapters/rapid/shop-schemas.ts';
import type { RapidCustomer } from '../../adapters/rapid/transport.ts';
import type { AppContext } from '../../context.ts';
import { mapContentRoom } from '../catalogue/content-rooms.ts';
import { mapRooms, type RoomWithRateModel } from '../rate/map-rooms.ts';
import { shopOf, type Stay, stayKey } from '../rate/stay.ts';
import type { ClipModel } from './clip-model.ts';

type Shown = Pick<ClipModel, 'clip' | 'content'>;
interface Options {
  stay: Stay;
  now: Date;
  /** Whether the viewer may be shown package rates now. */
  packages: boolean;
  customer: RapidCustomer;
}

/** All rates of a hotel are asked for, so that few hotels make a long answer. */
const HOTELS_PER_CALL = 10;
const RATES_PER_HOTEL = 250;

/**
 * The clipped rooms with what they cost for the stay, by clip: the clipped rate, or when the supplier sells that one
 * no more, the other rates of the room of the same kind, cheapest first. Without rates: sold out. A clip is missing
 * when the supplier gave no answer for its hotel.
 */
export async function priceClips(
  app: AppContext,
  shown: readonly Shown[],
  options: Options,
): Promise<Map<string, RoomWithRateModel>> {
  const alone = await shopHotels(
    app,
    shown.filter(({ clip }) => !clip.is_package),
    'hotel_only',
    options,
  );
  const packaged = options.packages
    ? await shopHotels(
        app,
        shown.filter(({ clip }) => clip.is_package),
        'hotel_package',
        options,
      )
    : new Map<string, null>();
  const rooms = new Map<string, RoomWithRateModel>();
  for (const each of shown) {
    const { clip } = each;
    const hidden = clip.is_package && !options.packages;
    const property = hidden ? null : (clip.is_package ? packaged : alone).get(clip.property_id);
    if (property !== undefined) rooms.set(clip.id, roomOf(each, property, options));
  }
  return rooms;
}

/** Answers by hotel: null is sold out; a hotel whose call brought no answer is missing. */
async function shopHotels(
  app: AppContext,
  shown: readonly Shown[],
  salesEnvironment: 'hotel_only' | 'hotel_package',
  { stay, customer }: Options,
): Promise<Map<string, RapidShopProperty | null>> {
  const ids = [...new Set(shown.map(({ clip }) => clip.property_id))];
  const found = new Map<string, RapidShopProperty | null>();
  const batches = Array.from({ length: Math.ceil(ids.length / HOTELS_PER_CALL) }, (_, index) =>
    ids.slice(index * HOTELS_PER_CALL, (index + 1) * HOTELS_PER_CALL),
  );
  await Promise.all(
    batches.map(async (propertyIds) => {
      const outcome = await app.rapid.shop({
        ...shopOf(stay),
        propertyIds,
        ratePlanCount: RATES_PER_HOTEL,
        salesEnvironment,
        customer,
      });
      if (outcome.kind !== 'ok') {
        app.log.warn(
          { event: 'clips-not-priced', outcome: outcome.kind, count: propertyIds.length },
          'clips',
        );
        return;
      }
      const byId = new Map(outcome.value.map((property) => [property.property_id, property]));
      for (const id of propertyIds) found.set(id, byId.get(id) ?? null);
    }),
  );
  return found;
}

function roomOf(
  { clip, content }: Shown,
  property: RapidShopProperty | null,
  { stay, now }: Options,
): RoomWithRateModel {
  const shopped = property && {
    ...property,
    rooms: property.rooms.filter(({ id }) => id === clip.room_id),
  };
  const { rooms } = mapRooms(
    shopped ? [{ isPackageRate: clip.is_package, property: shopped }] : [],
    content,
    { stay, now, packages: clip.is_package },
  );
  const room = rooms[0];
  const rates = room?.rates.filter(({ isPackageRate }) => isPackageRate === clip.is_package) ?? [];
  const clipped = rates.filter(({ epsRateId }) => epsRateId === clip.rate_id);
  const described = content.content.rooms?.[clip.room_id] ?? clip.content.rooms?.[clip.room_id];
  return {
    ...mapContentRoom(described ?? { id: clip.room_id, name: '' }),
    // Not the room of the hotel's page: there the same room has all its rates.
    id: `ClippedRoom:${clip.id}:${stayKey(stay)}`,
    epsRoomId: clip.room_id,
    rates: clipped.length > 0 ? clipped : rates,
  };
}
