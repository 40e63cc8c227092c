import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { secondsFrom } from './attempt-run.ts';
import type { PriceCheckRow } from './tables.ts';

/** Nobody works on an attempt for as long; it keeps the search to a few rows. */
const UNDER_WAY_SECONDS = 600;

/** Attempts of other preparations that may still buy at the hotel on overlapping days, and have no trip yet. */
export function selectAttemptsUnderWay(
  db: Db,
  check: Pick<PriceCheckRow, 'id' | 'property_id' | 'stay'>,
  now: Date,
) {
  return db
    .selectFrom('booking_attempts as attempts')
    .innerJoin('price_checks as checks', 'checks.id', 'attempts.price_check_id')
    .where('checks.id', '<>', check.id)
    .where('checks.property_id', '=', check.property_id)
    .where(sql<boolean>`checks.stay->>'checkin' < ${check.stay.checkout}`)
    .where(sql<boolean>`checks.stay->>'checkout' > ${check.stay.checkin}`)
    .where('attempts.travel_id', 'is', null)
    .where('attempts.updated_at', '>', secondsFrom(now, -UNDER_WAY_SECONDS))
    .where('attempts.state', 'in', [
      'CREATED',
      'AUTHORIZING',
      'AUTHORIZED',
      'SUPPLIER_SENT',
      'SUPPLIER_UNKNOWN',
    ]);
}
