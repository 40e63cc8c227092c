import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepBookings } from '../../src/modules/booking-jobs/jobs.ts';
import { sweep } from '../booking/_sweep.ts';
import type { TestClient } from '../_client.ts';
import {
  type BookingWorld,
  chooseAnyRate,
  retrievePath,
  startBookingWorld,
  buildStay,
  type TravelAnswer,
} from '../booking/_booking.ts';
import { eventually, itinerariesFor } from '../booking/_outside.ts';
import { changeRoom, roomsView } from './_change.ts';
import { bookTrip, getRoom } from './_trip.ts';
import { cancelRooms } from './_cancel.ts';

const roomPath = /^\/v3\/itineraries\/[^/]+\/rooms\//;

describe('changing a room', () => {
  let world: BookingWorld;
  let employee: TestClient;
  let offset = 0;

  beforeAll(async () => {
    const clock = () => new Date(Date.now() + offset);
    world = await startBookingWorld({ overrides: { clock } });
    employee = world.api.as('employee@sakura.example');
  });
  afterAll(() => world.close());

  const booked = (rooms = 1) => bookTrip(world, 'employee@sakura.example', { rooms });
  const target = (travel: TravelAnswer, index = 0) => ({
    travelId: travel.id,
    expediaHotelRoomId: getRoom(travel, index).id,
  });
  const changes = () => world.rapid.count('PUT', roomPath);

  // spec: 7.changeRoomDetails
  it('changes names, request and smoking at the supplier, and shows them everywhere at once', async () => {
    const { travel, input } = await booked(2);
    const answer = await changeRoom(employee, {
      ...target(travel, 1),
      familyName: '  Yamada ',
      givenName: 'Hanako  Maria',
      specialRequest: '高層階をお願いします',
      smoking: true,
    });
    expect(answer).toMatchObject({
      __typename: 'ChangeRoomSuccess',
      room: { familyName: 'Yamada', givenName: 'Hanako Maria', changePending: false },
    });
    const view = await roomsView(employee, travel.id);
    expect(view.expediaHotelRooms.map(({ familyName }) => familyName)).toEqual(['Tanaka', 'Yamada']);
    expect(view.itinerary.rooms[1]).toEqual({
      familyName: 'Yamada',
      smoking: true,
      specialRequest: '高層階をお願いします',
    });
    const vouchers = await employee.query(
      `query ($id: ID!) { vouchers(travelId: $id) { rooms { familyName specialRequest } } }`,
      { id: travel.id },
    );
    expect(vouchers.expectNoErrors()).toMatchObject({
      vouchers: [{ rooms: [{ familyName: 'Tanaka' }, { specialRequest: '高層階をお願いします' }] }],
    });
    const [itinerary] = await itinerariesFor(input.email);
    expect(itinerary?.rooms.map(({ family_name }) => family_name)).toEqual(['Tanaka', 'Yamada']);

    expect(await changeRoom(employee, { ...target(travel, 1), specialRequest: '' })).toMatchObject({
      room: { specialRequest: null, familyName: 'Yamada' },
    });
  });

  it('asks the supplier nothing when nothing changes', async () => {
    const { travel } = await booked();
    const before = changes();
    const answer = await changeRoom(employee, { ...target(travel), familyName: 'Tanaka' });
    expect(answer).toMatchObject({ __typename: 'ChangeRoomSuccess' });
    expect(changes()).toBe(before);
  });

  // spec: 8.changeRoomDetails
  it.each([
    ['INVALID_GUEST_NAME', { familyName: '山田' }],
    ['INVALID_GUEST_NAME', { givenName: '' }],
    ['INVALID_GUEST_NAME', { givenName: 'A'.repeat(61) }],
    ['INVALID_SPECIAL_REQUEST', { specialRequest: 'あ'.repeat(251) }],
  ])('answers %s before anyone outside is asked', async (errorCode, change) => {
    const { travel } = await booked();
    const before = changes();
    expect(await changeRoom(employee, { ...target(travel), ...change })).toMatchObject({ errorCode });
    expect(changes()).toBe(before);
  });

  // spec: 5.special-request
  it('takes Latin letters only where the hotel reads no others', async () => {
    const rate = await chooseAnyRate(world.api, employee, buildStay(), { latinOnly: true });
    const { travel } = await bookTrip(world, 'employee@sakura.example', { rate });
    const change = (specialRequest: string) => changeRoom(employee, { ...target(travel), specialRequest });
    expect(await change('高層階')).toMatchObject({ errorCode: 'INVALID_SPECIAL_REQUEST' });
    expect(await change('Café, high floor')).toMatchObject({ room: { specialRequest: 'Café, high floor' } });
  });

  it('lets employees change their own trips, administrators those of the branch, and others none', async () => {
    const { travel } = await booked();
    const admins = (await bookTrip(world, 'admin@sakura.example')).travel;
    const admin = world.api.as('admin@sakura.example');
    const wanted = { familyName: 'Suzuki' };
    expect(await changeRoom(employee, { ...target(admins), ...wanted })).toMatchObject({
      errorCode: 'FORBIDDEN',
    });
    expect(await changeRoom(admin, { ...target(travel), ...wanted })).toMatchObject({ room: wanted });
    const stranger = world.api.as('admin@aozora.example');
    const foreign = await changeRoom(stranger, { ...target(travel), ...wanted });
    expect(foreign).toEqual(await changeRoom(stranger, { travelId: 'x', expediaHotelRoomId: 'y' }));
    expect(foreign).toMatchObject({ errorCode: 'ROOM_NOT_FOUND' });
    const mixed = { ...target(travel), expediaHotelRoomId: getRoom(admins).id };
    expect(await changeRoom(admin, { ...mixed, ...wanted })).toMatchObject({ errorCode: 'ROOM_NOT_FOUND' });
    expect(await roomsView(employee, admins.id)).toMatchObject({ viewerCanChange: false });
    expect(await roomsView(admin, travel.id)).toMatchObject({
      viewerCanChange: true,
      viewerCanChangeDates: true,
    });
  });

  it('refuses a canceled room, a package, and any room from the day after check-in', async () => {
    const { travel } = await booked(2);
    const cancel = {
      travelId: travel.id,
      expediaHotelRoomIds: [getRoom(travel).id],
      acceptedPenaltyPrice: 0,
    };
    await cancelRooms(employee, cancel);
    const wanted = { familyName: 'Suzuki' };
    expect(await changeRoom(employee, { ...target(travel), ...wanted })).toMatchObject({
      errorCode: 'ALREADY_CANCELED',
    });
    const setPackage = (is_package: boolean) =>
      world.api.app.db.updateTable('travels').set({ is_package }).where('id', '=', travel.id).execute();
    await setPackage(true);
    expect(await changeRoom(employee, { ...target(travel, 1), givenName: 'Jiro' })).toMatchObject({
      errorCode: 'NOT_CHANGEABLE',
    });
    expect(await roomsView(employee, travel.id)).toMatchObject({
      viewerCanChange: false,
      viewerCanChangeDates: false,
    });
    await setPackage(false);
    offset = 310 * 24 * 3_600_000;
    const late = await changeRoom(employee, { ...target(travel, 1), givenName: 'Jiro' });
    offset = 0;
    expect(late).toMatchObject({ errorCode: 'NOT_CHANGEABLE' });
  });

  it('gives two requests for the same change one call and one answer', async () => {
    const { travel } = await booked();
    const before = changes();
    const input = { ...target(travel), givenName: 'Saburo' };
    const answers = await Promise.all([changeRoom(employee, input), changeRoom(employee, input)]);
    for (const answer of answers) expect(answer).toMatchObject({ room: { givenName: 'Saburo' } });
    expect(changes()).toBe(before + 1);
  });

  it('follows the supplier when the change took effect but its answer was lost', async () => {
    const { travel } = await booked();
    world.rapid.breakNext('PUT', roomPath, { kind: 'lose-answer', status: 500, body: '' });
    const answer = await changeRoom(employee, { ...target(travel), givenName: 'Shiro' });
    expect(answer).toMatchObject({ room: { givenName: 'Shiro', changePending: false } });
  });

  it('says that it is not known yet while it is not, shows it as pending, and finds out by itself', async () => {
    const { travel } = await booked();
    const input = { ...target(travel), givenName: 'Goro' };
    world.rapid.breakNext('PUT', roomPath, { kind: 'lose-answer', status: 202, body: '' });
    // Readings before the change succeed; those that would show it do not.
    const before = changes();
    const { supplier } = world.api.app;
    const retrieve = supplier.retrieve;
    supplier.retrieve = (...args) =>
      changes() === before
        ? retrieve(...args)
        : Promise.resolve({ kind: 'unknown', reason: 'timeout', detail: '' });
    try {
      expect(await changeRoom(employee, input)).toMatchObject({ errorCode: 'CHANGE_STATE_UNKNOWN' });
      expect(await changeRoom(employee, input)).toMatchObject({ errorCode: 'CHANGE_STATE_UNKNOWN' });
      expect((await roomsView(employee, travel.id)).expediaHotelRooms).toMatchObject([
        { givenName: 'Kenichi', changePending: true },
      ]);
    } finally {
      supplier.retrieve = retrieve;
    }
    const view = await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return roomsView(employee, travel.id);
      },
      ({ expediaHotelRooms }) => expediaHotelRooms[0]?.changePending === false,
    );
    expect(view.expediaHotelRooms).toMatchObject([{ givenName: 'Goro' }]);
  });

  it('sends a lost change again when the first call can be alive no more', async () => {
    const { travel, input } = await booked();
    world.rapid.breakNext('PUT', roomPath, { kind: 'refuse', status: 503, body: '' });
    const wanted = { ...target(travel), givenName: 'Rokuro' };
    expect(await changeRoom(employee, wanted)).toMatchObject({ errorCode: 'CHANGE_STATE_UNKNOWN' });
    const before = changes();
    offset += 60_000;
    await sweep(world.api.app);
    expect(changes()).toBe(before);
    offset += 120_000;
    await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return roomsView(employee, travel.id);
      },
      ({ expediaHotelRooms }) => expediaHotelRooms[0]?.givenName === 'Rokuro',
    );
    // Once more on a machine so slow that the next look comes before the call has ended: that one repeats the same.
    expect([before + 1, before + 2]).toContain(changes());
    expect(await itinerariesFor(input.email)).toHaveLength(1);
  });

  it('gives a change that never takes effect to the operators after half an hour, and leaves the room as it was', async () => {
    const { travel } = await booked();
    world.rapid.breakNext('PUT', roomPath, { kind: 'refuse', status: 503, body: '' }, 100);
    await changeRoom(employee, { ...target(travel), givenName: 'Shichiro' });
    offset += 31 * 60_000;
    const view = await eventually(
      async () => {
        await sweepBookings(world.api.app);
        return roomsView(employee, travel.id);
      },
      ({ expediaHotelRooms }) => expediaHotelRooms[0]?.changePending === false,
    );
    world.rapid.heal();
    expect(view.expediaHotelRooms).toMatchObject([{ givenName: 'Kenichi' }]);
    const tasks = await world.api.app.db
      .selectFrom('operator_tasks')
      .select(['kind', 'status'])
      .where('travel_id', '=', travel.id)
      // The half hour may also pass for a mail of the booking that is just being sent.
      .where('kind', '<>', 'MAIL_UNSENT')
      .execute();
    expect(tasks).toEqual([{ kind: 'CHANGE_UNKNOWN', status: 'OPEN' }]);
    expect(await changeRoom(employee, { ...target(travel), givenName: 'Shichiro' })).toMatchObject({
      room: { givenName: 'Shichiro' },
    });
    const settled = await world.api.app.db
      .selectFrom('operator_tasks')
      .select('status')
      .where('travel_id', '=', travel.id)
      .where('kind', '=', 'CHANGE_UNKNOWN')
      .execute();
    expect(settled).toEqual([{ status: 'RESOLVED' }]);
  });

  it('lets a cancellation through while a change is open, after which the change is over', async () => {
    const { travel, input } = await booked();
    world.rapid.breakNext('PUT', roomPath, { kind: 'refuse', status: 503, body: '' });
    const wanted = { ...target(travel), givenName: 'Hachiro' };
    expect(await changeRoom(employee, wanted)).toMatchObject({ errorCode: 'CHANGE_STATE_UNKNOWN' });
    expect(
      await cancelRooms(employee, {
        travelId: travel.id,
        expediaHotelRoomIds: [getRoom(travel).id],
        acceptedPenaltyPrice: 0,
      }),
    ).toMatchObject({ travel: { status: 'CANCELED' } });
    const before = changes();
    offset += 180_000;
    await sweep(world.api.app);
    expect(changes()).toBe(before);
    expect((await roomsView(employee, travel.id)).expediaHotelRooms).toMatchObject([
      { givenName: 'Kenichi', changePending: false, cancelPending: false },
    ]);
    expect(await itinerariesFor(input.email)).toMatchObject([{ status: 'canceled' }]);
    expect(await changeRoom(employee, wanted)).toMatchObject({ errorCode: 'ALREADY_CANCELED' });
  });

  it('is answered as made when the hotel has taken it, though a cancellation is under way by then', async () => {
    const { travel } = await booked();
    const { supplier } = world.api.app;
    const send = supplier.changeRoom;
    world.rapid.breakNext('DELETE', roomPath, { kind: 'refuse', status: 503, body: '' }, 10);
    supplier.changeRoom = async (...call) => {
      const outcome = await send(...call);
      const cancel = { expediaHotelRoomIds: [getRoom(travel).id], acceptedPenaltyPrice: 0 };
      await cancelRooms(employee, { travelId: travel.id, ...cancel });
      return outcome;
    };
    try {
      expect(await changeRoom(employee, { ...target(travel), givenName: 'Kyuro' })).toMatchObject({
        room: { givenName: 'Kyuro' },
      });
      const { expediaHotelRooms } = await roomsView(employee, travel.id);
      expect(expediaHotelRooms).toMatchObject([{ givenName: 'Kyuro', cancelPending: true }]);
    } finally {
      supplier.changeRoom = send;
      world.rapid.heal();
    }
  });

  // spec: 8.changeRoomDetails
  it('tells what the supplier refuses, and stays changeable', async () => {
    const { travel } = await booked();
    const refused = { familyName: 'SANDBOX', givenName: 'CHANGE REFUSED' };
    expect(await changeRoom(employee, { ...target(travel), ...refused })).toMatchObject({
      errorCode: 'NOT_CHANGEABLE',
    });
    world.rapid.breakNext('GET', retrievePath, { kind: 'refuse', status: 503, body: '' }, 10);
    expect(await changeRoom(employee, { ...target(travel), givenName: 'Kuro' })).toMatchObject({
      errorCode: 'PROVIDER_UNAVAILABLE',
    });
    world.rapid.heal();
    expect(await changeRoom(employee, { ...target(travel), givenName: 'Kuro' })).toMatchObject({
      room: { givenName: 'Kuro', changePending: false },
    });
  });
});
