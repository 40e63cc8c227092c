import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { changeRoom } from './_change.ts';
import { bookTrip, getRoom, readTimeline } from './_trip.ts';

// spec: 3.history
describe('the history of a trip', () => {
  let world: BookingWorld;
  beforeAll(async () => {
    world = await startBookingWorld();
  });
  afterAll(() => world.close());

  it('says who changed what of a room, once per change', async () => {
    const employee = world.api.as('employee@sakura.example');
    const admin = world.api.as('admin@sakura.example');
    const { travel } = await bookTrip(world, 'employee@sakura.example', { rooms: 2 });
    const room = { travelId: travel.id, expediaHotelRoomId: getRoom(travel, 0).id };
    await changeRoom(employee, { ...room, givenName: 'Jiro', smoking: true });
    await changeRoom(admin, { ...room, specialRequest: '高層階' });
    await changeRoom(admin, { ...room, specialRequest: '高層階' });
    const changes = (await readTimeline(employee, travel.id)).filter(
      ({ historyType }) => historyType === 'ROOM_CHANGED',
    );
    expect(changes.map(({ data }) => data)).toMatchObject([
      {
        expediaHotelRoomId: room.expediaHotelRoomId,
        details: ['GUEST_NAME', 'SMOKING'],
        previousGuestName: 'Tanaka Kenichi',
        guestName: 'Tanaka Jiro',
        by: 'COMPANY_EMPLOYEE',
      },
      { details: ['SPECIAL_REQUEST'], previousGuestName: null, guestName: null, by: 'COMPANY_ADMIN' },
    ]);
  });
});
