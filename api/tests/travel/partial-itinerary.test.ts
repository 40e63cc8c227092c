import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedRoom } from '../../src/adapters/supplier/stored/stored-room.ts';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  readTravel,
  retrievePath,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { cancelRooms } from './_cancel.ts';

interface Room {
  rate?: Record<string, unknown>;
  confirmation_id?: unknown;
}
interface Itinerary {
  rooms: Room[];
  impacted_fields?: string[];
}

describe('an itinerary that is retrieved without some of its parts', () => {
  let world: BookingWorld;
  let client: TestClient;

  beforeAll(async () => {
    world = await startBookingWorld();
    client = world.api.as('employee@sakura.example');
  });
  afterAll(() => world.close());

  const readRooms = (travelId: string) =>
    world.api.app.db
      .selectFrom('travel_rooms')
      .select(['supplier_room_id', 'supplier_room'])
      .where('travel_id', '=', travelId)
      .execute();

  it.each([
    [
      '206 without its policy',
      206,
      (room: Room) => {
        delete room.rate?.refundable;
        delete room.rate?.cancel_penalties;
      },
    ],
    [
      '206 without its numbers',
      206,
      (room: Room) => {
        delete room.confirmation_id;
      },
    ],
    [
      '206 with an emptied policy among its impacted fields',
      206,
      (room: Room) => {
        room.rate = { ...room.rate, refundable: false, cancel_penalties: [] };
      },
    ],
    [
      '200 without its rate part',
      200,
      (room: Room) => {
        delete room.rate;
      },
    ],
  ])('keeps what is known, so that canceling stays free: %s', async (_what, status, change) => {
    world.rapid.heal();
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const { travel } = await book(client, bookInput(await prepare(client, rate)));
    const id = travel?.id ?? '';
    const [known] = await eventually(
      () => readRooms(id),
      ([room]) => room?.supplier_room != null,
    );
    world.rapid.breakNext(
      'GET',
      retrievePath,
      {
        kind: 'rewrite',
        status,
        change: (itinerary: Itinerary) => {
          itinerary.rooms.forEach(change);
          if (status === 206) {
            itinerary.impacted_fields = ['rooms.rate.refundable', 'rooms.rate.cancel_penalties'];
          }
          return itinerary;
        },
      },
      1000,
    );
    const wrongPrice = { travelId: id, acceptedPenaltyPrice: 1 };
    const expediaHotelRoomIds = (travel?.expediaHotelRooms ?? []).map((room) => room.id);
    expect(await cancelRooms(client, { ...wrongPrice, expediaHotelRoomIds })).toMatchObject({
      errorCode: 'PENALTY_CHANGED',
      currentPenaltyPrice: 0,
    });
    expect((await readTravel(client, id))?.expediaHotelRooms).toMatchObject([{ currentPenaltyPrice: 0 }]);
    const [after] = await readRooms(id);
    expect(after?.supplier_room_id).toBe(known?.supplier_room_id);
    const [then, now] = [known, after].map(
      (room) => room?.supplier_room && storedRoom.read(room.supplier_room),
    );
    expect(now?.rate).toEqual(then?.rate);
    expect(now?.confirmation.supplier).toBe(known?.supplier_room_id);
  });
});
