import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import { MOST_RATES_PER_HOTEL, type SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { ShoppedHotel } from '../../adapters/supplier/supplier-rate.ts';
import type { AppContext } from '../../context.ts';
import { mapContentRoom } from '../catalog/content-rooms.ts';
import { mapRooms, type RoomWithRateModel } from '../rate/map-rooms.ts';
import { toShopRequest, type Stay, stayKey } from '../rate/stay.ts';
import type { ClipModel } from './clip-model.ts';

type Shown = Pick<ClipModel, 'clip' | 'content'>;
interface Options {
  stay: Stay;
  now: Date;
  /** Whether the viewer may be shown package rates now. */
  packages: boolean;
  customer: SupplierCustomer;
}

/** All rates of a hotel are asked for, so that few hotels make a long answer. */
const HOTELS_PER_CALL = 10;

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
    false,
    options,
  );
  const packaged = options.packages
    ? await shopHotels(
        app,
        shown.filter(({ clip }) => clip.is_package),
        true,
        options,
      )
    : new Map<string, null>();
  const rooms = new Map<string, RoomWithRateModel>();
  for (const each of shown) {
    const { clip } = each;
    const hidden = clip.is_package && !options.packages;
    const hotel = hidden ? null : (clip.is_package ? packaged : alone).get(clip.property_id);
    if (hotel !== undefined) rooms.set(clip.id, toRoom(each, hotel, options));
  }
  return rooms;
}

/** Answers by hotel: null is sold out; a hotel whose call brought no answer is missing. */
async function shopHotels(
  app: AppContext,
  shown: readonly Shown[],
  packages: boolean,
  { stay, customer }: Options,
): Promise<Map<string, ShoppedHotel | null>> {
  const ids = [...new Set(shown.map(({ clip }) => clip.property_id))];
  const found = new Map<string, ShoppedHotel | null>();
  const batches = Array.from({ length: Math.ceil(ids.length / HOTELS_PER_CALL) }, (_, index) =>
    ids.slice(index * HOTELS_PER_CALL, (index + 1) * HOTELS_PER_CALL),
  );
  await Promise.all(
    batches.map(async (hotelIds) => {
      const outcome = await app.supplier.shop({
        ...toShopRequest(stay),
        hotelIds,
        ratesPerHotel: MOST_RATES_PER_HOTEL,
        packages,
        customer,
      });
      if (outcome.kind !== 'ok') {
        app.log.warn({ event: 'clips-not-priced', outcome: outcome.kind, count: hotelIds.length }, 'clips');
        return;
      }
      const byId = new Map(outcome.value.map((hotel) => [hotel.hotelId, hotel]));
      for (const id of hotelIds) found.set(id, byId.get(id) ?? null);
    }),
  );
  return found;
}

function toRoom(
  { clip, content }: Shown,
  hotel: ShoppedHotel | null,
  { stay, now }: Options,
): RoomWithRateModel {
  const shopped = hotel && {
    ...hotel,
    rooms: hotel.rooms.filter(({ id }) => id === clip.room_id),
  };
  const { rooms } = mapRooms(shopped ? [{ isPackageRate: clip.is_package, hotel: shopped }] : [], content, {
    stay,
    now,
    packages: clip.is_package,
  });
  const room = rooms[0];
  const rates = room?.rates.filter(({ isPackageRate }) => isPackageRate === clip.is_package) ?? [];
  const clipped = rates.filter(({ epsRateId }) => epsRateId === clip.rate_id);
  const { rooms: remembered } = storedHotel.read(clip.content);
  const described = content.content.rooms?.[clip.room_id] ?? remembered?.[clip.room_id];
  return {
    ...mapContentRoom(described ?? { id: clip.room_id, name: '' }),
    // Not the room of the hotel's page: there the same room has all its rates.
    id: `ClippedRoom:${clip.id}:${stayKey(stay)}`,
    epsRoomId: clip.room_id,
    rates: clipped.length > 0 ? clipped : rates,
  };
}
