import { processBooking } from '../../src/modules/booking-jobs/process-booking.ts';
import { settlePayment } from '../../src/modules/booking/settle-payment.ts';
import { detachDeletedCards } from '../../src/modules/card/detach-card-job.ts';
import { book, type BookInput, type BookResult } from '../booking/_booking.ts';
import { changeBranchStatus } from '../organization/_branch-status.ts';
import { cancelRooms } from '../travel/_cancel.ts';
import { refundRoom } from '../travel/_operator.ts';
import { getRoom } from '../travel/_trip.ts';
import type { OperationName } from './_pairs.ts';
import type { RacingApi } from './_racing-api.ts';
import { branchId, newKey, operator, type Subject, user } from './_subject.ts';
import type { Turns } from './_turns.ts';

/** What an operation came to, in a word. Throws when it failed in a way that its caller does not know. */
type Operation = (side: RacingApi, subject: Subject, turns: Turns) => Promise<string>;

/** A sweep comes when the lease of a process that is only slow has just run out. */
const AFTER_LEASE_MS = 30_000;
const REFUND_YEN = 500;

export const operations: Record<OperationName, Operation> = {
  book: ({ api }, { request, beside }) => send(api, beside ?? request),
  join: ({ api }, { request }) => send(api, request),
  /** As from another tab that has a key of its own. */
  retry({ api }, { request, keys }) {
    const idempotencyKey = newKey();
    keys.push(idempotencyKey);
    return send(api, { ...request, idempotencyKey });
  },
  'change means': ({ api }, { otherwise }) => send(api, otherwise),
  async suspend({ api }) {
    return toWord(await changeBranchStatus(api.as(operator), branchId, 'SUSPENDED'));
  },
  async detach({ api }, { cardId }) {
    const removed = await api
      .as(user)
      .query('mutation ($id: ID!) { deleteCreditCard(id: $id) }', { id: cardId });
    removed.expectNoErrors();
    await detachDeletedCards(api.app);
    return 'detached';
  },
  async cancel({ api }, { trip }) {
    return toWord(
      await cancelRooms(api.as(user), {
        travelId: trip?.id ?? '',
        expediaHotelRoomIds: trip?.expediaHotelRooms.map(({ id }) => id) ?? [],
        acceptedPenaltyPrice: 0,
      }),
    );
  },
  'change date': ({ side, api }, { moves }) =>
    send(api, (side === 'B' && moves[1]) || (moves[0] as BookInput)),
  async refund({ api }, { trip }) {
    if (!trip) throw new Error('There is no trip to refund.');
    const expediaHotelRoomId = getRoom(trip).id;
    return toWord(await refundRoom(api.as(operator), { expediaHotelRoomId, refundPrice: REFUND_YEN }));
  },
  capture: (side, subject, turns) =>
    forEachAttempt(side, subject, turns, (id) => settlePayment(side.api.app, id)),
  async sweep(side, subject, turns) {
    side.setClock(AFTER_LEASE_MS);
    try {
      return await forEachAttempt(side, subject, turns, (id) => processBooking(side.api.app, id));
    } finally {
      side.setClock(0);
    }
  },
};

async function send(api: RacingApi['api'], input: BookInput): Promise<string> {
  return toWord(await book(api.as(user), input));
}

function toWord({ errorCode, __typename }: Pick<BookResult, '__typename' | 'errorCode'>): string {
  return errorCode ?? __typename;
}

/** What there is when the job's turn comes: its look is a step like any other one. */
async function forEachAttempt(
  { side, api }: RacingApi,
  { keys }: Subject,
  turns: Turns,
  work: (id: string) => Promise<unknown>,
): Promise<string> {
  await turns.take(side, 'the job begins', async () => {});
  const due = await api.app.db
    .selectFrom('booking_attempts')
    .select('id')
    .where('idempotency_key', 'in', keys)
    .execute();
  for (const { id } of due) await work(id);
  return `${due.length} done`;
}
