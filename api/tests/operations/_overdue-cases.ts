import { sql } from 'kysely';
import { newId } from '../../src/db/new-id.ts';
import { createPasswordResetCode } from '../../src/modules/account/password-code-service.ts';
import { insertDateChange } from '../../src/modules/booking/date-change-store.ts';
import { markForReconciliation } from '../../src/modules/reconciliation/reconcile-mark-store.ts';
import { book, bookInput, bookPath, chooseAnyRate, prepare, buildStay } from '../booking/_booking.ts';
import { registerCard } from '../booking/_outside.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { changeRoom } from '../travel/_change.ts';
import type { OverdueKit } from './_overdue-kit.ts';

const visa = { paymentType: 'CREDIT_CARD' as const, creditCardId: 'demo-card-visa' };
const branch = 'demo-branch-sakura-tokyo';
const roomPath = /^\/v3\/itineraries\/[^/]+\/rooms\//;

export interface OverdueCase {
  kind: string;
  subject: string;
  severity?: 'critical' | 'warning';
  /** Whether a person has to finish it although the handler works again. */
  stays?: boolean;
}
/** Each makes one kind of work whose handler throws from then on, until the bug is mended. */
export const overdueCases: [string, (kit: OverdueKit) => Promise<OverdueCase>][] = [
  [
    'an unknown booking',
    async ({ world, client, bug, readAttempt }) => {
      bug.in('supplier', 'retrieveByReference');
      const input = bookInput(
        await prepare(client, await chooseAnyRate(world.api, client, buildStay())),
        visa,
      );
      world.rapid.breakNext('POST', bookPath, { kind: 'lose-answer', status: 504, body: '' });
      await book(client, input).catch(() => {});
      return { kind: 'BOOKING_UNKNOWN', subject: (await readAttempt(input)).id };
    },
  ],
  [
    'a cancellation without an answer',
    async ({ world, client, bug, booked, quiet }) => {
      const { travel, attempt } = await booked();
      await quiet(attempt.id);
      world.rapid.breakNext('DELETE', roomPath, { kind: 'refuse', status: 503, body: '' }, 1000);
      const [room] = travel.expediaHotelRooms;
      await cancelRooms(client, {
        travelId: travel.id,
        expediaHotelRoomIds: [room?.id ?? ''],
        acceptedPenaltyPrice: 0,
      });
      bug.in('supplier', 'retrieve');
      return { kind: 'CANCEL_UNKNOWN', subject: room?.id ?? '', stays: true };
    },
  ],
  [
    'a change without an answer',
    async ({ world, client, bug, booked, quiet }) => {
      const { travel, attempt } = await booked();
      await quiet(attempt.id);
      world.rapid.breakNext('PUT', roomPath, { kind: 'refuse', status: 503, body: '' }, 1000);
      const [room] = travel.expediaHotelRooms;
      await changeRoom(client, {
        travelId: travel.id,
        expediaHotelRoomId: room?.id ?? '',
        givenName: 'Jiro',
      });
      bug.in('supplier', 'retrieve');
      return { kind: 'CHANGE_UNKNOWN', subject: room?.id ?? '', stays: true };
    },
  ],
  [
    'a move of dates',
    async ({ world, bug, booked }) => {
      const [previous, next] = [await booked(), await booked()];
      bug.in('supplier', 'retrieve');
      const { db } = world.api.app;
      await db
        .updateTable('booking_attempts')
        .set({ previous_travel_id: previous.travel.id })
        .where('id', '=', next.attempt.id)
        .execute();
      const now = world.api.app.clock();
      await insertDateChange(db, {
        attempt_id: next.attempt.id,
        previous_travel_id: previous.travel.id,
        next_travel_id: next.travel.id,
        accepted_penalty: 0,
        by: 'COMPANY_EMPLOYEE',
        user_id: next.attempt.user_id,
        state: 'CANCELING',
        next_try_at: now,
        created_at: now,
        updated_at: now,
      });
      return { kind: 'DATE_CHANGE_INCOMPLETE', subject: previous.travel.id };
    },
  ],
  [
    'a capture',
    async ({ bug, booked }) => {
      bug.in('cards', 'capture');
      bug.in('cards', 'retrieve');
      const { attempt } = await booked(visa);
      return { kind: 'CAPTURE_FAILED', subject: attempt.id };
    },
  ],
  [
    'a release',
    async ({ world, bug, bookUnanswered }) => {
      const { attempt } = await bookUnanswered(visa);
      bug.in('cards', 'cancelAuthorization');
      bug.in('cards', 'retrieve');
      await world.api.app.db
        .updateTable('booking_attempts')
        .set({
          state: 'RELEASING',
          failure: sql`'{"errorCode":"SOLD_OUT"}'::jsonb`,
          next_check_at: world.api.app.clock(),
        })
        .where('id', '=', attempt.id)
        .execute();
      return { kind: 'RELEASE_FAILED', subject: attempt.id };
    },
  ],
  [
    'a refund',
    async ({ client, bug, booked, quiet }) => {
      const { travel, attempt } = await booked(visa);
      await quiet(attempt.id);
      bug.in('cards', 'refund');
      bug.in('cards', 'retrieve');
      await cancelRooms(client, {
        travelId: travel.id,
        expediaHotelRoomIds: travel.expediaHotelRooms.map(({ id }) => id),
        acceptedPenaltyPrice: 0,
      }).catch(() => {});
      return { kind: 'REFUND_FAILED', subject: attempt.id };
    },
  ],
  [
    'a reading of an itinerary',
    async ({ world, bug, booked, quiet }) => {
      const { travel, attempt } = await booked();
      await quiet(attempt.id);
      bug.in('supplier', 'retrieve');
      await world.api.app.db
        .updateTable('travels')
        .set({ itinerary_next_read_at: world.api.app.clock() })
        .where('id', '=', travel.id)
        .execute();
      return { kind: 'DEAD_LETTER', subject: `booking-wake:${attempt.id}`, severity: 'warning' };
    },
  ],
  [
    'a mail about a trip',
    async ({ world, bug, booked }) => {
      bug.in('mailer', 'send');
      const { travel } = await booked();
      const mail = await world.api.app.db
        .selectFrom('travel_mails')
        .select('id')
        .where('travel_id', '=', travel.id)
        .executeTakeFirstOrThrow();
      return { kind: 'MAIL_UNSENT', subject: mail.id, severity: 'warning' };
    },
  ],
  [
    'a mail about an account',
    async ({ world, bug }) => {
      bug.in('mailer', 'send');
      await createPasswordResetCode(world.api.app, { email: 'osaka@sakura.example' }, '192.0.2.1');
      const task = await world.api.app.db
        .selectFrom('account_tasks')
        .select('id')
        .where('kind', '=', 'PASSWORD_CODE_MAIL')
        .executeTakeFirstOrThrow();
      // Longer than such a code lives, it would not be sent any more.
      await world.api.app.db
        .updateTable('password_codes')
        .set({ expires_at: new Date('2100-01-01') })
        .execute();
      return { kind: 'MAIL_UNSENT', subject: task.id, severity: 'warning' };
    },
  ],
  [
    'an account’s sign-out everywhere',
    async ({ world, bug }) => {
      bug.in('identity', 'revokeSessions');
      const { db, clock } = world.api.app;
      const { id: userId } = await db
        .updateTable('users')
        .set({ status: 'DELETED' })
        .where('email', '=', 'sendai@wakaba.example')
        .returning('id')
        .executeTakeFirstOrThrow();
      const [id, now] = [newId(), clock()];
      await db
        .insertInto('account_tasks')
        .values({
          id,
          kind: 'REVOKE_SESSIONS',
          subject_id: userId,
          sealed: null,
          created_at: now,
          next_try_at: now,
        })
        .execute();
      return { kind: 'ACCOUNT_TASK_OVERDUE', subject: id, severity: 'warning' };
    },
  ],
  [
    'a deleted card’s removal at the card provider',
    async ({ world, bug }) => {
      bug.in('cards', 'detachCard');
      const card = await registerCard(world.api, branch, '4242424242424242');
      await world.api.app.db
        .updateTable('credit_cards')
        .set({ deleted_at: world.api.app.clock() })
        .where('id', '=', card)
        .execute();
      return { kind: 'DEAD_LETTER', subject: `card-detach:${card}`, severity: 'warning' };
    },
  ],
  [
    'a comparison with the outside',
    async ({ world, bug, booked, quiet }) => {
      const { attempt } = await booked();
      await quiet(attempt.id);
      bug.in('supplier', 'retrieveByReference');
      await markForReconciliation(world.api.app.db, attempt.id, world.api.app.clock());
      return { kind: 'DEAD_LETTER', subject: `reconcile:${attempt.id}`, severity: 'warning' };
    },
  ],
];
