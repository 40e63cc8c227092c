import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Database } from '../../db/schema.ts';
import { InvalidInputError } from '../../errors.ts';
import type { BranchTravelsInput } from '../../graphql/__generated__/schema-types.ts';
import type { Page } from '../../graphql/connection.ts';
import { addDays, startOfDayInZone } from '../rate/calendar.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import { inScope } from './in-scope.ts';
import { listedTravelColumns } from './listed-columns.ts';
import type { ListedTravel } from './tables.ts';

export interface TravelFilter {
  scope: TenantScope;
  input: BranchTravelsInput;
  /** Whose trips `onlyMine` means. */
  userId: string;
  now: Date;
}

const orders = {
  START_DATE_ASC: { column: 'start_date', direction: 'asc' },
  START_DATE_DESC: { column: 'start_date', direction: 'desc' },
  CREATED_AT_DESC: { column: 'created_at', direction: 'desc' },
} as const;

export interface TravelPage {
  /** One row more than the page has when there is a next page. */
  rows: ListedTravel[];
  totalCount: number;
}

/** One page of trips inside the scope, and how many match in all; one query, unless the page is empty. */
export async function findTravelPage(db: Db, filter: TravelFilter, page: Page): Promise<TravelPage> {
  const { column, direction } = orders[filter.input.sort ?? 'START_DATE_ASC'];
  let query = db
    .selectFrom('travels')
    .select(listedTravelColumns)
    .select(countMatching(db, filter).as('total_count'))
    .where(matches(filter));
  if (page.after) {
    const [value = '', id = ''] = page.after;
    if (Number.isNaN(Date.parse(value))) throw new InvalidInputError('after is not a cursor of this list.');
    const cast = column === 'start_date' ? sql`${value}::date` : sql`${value}::timestamptz`;
    const isAfter = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(sql<boolean>`(${sql.ref(column)}, id) ${isAfter} (${cast}, ${id})`);
  }
  const rows = await query
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(page.first + 1)
    .execute();
  return { rows, totalCount: rows[0]?.total_count ?? (await countTravels(db, filter)) };
}

async function countTravels(db: Db, filter: TravelFilter): Promise<number> {
  const { count } = await countMatching(db, filter).executeTakeFirstOrThrow();
  return count;
}

function countMatching(db: Db, filter: TravelFilter) {
  return db
    .selectFrom('travels')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matches(filter));
}

/** The sort values of a row, for its cursor. */
export function travelCursor(sort: BranchTravelsInput['sort']) {
  const { column } = orders[sort ?? 'START_DATE_ASC'];
  return (row: ListedTravel): readonly string[] => [
    column === 'start_date' ? row.start_date : row.created_at.toISOString(),
    row.id,
  ];
}

/** The condition of a filter on `travels`, scope included. */
export function matches({ scope, input, userId, now }: TravelFilter) {
  return (eb: ExpressionBuilder<Database, 'travels'>): Expression<SqlBool> =>
    eb.and([inScope(scope)(eb), ...conditions(input, userId, now)]);
}

function conditions(input: BranchTravelsInput, userId: string, now: Date): Expression<SqlBool>[] {
  const tests: Expression<SqlBool>[] = [];
  const like = (text: string) =>
    `%${text
      .normalize('NFKC')
      .trim()
      .replace(/[\\%_]/g, '\\$&')}%`;
  if (input.statuses?.length) {
    const status = sql`case when status in ('BOOKED', 'PARTIALLY_CANCELED') and ends_at <= ${now}
      then 'COMPLETED' else status end`;
    tests.push(sql<boolean>`${status} in (${sql.join([...input.statuses])})`);
  }
  if (input.branchId != null) tests.push(sql<boolean>`branch_id = ${input.branchId}`);
  if (input.onlyMine) tests.push(sql<boolean>`user_id = ${userId}`);
  if (input.employeeIds?.length) tests.push(sql<boolean>`user_id in (${sql.join([...input.employeeIds])})`);
  if (input.travelNumber?.trim()) tests.push(sql<boolean>`travel_number ilike ${like(input.travelNumber)}`);
  if (input.hotelName?.trim()) {
    const name = like(input.hotelName);
    tests.push(sql<boolean>`(hotel_name ilike ${name} or hotel_name_en ilike ${name})`);
  }
  if (input.guestName?.trim()) {
    const name = like(input.guestName);
    tests.push(sql<boolean>`exists (select 1 from travel_rooms r where r.travel_id = travels.id and
      (r.family_name || ' ' || r.given_name ilike ${name} or r.given_name || ' ' || r.family_name ilike ${name}))`);
  }
  // A trip belongs to a period when any of its nights does.
  if (input.stayFrom) tests.push(sql<boolean>`end_date > ${input.stayFrom}::date`);
  if (input.stayTo) tests.push(sql<boolean>`start_date <= ${input.stayTo}::date`);
  if (input.bookedFrom) tests.push(sql<boolean>`created_at >= ${japaneseDay(input.bookedFrom)}`);
  if (input.bookedTo) tests.push(sql<boolean>`created_at < ${japaneseDay(addDays(input.bookedTo, 1))}`);
  if (input.paymentType) tests.push(sql<boolean>`payment_type = ${input.paymentType}`);
  return tests;
}

function japaneseDay(date: string): Date {
  return new Date(startOfDayInZone(date, 'Asia/Tokyo'));
}
