import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { addPerson } from '../_people.ts';

let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld();
});
afterAll(() => world?.close());

const tokyo = 'demo-branch-sakura-tokyo';
const admin = 'admin@sakura.example';

async function bookedBy(token: string): Promise<string> {
  const client = world.api.withToken(token);
  const rate = await chooseAnyRate(world.api, client, buildStay());
  const { travel, errorCode } = await book(client, bookInput(await prepare(client, rate)));
  if (!travel) throw new Error(`Not booked: ${errorCode}`);
  return travel.id;
}

describe('a trip', () => {
  it('keeps the name of a booker who was deleted, whose session is over', async () => {
    const booker = await addPerson(world.api, { branch: tokyo }, '退職 花子');
    const id = await bookedBy(booker.idToken);
    const removed = await world.api
      .as(admin)
      .query<{ deleteEmployee: { __typename: string } }>(
        'mutation($id: ID!) { deleteEmployee(id: $id) { __typename } }',
        { id: booker.id },
      );
    expect(removed.expectNoErrors().deleteEmployee.__typename).toBe('DeleteEmployeeSuccess');
    const read = 'query($id: ID!) { travelInDetail(id: $id) { employee { id name status } } }';
    const seen = await world.api.as(admin).query(read, { id });
    expect(seen.expectNoErrors()).toEqual({
      travelInDetail: { employee: { id: booker.id, name: '退職 花子', status: 'DELETED' } },
    });
    const own = await world.api.withToken(booker.idToken).query(read, { id });
    expect(own.errorCodes).toEqual(['UNAUTHENTICATED']);
  });
});
