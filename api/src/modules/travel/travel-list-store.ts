import { CompiledQuery } from 'kysely';
import type { Db } from '../../db/client.ts';
import { asExpression, type Bind, type Condition, statement } from '../../db/condition.ts';
import type { BranchTravelsInput, TravelStatus } from '../../graphql/__generated__/schema-types.ts';
import { checkCreationKey, invalidCursor, type Page } from '../../graphql/connection.ts';
import { addDays, isCalendarDay, getStartOfDayInZone } from '../rate/calendar.ts';
import { MAX_NIGHTS } from '../rate/validate-stay.ts';
import type { TenantScope } from '../viewer/tenant-scope.ts';
import { scopeCondition } from './in-scope.ts';
import { listedTravelColumns } from './listed-columns.ts';
import type { ListedTravel } from './tables.ts';
import { findFewTrips, typedConditions } from './typed-filters.ts';

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

/** More are not counted: a number of all trips would cost a walk through them with each page. */
const COUNTED_AT_MOST = 1_000;

/** Until they end. */
const UPCOMING: readonly TravelStatus[] = ['BOOKED', 'PARTIALLY_CANCELED'];

export interface TravelPage {
  /** One row more than the page has when there is a next page. */
  rows: ListedTravel[];
  /** Up to `COUNTED_AT_MOST`. */
  totalCount: number;
}

type Sort = BranchTravelsInput['sort'];
type PageRow = { page: string | null; total: number };
type JsonTravel = Omit<ListedTravel, 'ends_at' | 'created_at'> & { ends_at: string; created_at: string };

/**
 * One page of trips inside the scope, and how many match, up to `COUNTED_AT_MOST`. The page comes as one JSON text: three
 * hundred values one by one would cost the driver more than all else that the list does.
 */
export async function findTravelPage(db: Db, filter: TravelFilter, page: Page): Promise<TravelPage> {
  const few = await findFewTrips(db, filter.input);
  const { text, parameters } = statement((bind) => pageQuery(filter, few, page, bind));
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, parameters) as CompiledQuery<PageRow>);
  const listed = JSON.parse(rows[0]?.page ?? '[]') as JsonTravel[];
  return {
    rows: listed.map((travel) => ({
      ...travel,
      ends_at: new Date(travel.ends_at),
      created_at: new Date(travel.created_at),
    })),
    totalCount: rows[0]?.total ?? 0,
  };
}

function pageQuery(filter: TravelFilter, few: string[] | null, page: Page, bind: Bind): string {
  const { sort } = filter.input;
  const { column, direction } = travelOrder(sort);
  const among = few === null ? '' : `and id = any(${bind(few)}::text[])`;
  const matching = `from travels where ${condition(filter)(bind)} ${among}`;
  const order = `order by ${column} ${direction}, id ${direction}`;
  return `
    select (select count(*)::int4 from (select 1 ${matching} limit ${COUNTED_AT_MOST}) as counted) as total, (
      select json_agg(listed ${order})::text from (
        select ${listedTravelColumns.join(', ')} ${matching}
        ${page.after ? `and ${afterCursor(sort, page.after)(bind)}` : ''}
        ${order} limit ${bind(page.first + 1)}
      ) as listed
    ) as page`;
}

/** What the list is ordered by, before the id. */
export const travelOrder = (sort: Sort) => orders[sort ?? 'START_DATE_ASC'];

/** The condition for what stands behind a cursor of the list. */
export function afterCursor(sort: Sort, key: readonly string[]): Condition {
  const { column, direction } = travelOrder(sort);
  const [value = '', id = ''] = key;
  if (column === 'created_at') checkCreationKey(key);
  else if (!isCalendarDay(value)) throw invalidCursor();
  const type = column === 'start_date' ? 'date' : 'timestamptz';
  return (bind) =>
    `(${column}, id) ${direction === 'asc' ? '>' : '<'} (${bind(value)}::${type}, ${bind(id)})`;
}

/** The sort values of a row, for its cursor. */
export function travelCursor(sort: Sort) {
  const { column } = travelOrder(sort);
  return (row: Pick<ListedTravel, 'id' | 'start_date' | 'created_at'>): readonly string[] => [
    column === 'start_date' ? row.start_date : row.created_at.toISOString(),
    row.id,
  ];
}

/** The condition of a filter on `travels`, scope included, for queries of the builder. */
export const matches = (filter: TravelFilter) => () => asExpression(condition(filter));

function condition({ scope, input, userId, now }: TravelFilter): Condition {
  return (bind) => [scopeCondition(scope)(bind), ...conditions(input, userId, now, bind)].join(' and ');
}

function conditions(input: BranchTravelsInput, userId: string, now: Date, bind: Bind): string[] {
  const tests: string[] = [];
  if (input.statuses?.length) tests.push(hasStatus(input.statuses, now, bind));
  if (input.branchId != null) tests.push(`branch_id = ${bind(input.branchId)}`);
  if (input.onlyMine) tests.push(`user_id = ${bind(userId)}`);
  if (input.employeeIds?.length) tests.push(`user_id = any(${bind([...input.employeeIds])}::text[])`);
  tests.push(...typedConditions(input, bind));
  // A trip belongs to a period when any of its nights does. None is longer than a stay may be, which the index knows.
  if (input.stayFrom) {
    tests.push(`end_date > ${bind(input.stayFrom)}::date`);
    tests.push(`start_date > ${bind(addDays(input.stayFrom, -MAX_NIGHTS))}::date`);
  }
  if (input.stayTo) tests.push(`start_date <= ${bind(input.stayTo)}::date`);
  if (input.bookedFrom) tests.push(`created_at >= ${bind(japaneseDay(input.bookedFrom))}`);
  if (input.bookedTo) tests.push(`created_at < ${bind(japaneseDay(addDays(input.bookedTo, 1)))}`);
  if (input.paymentType) tests.push(`payment_type = ${bind(input.paymentType)}`);
  return tests;
}

/** A booked trip is completed once it has ended. */
function hasStatus(wanted: readonly TravelStatus[], now: Date, bind: Bind): string {
  const stored = wanted.filter((status) => status !== 'COMPLETED');
  const upcoming = stored.filter((status) => UPCOMING.includes(status));
  const others = stored.filter((status) => !UPCOMING.includes(status));
  const list = (statuses: readonly string[]) => statuses.map((status) => bind(status)).join(', ');
  const tests: string[] = [];
  // By day as well: the end has no index, and what began longer ago than a stay takes has ended in every zone.
  const since = addDays(now.toISOString().slice(0, 10), -MAX_NIGHTS - 2);
  if (upcoming.length > 0)
    tests.push(
      `(status in (${list(upcoming)}) and ends_at > ${bind(now)} and start_date > ${bind(since)}::date)`,
    );
  if (others.length > 0) tests.push(`status in (${list(others)})`);
  if (wanted.includes('COMPLETED')) tests.push(`(status in (${list(UPCOMING)}) and ends_at <= ${bind(now)})`);
  return `(${tests.join(' or ')})`;
}

function japaneseDay(date: string): Date {
  return new Date(getStartOfDayInZone(date, 'Asia/Tokyo'));
}
