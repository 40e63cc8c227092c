import type { AppContext } from '../../src/context.ts';
import { demoCardBranchId } from '../../src/seed/demo-world.ts';
import type { Rows } from './_crash-messages.ts';

/** Our own books about one attempt. */
export interface AttemptRows {
  tag: string;
  attempt: {
    id: string;
    state: string;
    paymentPrice: number;
    reference: string;
    itineraryId: string | null;
    travelId: string | null;
    hasTimer: boolean;
    /** How often its outcome was asked for since it began to wait for it. */
    checks: number;
  };
  payment: {
    type: string;
    state: string;
    captured: number;
    refunded: number;
    pending: string | null;
    hasTimer: boolean;
  } | null;
  travel: { id: string; status: string; itineraryId: string | null; needsReading: boolean } | null;
  rooms: {
    status: string;
    price: number;
    refund: number | null;
    cancelState: string | null;
    hasTimer: boolean;
  }[];
  /** Sum of the attempt's entries in the ledger of invoice credit. */
  credit: number;
  mails: { kind: string; sent: boolean }[];
}

export interface BranchCredit {
  balance: number;
  /** Sum of all entries of the ledger. */
  entries: number;
}

/** Reads what the database holds about the attempts of these keys; a key without an attempt is left out. */
export async function readRows({ db }: Pick<AppContext, 'db'>, tags: readonly string[]): Promise<Rows> {
  const attempts = await db
    .selectFrom('booking_attempts')
    .selectAll()
    .where('idempotency_key', 'in', [...tags, ''])
    .execute();
  const ids = [...attempts.map(({ id }) => id), ''];
  const payments = await db.selectFrom('payments').selectAll().where('attempt_id', 'in', ids).execute();
  const travels = await db.selectFrom('travels').selectAll().where('attempt_id', 'in', ids).execute();
  const travelIds = [...travels.map(({ id }) => id), ''];
  const rooms = await db.selectFrom('travel_rooms').selectAll().where('travel_id', 'in', travelIds).execute();
  const mails = await db.selectFrom('travel_mails').selectAll().where('travel_id', 'in', travelIds).execute();
  const entries = await db.selectFrom('credit_entries').selectAll().execute();
  const branch = await db
    .selectFrom('branches')
    .select('cash_balance')
    .where('id', '=', demoCardBranchId)
    .executeTakeFirstOrThrow();
  const sum = (rows: readonly { amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0);
  return {
    credit: { balance: branch.cash_balance, entries: sum(entries) },
    attempts: attempts.map((row) => {
      const payment = payments.find(({ attempt_id }) => attempt_id === row.id);
      const travel = travels.find(({ attempt_id }) => attempt_id === row.id);
      return {
        tag: row.idempotency_key,
        attempt: {
          id: row.id,
          state: row.state,
          paymentPrice: row.payment_price,
          reference: row.supplier_reference,
          itineraryId: row.itinerary_id,
          travelId: row.travel_id,
          hasTimer: row.next_check_at !== null,
          checks: row.check_tries,
        },
        payment: payment
          ? {
              type: payment.type,
              state: payment.state,
              captured: payment.captured,
              refunded: payment.refunded,
              pending: payment.pending,
              hasTimer: payment.next_try_at !== null,
            }
          : null,
        travel: travel
          ? {
              id: travel.id,
              status: travel.status,
              itineraryId: travel.itinerary_id,
              needsReading: travel.itinerary_read_at === null,
            }
          : null,
        rooms: rooms
          .filter(({ travel_id }) => travel_id === travel?.id)
          .map((room) => ({
            status: room.status,
            price: room.payment_price,
            refund: room.refund_price,
            cancelState: room.cancel_state,
            hasTimer: room.cancel_next_check_at !== null,
          })),
        credit: sum(entries.filter(({ attempt_id }) => attempt_id === row.id)),
        mails: mails
          .filter(({ travel_id }) => travel_id === travel?.id)
          .map(({ kind, sent_at }) => ({ kind, sent: sent_at !== null })),
      };
    }),
  };
}
