import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestClient } from '../_client.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  chooseRate,
  type ChosenRate,
  prepare,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { cancelRooms } from '../travel/_cancel.ts';

const shopPath = /^\/v3\/properties\/availability/;

describe('the rooms of a hotel for a stay', () => {
  let world: BookingWorld;
  let client: TestClient;
  let now = new Date();
  let rate: ChosenRate;
  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => now } });
    client = world.api.as('employee@sakura.example');
  });
  beforeEach(async () => {
    world.rapid.heal();
    rate = await chooseAnyRate(world.api, client, buildStay());
    passSeconds(120);
  });
  afterAll(() => world.close());

  function passSeconds(seconds: number): void {
    now = new Date(now.getTime() + seconds * 1000);
  }

  const show = (by = client) => chooseRate(by, rate.epsPropertyId, rate.stay);
  const countShops = async (work: () => Promise<unknown>) => {
    const before = world.rapid.count('GET', shopPath);
    await work();
    return world.rapid.count('GET', shopPath) - before;
  };

  it('are asked for once however many want them at the same time, and for a minute', async () => {
    const other = world.api.as('osaka@sakura.example');
    expect(
      await countShops(() =>
        Promise.all(Array.from({ length: 20 }, (_, index) => show(index % 2 ? other : client))),
      ),
    ).toBe(1);
    passSeconds(59);
    expect(await countShops(() => show())).toBe(0);
    passSeconds(2);
    expect(await countShops(() => show())).toBe(1);
  });

  it('are asked for again when the supplier gave no answer', async () => {
    world.rapid.breakNext('GET', shopPath, { kind: 'refuse', status: 500, body: '{}' }, 20);
    await expect(show()).rejects.toThrow('PROVIDER_UNAVAILABLE');
    world.rapid.heal();
    expect(await countShops(() => show())).toBe(1);
  });

  it('are asked for again by a price check, whose answer the list then shows', async () => {
    await show();
    expect(await countShops(() => prepare(client, rate))).toBe(1);
    passSeconds(50);
    expect(await countShops(() => show())).toBe(0);
    passSeconds(20);
    expect(await countShops(() => show())).toBe(1);
  });

  it('are as new as what the own branch last did there, in whatever process', async () => {
    const input = bookInput(await prepare(client, rate));
    await show();
    const booked = await book(client, input);
    expect(booked.__typename).toBe('BookSuccess');
    expect(await countShops(() => show())).toBe(1);
    passSeconds(5);
    await show();
    expect(await countShops(() => show())).toBe(0);
    passSeconds(5);
    const { id, expediaHotelRooms } = booked.travel ?? { id: '', expediaHotelRooms: [] };
    const roomIds = expediaHotelRooms.map((room) => room.id);
    await cancelRooms(client, { travelId: id, expediaHotelRoomIds: roomIds, acceptedPenaltyPrice: 0 });
    expect(await countShops(() => show())).toBe(1);
  });
});
