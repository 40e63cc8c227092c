import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSmtpMailer } from '../../src/adapters/mail/smtp-mailer.ts';
import { RecipientRefusedError } from '../../src/adapters/mail/mailer-port.ts';
import { sendDueMails } from '../../src/modules/travel/send-due-mails.ts';
import { addMail } from '../../src/modules/travel/mail-store.ts';
import { mailsTo } from '../_mailbox.ts';
import { type BookingWorld, startBookingWorld } from '../booking/_booking.ts';
import { eventually } from '../booking/_outside.ts';
import { sweep } from '../booking/_sweep.ts';
import { tasks } from '../operations/_tasks.ts';
import { bookTrip } from './_trip.ts';

const employee = 'employee@sakura.example';
const HOUR_MS = 3_600_000;

describe('a mail whose recipient the relay refuses', () => {
  let world: BookingWorld;
  let offset = 0;
  beforeAll(async () => {
    world = await startBookingWorld({ overrides: { clock: () => new Date(Date.now() + offset) } });
  });
  afterAll(() => world.close());

  const refusals = async () =>
    (await tasks(world.api.as('operator@yado.example'), { input: { kinds: ['MAIL_REFUSED'] } })).nodes;
  const undeliveredAt = async (id: string) => {
    const response = await world.api
      .as(employee)
      .query<{ travelInDetail: { undeliveredMailAt: string | null } }>(
        'query ($id: ID!) { travelInDetail(id: $id) { undeliveredMailAt } }',
        { id },
      );
    return response.expectNoErrors().travelInDetail.undeliveredMailAt;
  };

  it('ends with one task and a note on the trip, is not repeated, and a later mail takes the note away', async () => {
    const email = 'no-such-mailbox-1@sakura.example';
    const { travel } = await bookTrip(world, employee, { change: { email } });
    const [task] = await eventually(
      async () => {
        await sweep(world.api.app);
        return (await refusals()).filter((each) => each.travel?.id === travel.id);
      },
      ({ length }) => length > 0,
    );
    expect(task).toMatchObject({ detail: 'mail=BOOKED reply=550', status: 'OPEN' });
    expect(await undeliveredAt(travel.id)).not.toBeNull();

    offset += 3 * HOUR_MS;
    await sweep(world.api.app);
    const again = (await refusals()).filter((each) => each.travel?.id === travel.id);
    expect(again.map(({ lastSeenAt }) => lastSeenAt)).toEqual([task?.lastSeenAt]);

    const { db, clock } = world.api.app;
    await db
      .updateTable('travels')
      .set({ email: 'works@sakura.example' })
      .where('id', '=', travel.id)
      .execute();
    await addMail(db, { travelId: travel.id, kind: 'BOOKED', roomIds: [], now: clock() });
    await sendDueMails(world.api.app, travel.id);
    expect(await mailsTo('works@sakura.example')).toHaveLength(1);
    expect(await undeliveredAt(travel.id)).toBeNull();
  });

  it('ends an invitation with a task that names the address and a note on the person, until another one is sent', async () => {
    const email = 'no-such-mailbox-2@sakura.example';
    const admin = world.api.as('admin@sakura.example');
    const branch = await world.api.app.db
      .selectFrom('users')
      .select('branch_id')
      .where('email', '=', 'admin@sakura.example')
      .executeTakeFirstOrThrow();
    const invited = await admin.query(
      'mutation ($input: InviteEmployeeInput!) { inviteEmployee(input: $input) { __typename } }',
      { input: { branchId: branch.branch_id, email, name: '新人 太郎' } },
    );
    expect(invited.expectNoErrors()).toEqual({ inviteEmployee: { __typename: 'InviteSuccess' } });
    const [task] = await eventually(
      async () => (await refusals()).filter(({ reference }) => reference === email),
      ({ length }) => length > 0,
    );
    expect(task).toMatchObject({ detail: 'mail=INVITATION_MAIL reply=550', status: 'OPEN' });
    const waiting = await world.api.app.db
      .selectFrom('account_tasks')
      .select('id')
      .where('kind', '=', 'INVITATION_MAIL')
      .where('done_at', 'is', null)
      .execute();
    expect(waiting).toEqual([]);

    const readPerson = async () => {
      const found = await admin.query<{
        employees: { nodes: { id: string; undeliveredInvitationAt: string | null }[] };
      }>(
        'query ($keyword: String) { employees(keyword: $keyword) { nodes { id undeliveredInvitationAt } } }',
        {
          keyword: email,
        },
      );
      return found.expectNoErrors().employees.nodes[0];
    };
    const person = await readPerson();
    expect(person?.undeliveredInvitationAt).not.toBeNull();
    await world.api.app.db
      .updateTable('users')
      .set({ email: 'works-2@sakura.example' })
      .where('id', '=', person?.id ?? '')
      .execute();
    await admin.query('mutation ($id: ID!) { resendInvitation(employeeId: $id) { __typename } }', {
      id: person?.id,
    });
    await eventually(
      () => mailsTo('works-2@sakura.example'),
      ({ length }) => length > 0,
    );
    await world.api.app.db
      .updateTable('users')
      .set({ email })
      .where('id', '=', person?.id ?? '')
      .execute();
    expect((await readPerson())?.undeliveredInvitationAt).toBeNull();
  });

  it('is another failure than a relay that is not available', async () => {
    const mailer = createSmtpMailer(world.api.config.smtp);
    const mail = { to: 'no-such-mailbox@sakura.example', subject: '件名', text: '本文', html: '<p>本文</p>' };
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(RecipientRefusedError);
    await expect(mailer.send(mail)).rejects.toMatchObject({ recipient: mail.to, reply: 550 });
    await mailer.close();
    const down = createSmtpMailer({ ...world.api.config.smtp, url: 'smtp://127.0.0.1:9' });
    await expect(down.send(mail)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    await down.close();
  });
});
