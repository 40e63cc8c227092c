import DataLoader from 'dataloader';
import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import { onePerDatabase } from '../../db/one-per-database.ts';
import { createSharedLoader } from '../../db/shared-loader.ts';
import { byId, forRequest } from '../../db/request-loader.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { contentId } from '../catalog/content-language.ts';
import type { PropertyContentSource } from '../catalog/map-property-content.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import { loadUsers } from '../organization/organization-loaders.ts';
import type { UserRow } from '../organization/tables.ts';
import { getCancelRefund } from './cancel-refund.ts';
import { findGuestNames, type GuestName } from './guest-name-store.ts';
import { findOperatorRefunds } from './operator-refund-store.ts';
import type { PropertySnapshot } from './property-snapshot.ts';
import type { ListedRoom, ListedTravel, TravelRoomRow, TravelRow } from './tables.ts';
import {
  findHotelMemory,
  findListedRooms,
  findMovedTravels,
  findTravelRooms,
  findTravels,
} from './travel-store.ts';

interface TravelLoaders {
  travel: DataLoader<string, TravelRow | null>;
  rooms: DataLoader<string, TravelRoomRow[]>;
  operatorRefund: DataLoader<string, number>;
  moved: DataLoader<string, boolean>;
  guestName: DataLoader<string, GuestName | null>;
  content: DataLoader<string, PropertyContentSource | null>;
}

const loadersByRequest = new WeakMap<RequestContext['loaders'], TravelLoaders>();

/** A trip that the viewer may see with all that is known of it; one query for all trips of a list. */
export async function loadWholeTravel(
  context: RequestContext,
  travel: ListedTravel | TravelRow,
): Promise<TravelRow> {
  if ('rate' in travel) return travel;
  const whole = await getLoaders(context).travel.load(travel.id);
  if (!whole) throw new Error('A trip that was listed is missing.');
  return whole;
}

/** Rooms by trip as far as their plain fields go, unless the trips themselves were read whole. */
export async function loadShownRooms(
  context: RequestContext,
  travels: readonly (ListedTravel | TravelRow)[],
): Promise<(ListedRoom | TravelRoomRow)[][]> {
  const ids = travels.map(({ id }) => id);
  if (travels.every((travel) => 'rate' in travel)) {
    return Promise.all(ids.map((id) => loadTravelRooms(context, id)));
  }
  return shared(context.app.db).listedRooms.load(ids);
}

/** Who booked the trips, in their order; an Error for somebody who is missing. */
export async function loadBookers(
  context: RequestContext,
  travels: readonly Pick<TravelRow, 'user_id'>[],
): Promise<(UserRow | Error)[]> {
  const bookers = await loadUsers(
    context.app,
    travels.map(({ user_id: id }) => id),
  );
  return bookers.map((booker) => booker ?? new Error('The booker of a trip is missing.'));
}

export async function loadWholeRoom(
  context: RequestContext,
  room: ListedRoom | TravelRoomRow,
): Promise<TravelRoomRow> {
  if ('supplier_room' in room) return room;
  const whole = (await loadTravelRooms(context, room.travel_id)).find(({ id }) => id === room.id);
  if (!whole) throw new Error('A room that was listed is missing.');
  return whole;
}

/** The rooms of a trip that the viewer may see, in order; one query for all trips of a request. */
export function loadTravelRooms(context: RequestContext, travelId: string): Promise<TravelRoomRow[]> {
  return getLoaders(context).rooms.load(travelId);
}

/** What the room's cancellation returned; one query for all rooms of a request. */
export async function loadRoomCancelRefund(
  context: RequestContext,
  room: ListedRoom | TravelRoomRow,
): Promise<number | null> {
  if (room.canceled_at === null) return null;
  return getCancelRefund(room, new Map([[room.id, await getLoaders(context).operatorRefund.load(room.id)]]));
}

/** Whether a booking for other dates relies on giving this trip up, or has done so. */
export function isMoved(context: RequestContext, travelId: string): Promise<boolean> {
  return getLoaders(context).moved.load(travelId);
}

/** Under which name an employee whom the viewer may see is booked. */
export function loadGuestName(context: RequestContext, employeeId: string): Promise<GuestName | null> {
  return getLoaders(context).guestName.load(employeeId);
}

/** What a preparation remembers of its hotel; of a trip it is read when it is needed. */
type HotelMemory = Pick<TravelRow, 'property_id' | 'hotel_name_en' | 'time_zone'> & {
  property_snapshot: PropertySnapshot;
};

/**
 * The hotel of a trip or a preparation, from the catalog, or as it was then when the catalog has lost it.
 * Who has booked, or is about to, sees the street address.
 */
export async function loadTravelContent(
  context: RequestContext,
  hotel: HotelMemory | Pick<TravelRow, 'id' | 'property_id'>,
  language: 'ja-JP' | 'en-US' = 'ja-JP',
): Promise<PropertyContentSource> {
  const id = contentId(hotel.property_id, language);
  const current = await getLoaders(context).content.load(id);
  if (current !== null) return current;
  const memory: HotelMemory =
    'property_snapshot' in hotel ? hotel : await findHotelMemory(context.app.db, hotel.id);
  const content = storedHotel.read(memory.property_snapshot[language === 'en-US' ? 'en' : 'ja']);
  return {
    id,
    propertyId: hotel.property_id,
    language,
    name: content.name,
    nameEn: memory.hotel_name_en,
    timeZone: memory.time_zone,
    content,
    revealAddress: true,
  };
}

/** The hotels of trips in Japanese, in their order. */
export async function loadTravelContents(
  context: RequestContext,
  travels: readonly Pick<TravelRow, 'id' | 'property_id'>[],
): Promise<PropertyContentSource[]> {
  const ids = travels.map((travel) => contentId(travel.property_id, 'ja-JP'));
  const current = await loadPropertyContents(context.app.db, ids, { revealAddress: true });
  if (current.every((content) => content !== null)) return current;
  return Promise.all(travels.map((travel, index) => current[index] ?? loadTravelContent(context, travel)));
}

const shared = onePerDatabase((db) => ({
  travel: byId((ids) => findTravels(db, ids)),
  rooms: byTravel((ids) => findTravelRooms(db, ids)),
  listedRooms: byTravel((ids) => findListedRooms(db, ids)),
}));

function byTravel<Room extends { travel_id: string }>(find: (ids: readonly string[]) => Promise<Room[]>) {
  return createSharedLoader<readonly string[], Room[][]>(async (questions) => {
    const rooms = Map.groupBy(await find([...new Set(questions.flat())]), ({ travel_id }) => travel_id);
    return questions.map((ids) => ids.map((id) => rooms.get(id) ?? []));
  });
}

function getLoaders(context: RequestContext): TravelLoaders {
  const known = loadersByRequest.get(context.loaders);
  if (known) return known;
  const { db } = context.app;
  const loaders: TravelLoaders = {
    travel: forRequest(shared(db).travel),
    rooms: forRequest(shared(db).rooms),
    operatorRefund: new DataLoader(async (ids) => {
      const refunds = await findOperatorRefunds(db, ids);
      return ids.map((id) => refunds.get(id) ?? 0);
    }),
    moved: new DataLoader(async (ids) => {
      const moved = new Set(await findMovedTravels(db, ids));
      return ids.map((id) => moved.has(id));
    }),
    guestName: new DataLoader(async (ids) => {
      const names = new Map((await findGuestNames(db, ids)).map((name) => [name.employee_id, name]));
      return ids.map((id) => names.get(id) ?? null);
    }),
    content: new DataLoader((ids) => loadPropertyContents(db, ids, { revealAddress: true })),
  };
  loadersByRequest.set(context.loaders, loaders);
  return loaders;
}
