import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import { inScope } from './in-scope.ts';
import type { MemoKind, TravelMemoRow } from './tables.ts';

/** A memo with the name of who wrote it. */
export type MemoWithAuthor = TravelMemoRow & { author_name: string };

export async function addMemo(
  db: Db,
  memo: {
    id: string;
    travelId: string;
    kind: MemoKind;
    authorId: string;
    text: string;
    now: Date;
    withBooking?: boolean;
  },
): Promise<void> {
  await db
    .insertInto('travel_memos')
    .values({
      id: memo.id,
      travel_id: memo.travelId,
      kind: memo.kind,
      author_id: memo.authorId,
      text: memo.text,
      created_at: memo.now,
      with_booking: memo.withBooking ?? false,
    })
    .execute();
}

/** The memos of a trip that the scope may read, in order of time. */
export async function findMemos(db: Db, scope: TenantScope, travelId: string): Promise<MemoWithAuthor[]> {
  return readable(db, scope)
    .where('travel_memos.travel_id', '=', travelId)
    .orderBy('travel_memos.created_at')
    .orderBy('travel_memos.sequence')
    .execute();
}

/** A memo that the scope may read; any other is absent. */
export async function findMemo(db: Db, scope: TenantScope, id: string): Promise<MemoWithAuthor | null> {
  return (await readable(db, scope).where('travel_memos.id', '=', id).executeTakeFirst()) ?? null;
}

/** What was written in the booking form of a trip. Unscoped, for a trip already checked: who sees one sees it. */
export async function findBookingMemo(db: Db, travelId: string): Promise<string | null> {
  const memo = await db
    .selectFrom('travel_memos')
    .select('text')
    .where('travel_id', '=', travelId)
    .where('kind', '=', 'COMPANY')
    .where('with_booking', '=', true)
    .executeTakeFirst();
  return memo?.text ?? null;
}

/** The company's own memos of trips already checked, in order of time. */
export async function findCompanyMemos(db: Db, travelIds: readonly string[]): Promise<Map<string, string[]>> {
  const found = await db
    .selectFrom('travel_memos')
    .select(['travel_id', 'text'])
    .where('travel_id', '=', (eb) => eb.fn.any(eb.val([...travelIds])))
    .where('kind', '=', 'COMPANY')
    .orderBy('created_at')
    .orderBy('sequence')
    .execute();
  const memos = new Map<string, string[]>();
  for (const { travel_id, text } of found) memos.set(travel_id, [...(memos.get(travel_id) ?? []), text]);
  return memos;
}

export async function removeMemo(db: Db, id: string): Promise<void> {
  await db.deleteFrom('travel_memos').where('id', '=', id).execute();
}

function readable(db: Db, scope: TenantScope) {
  return db
    .selectFrom('travel_memos')
    .innerJoin('users', 'users.id', 'travel_memos.author_id')
    .selectAll('travel_memos')
    .select('users.name as author_name')
    .where(
      'travel_memos.travel_id',
      'in',
      db.selectFrom('travels').select('travels.id').where(inScope(scope)),
    )
    .where(isFor(scope));
}

/**
 * A company reads everything that was written on its trips. An agency reads what the company wrote and what its own
 * people wrote: not the operators' words to the company, nor those of an agency that looked after it before.
 */
function isFor(scope: TenantScope) {
  return (eb: ExpressionBuilder<Database, 'travel_memos' | 'users'>): Expression<SqlBool> => {
    if (scope.kind !== 'agency') return eb.lit(true);
    const own = eb.and([eb('travel_memos.kind', '=', 'AGENCY'), eb('users.agency_id', '=', scope.agencyId)]);
    return eb.or([eb('travel_memos.kind', '=', 'COMPANY'), own]);
  };
}

/** How many memos a trip has. Unscoped: for a trip already checked. */
export async function countMemos(db: Db, travelId: string): Promise<number> {
  const { count } = await db
    .selectFrom('travel_memos')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('travel_id', '=', travelId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
