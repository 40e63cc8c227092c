import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../src/lib/logger.ts';
import {
  book,
  bookInput,
  type BookingWorld,
  chooseAnyRate,
  prepare,
  startBookingWorld,
  buildStay,
} from '../booking/_booking.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { changeBranchStatus } from './_branch-status.ts';

const branchId = 'demo-branch-sakura-tokyo';
const operator = 'operator@yado.example';

const lines = new PassThrough();
let log = '';
lines.on('data', (chunk) => (log += String(chunk)));
let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld({ overrides: { log: createLogger('info', lines) } });
});
afterAll(() => world?.close());

const change = (status: string, branch = branchId) =>
  changeBranchStatus(world.api.as(operator), branch, status);
const changed = (status: string) => ({
  __typename: 'ChangeBranchStatusSuccess',
  companyBranch: { id: branchId, status },
});
const refused = (errorCode: string) => ({ __typename: 'ChangeBranchStatusError', errorCode });

describe('a branch that an operator suspends', () => {
  it('R25: buys nothing from the next request of an open session on, reads and cancels, and books when it is resumed', async () => {
    const client = world.api.as('employee@sakura.example');
    const rate = await chooseAnyRate(world.api, client, buildStay());
    const { travel } = await book(client, bookInput(await prepare(client, rate)));
    const next = await chooseAnyRate(world.api, client, buildStay());
    const input = bookInput(await prepare(client, next));

    expect(await change('SUSPENDED')).toEqual(changed('SUSPENDED'));
    expect((await book(client, input)).errorCode).toBe('BRANCH_SUSPENDED');
    const none = { __typename: 'PrepareError', errorCode: 'BRANCH_SUSPENDED' };
    expect(await prepare(client, next)).toEqual(none);
    expect(await prepare(client, next, travel?.id)).toEqual(none);
    const trips = await client.query('{ branchTravels { totalCount } }');
    expect(trips.errorCodes).toEqual([]);
    const canceled = await cancelRooms(client, {
      travelId: travel?.id ?? '',
      expediaHotelRoomIds: travel?.expediaHotelRooms.map(({ id }) => id) ?? [],
      acceptedPenaltyPrice: 0,
    });
    expect(canceled.__typename).toBe('CancelRoomsSuccess');

    expect(await change('ACTIVE')).toEqual(changed('ACTIVE'));
    expect(await book(client, input)).toMatchObject({ __typename: 'BookSuccess' });
  });

  it('gives the trip of a booking that went through before, asked for again under its key', async () => {
    const client = world.api.as('employee@sakura.example');
    const input = bookInput(await prepare(client, await chooseAnyRate(world.api, client, buildStay())));
    const { travel } = await book(client, input);
    await change('SUSPENDED');
    const again = await book(client, input);
    await change('ACTIVE');
    expect(again.travel?.id).toBe(travel?.id);
  });
});

describe('the status of a branch', () => {
  it('is changed once however often it is asked for, and the log says by whom', async () => {
    const statusLines = () => log.split('\n').filter((line) => line.includes('branch-status-changed'));
    const before = statusLines().length;
    await change('SUSPENDED');
    expect(await change('SUSPENDED')).toEqual(changed('SUSPENDED'));
    await change('ACTIVE');
    expect(await change('ACTIVE')).toEqual(changed('ACTIVE'));
    const said = statusLines()
      .slice(before)
      .map((line) => JSON.parse(line) as object);
    const words = { event: 'branch-status-changed', branchId, userId: 'demo-yado-operator' };
    expect(said).toMatchObject([
      { ...words, status: 'SUSPENDED' },
      { ...words, status: 'ACTIVE' },
    ]);
  });

  it.each(['PENDING', 'CLOSED'] as const)('is not changed to or from %s', async (status) => {
    expect(await change(status)).toEqual(refused('STATUS_NOT_ALLOWED'));
    const { db } = world.api.app;
    const set = (now: typeof status | 'ACTIVE') =>
      db.updateTable('branches').set({ status: now }).where('id', '=', 'demo-branch-aozora').execute();
    await set(status);
    for (const wanted of ['ACTIVE', 'SUSPENDED']) {
      expect(await change(wanted, 'demo-branch-aozora')).toEqual(refused('STATUS_NOT_ALLOWED'));
    }
    const row = await db
      .selectFrom('branches')
      .select('status')
      .where('id', '=', 'demo-branch-aozora')
      .executeTakeFirstOrThrow();
    await set('ACTIVE');
    expect(row.status).toBe(status);
  });

  it('is that of a branch that exists', async () => {
    expect(await change('SUSPENDED', 'missing')).toEqual(refused('BRANCH_NOT_FOUND'));
  });
});
