import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { noopJobs } from '../../src/admin/noop-jobs.ts';
import { mailLimits } from '../../src/limits/mail-limits.ts';
import { readBrakeName } from '../../src/modules/brake/brake-model.ts';
import { sendDueMails } from '../../src/modules/travel/send-due-mails.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { liftBrake, readBrakes } from '../operations/_brakes.ts';
import { newAddress, verifyOffline } from '../_people.ts';
import { bookTrip } from '../travel/_trip.ts';
import { readDelay } from './_delay.ts';
import { createGatedMailer } from './_mail-kit.ts';

const DAY_SECONDS = 86_400;
const branch = 'demo-branch-sakura-tokyo';
const agency = 'demo-agency-mirai';

const relay = createGatedMailer();
let world: BookingWorld;
beforeAll(async () => {
  world = await startBookingWorld({
    config: { rateLimitFactor: 1 },
    // Nothing is sent but what the tests send.
    overrides: { jobs: noopJobs, mailer: relay.mailer },
  });
  verifyOffline(world.api);
});
afterAll(() => world?.close());
beforeEach(async () => {
  await world.api.app.db.deleteFrom('call_counts').execute();
  await world.api.app.db.deleteFrom('brake_lifts').execute();
});

const operator = () => world.api.as('operator@yado.example');
const countFor = (address: string) => relay.sent.filter(({ to }) => to === address).length;

/** Writes that the sender has written so many mails today. */
async function useUp(key: string, most: number): Promise<void> {
  await sql`insert into call_counts (key, points, expire, most, used_up_at)
    values (${key}, ${most}, ${Date.now() + 3_000_000}, ${most}, ${Date.now()})`.execute(world.api.app.db);
}

const invite = async (email: string) => {
  const response = await world.api
    .as('admin@sakura.example')
    .query<{ inviteEmployee: { __typename: string; errorCode?: string } }>(
      `mutation ($input: InviteEmployeeInput!) { inviteEmployee(input: $input) {
        __typename ... on EmployeeError { errorCode } } }`,
      { input: { branchId: branch, email, name: '新田 守' } },
    );
  const { __typename: type, errorCode } = response.expectNoErrors().inviteEmployee;
  return errorCode ?? type;
};

it('operators see the branch whose invitations are used up, and let it continue for an hour', async () => {
  const key = `mail:INVITATION_MAIL:sender:${DAY_SECONDS}:${branch}`;
  await useUp(key, 200);
  expect(await invite(newAddress('beyond'))).toBe('MAILS_USED_UP');
  expect(await readBrakes(operator())).toMatchObject([
    {
      id: key,
      limit: 'INVITATION_MAIL',
      subject: { per: 'BRANCH', companyBranch: { id: branch } },
      allowed: 200,
      seconds: DAY_SECONDS,
    },
  ]);
  await liftBrake(operator(), { brakeId: key, reason: '入社の多い月と確認' });
  const guest = newAddress('lifted');
  expect(await invite(guest)).toBe('InviteSuccess');
  // The recipient's patience is nobody's to lift.
  const [employee] = await world.api.app.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', guest)
    .execute();
  const again = await world.api
    .as('admin@sakura.example')
    .query<{ resendInvitation: { errorCode?: string } }>(
      'mutation ($id: ID!) { resendInvitation(employeeId: $id) { ... on EmployeeError { errorCode } } }',
      { id: employee?.id },
    );
  expect(again.expectNoErrors().resendInvitation.errorCode).toBe('MAILED_RECENTLY');
});

it('a lift sends the mails of trips that were held back', async () => {
  const key = `mail:BOOKED:sender:${DAY_SECONDS}:${branch}`;
  await useUp(key, 1_000);
  const email = newAddress('guest');
  const { travel } = await bookTrip(world, 'employee@sakura.example', { change: { email } });
  await sendDueMails(world.api.app, travel.id);
  await sendDueMails(world.api.app, travel.id);
  expect(countFor(email)).toBe(0);
  expect(await readBrakes(operator())).toMatchObject([{ id: key, limit: 'BOOKED_MAIL' }]);
  const employee = world.api.as('employee@sakura.example');
  expect(await readDelay(employee, travel.id)).not.toBeNull();
  await liftBrake(operator(), { brakeId: key, reason: '研修の予約と確認' });
  expect(await readDelay(employee, travel.id)).toBeNull();
  await sendDueMails(world.api.app, travel.id);
  expect(countFor(email)).toBe(1);
});

it('an agency is named whose mails to new colleagues are used up, and a single recipient is not', async () => {
  await useUp(`mail:FIRST_PASSWORD_MAIL:sender:${DAY_SECONDS}:${agency}`, 200);
  await useUp(`mail:FIRST_PASSWORD_MAIL:recipient:${DAY_SECONDS}:hash`, 10);
  const response = await operator().query<{ brakes: unknown[] }>(
    '{ brakes { limit subject { per agency { id } companyBranch { id } } } }',
  );
  expect(response.expectNoErrors().brakes).toEqual([
    { limit: 'FIRST_PASSWORD_MAIL', subject: { per: 'AGENCY', agency: { id: agency }, companyBranch: null } },
  ]);
});

it('every mail that its sender may write so many of is a brake when they are used up', () => {
  const limited = Object.entries(mailLimits).filter(([, { windows }]) =>
    windows.some(({ per }) => per === 'sender'),
  );
  expect(limited.length).toBeGreaterThan(0);
  for (const [name] of limited) {
    expect([name, readBrakeName(`mail:${name}:sender:${DAY_SECONDS}:someone`)]).toEqual([
      name,
      expect.anything(),
    ]);
  }
});
