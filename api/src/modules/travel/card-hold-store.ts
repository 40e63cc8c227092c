import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { FundsState } from '../booking/booking-types.ts';

export interface HoldFacts {
  state: FundsState;
  renewed_at: Date | null;
  /** When the funds were found to be the cardholder's again. */
  lapsed_at: Date | null;
  /** An operator has ended the task to collect it another way. */
  is_collected: boolean;
}

/** What is known of the funds of a trip's card; null when none pays it. */
export async function findHoldFacts(db: Db, travelId: string): Promise<HoldFacts | null> {
  const row = await db
    .selectFrom('booking_attempts')
    .innerJoin('payments', 'payments.attempt_id', 'booking_attempts.id')
    .select((eb) => [
      'payments.state',
      'payments.renewed_at',
      eb
        .selectFrom('travel_notices')
        .select((notices) => notices.fn.max('created_at').as('at'))
        .where('travel_id', '=', travelId)
        .where('kind', '=', 'HOLD_LAPSED')
        .as('lapsed_at'),
      sql<boolean>`exists (
        select from operator_tasks where attempt_id = booking_attempts.id and kind = 'CAPTURE_FAILED'
        having bool_and(status = 'RESOLVED'))`.as('is_collected'),
    ])
    .where('booking_attempts.travel_id', '=', travelId)
    .where('payments.type', '=', 'CREDIT_CARD')
    .executeTakeFirst();
  return row ?? null;
}
