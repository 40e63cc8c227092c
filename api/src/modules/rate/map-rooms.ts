import type { ShoppedHotel, ShoppedRoom } from '../../adapters/supplier/supplier-rate.ts';
import { mapContentRoom, type RoomModel } from '../catalog/content-rooms.ts';
import type { PropertyContentSource } from '../catalog/map-property-content.ts';
import { isPackage, mapRate } from './map-rate.ts';
import { encodeRoomWithRateId } from './rate-ids.ts';
import type { RateModel } from './rate-model.ts';
import type { Stay } from './stay.ts';
import { UnreadableRateError } from './unreadable-rate-error.ts';

/** A room type priced for one stay; matches `RoomWithRate` of schema.graphql. */
export interface RoomWithRateModel extends RoomModel {
  epsRoomId: string;
  rates: RateModel[];
}

interface Shopped {
  /** Sold with transport, as asked. */
  isPackageRate: boolean;
  hotel: ShoppedHotel | undefined;
}

interface Options {
  stay: Stay;
  now: Date;
  packages: boolean;
}

function describeRoom(room: ShoppedRoom, content: PropertyContentSource): RoomModel {
  const described = content.content.rooms?.[room.id];
  if (described) return mapContentRoom(described);
  return mapContentRoom({ id: room.id, name: room.name });
}

/** Cheapest first. */
const byPrice = (a: RateModel, b: RateModel) => a.pricing.total.paymentPrice - b.pricing.total.paymentPrice;

/**
 * Joins shop answers (alone and packaged) to rooms with rates, cheapest room and rate first. Package rates are
 * left out unless asked for, whatever the supplier sends. `unreadable` counts rates that could not be shown.
 */
export function mapRooms(
  shopped: readonly Shopped[],
  content: PropertyContentSource,
  { stay, now, packages }: Options,
): { rooms: RoomWithRateModel[]; unreadable: number } {
  const rooms = new Map<string, RoomWithRateModel>();
  let unreadable = 0;
  for (const { isPackageRate, hotel } of shopped) {
    for (const room of hotel?.rooms ?? []) {
      for (const rate of room.rates) {
        if (isPackage(rate, isPackageRate) && !packages) continue;
        try {
          const { propertyId, timeZone, content: hotel } = content;
          const shown = { propertyId, roomId: room.id, stay, timeZone, now, isPackageRate, hotel };
          const mapped = mapRate(rate, shown);
          let target = rooms.get(room.id);
          if (!target) {
            const id = encodeRoomWithRateId({ propertyId, roomId: room.id, packages, stay });
            target = { ...describeRoom(room, content), id, epsRoomId: room.id, rates: [] };
            rooms.set(room.id, target);
          }
          target.rates.push(mapped);
        } catch (error) {
          if (!(error instanceof UnreadableRateError)) throw error;
          unreadable += 1;
        }
      }
    }
  }
  const sorted = [...rooms.values()].map((room) => ({ ...room, rates: room.rates.toSorted(byPrice) }));
  const cheapest = ({ rates }: RoomWithRateModel) => rates[0]?.pricing.total.paymentPrice ?? 0;
  return { rooms: sorted.sort((a, b) => cheapest(a) - cheapest(b)), unreadable };
}
