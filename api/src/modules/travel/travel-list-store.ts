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

/** How many trips are read to count those that match: to count all, each page would read all trips of a company. */
const COUNTED_AMONG = 1_000;

/** Until they end. */
const UPCOMING: readonly TravelStatus[] = ['BOOKED', 'PARTIALLY_CANCELED'];

export interface TravelPage {
  /** One row more than the page has when there is a next page. */
  rows: ListedTravel[];
  totalCount: number;
  /** Whether there may be more than `totalCount`. */
  isTotalAtLeast: boolean;
}

type Sort = BranchTravelsInput['sort'];
type PageRow = { page: string | null; total: number; among: number };

interface Conditions {
  /** An index finds trips by these. */
  indexed: string[];
  /** Each trip that was found is checked against these. */
  tested: string[];
}

type JsonTravel = Omit<ListedTravel, 'ends_at' | 'created_at'> & { ends_at: string; created_at: string };

/**
 * One page of trips inside the scope, and how many match, at least. The page comes as one JSON text: three
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
    // What is on the page is not always among those that were counted.
    totalCount: Math.max(rows[0]?.total ?? 0, listed.length),
    isTotalAtLeast: rows[0]?.among === COUNTED_AMONG,
  };
}

function pageQuery(filter: TravelFilter, few: string[] | null, page: Page, bind: Bind): string {
  const { sort } = filter.input;
  const { column, direction } = travelOrder(sort);
  const { indexed, tested } = conditions(filter, bind);
  if (few !== null) indexed.push(`id = any(${bind(few)}::text[])`);
  const from = `from travels where ${indexed.join(' and ')}`;
  const fits = tested.length > 0 ? tested.join(' and ') : 'true';
  const order = `order by ${column} ${direction}, id ${direction}`;
  return `
    select counted.total, counted.among, (
      select json_agg(listed ${order})::text from (
        select ${listedTravelColumns.join(', ')} ${from} and ${fits}
        ${page.after ? `and ${afterCursor(sort, page.after)(bind)}` : ''}
        ${order} limit ${bind(page.first + 1)}
      ) as listed
    ) as page
    from (
      select count(*)::int4 as among, (count(*) filter (where fits))::int4 as total
      from (select ${fits} as fits ${from} limit ${COUNTED_AMONG}) as candidates
    ) as counted`;
}

/** What the list is ordered by, before the id. */
export const travelOrder = (sort: Sort) => orders[sort ?? 'START_DATE_ASC'];

/** The condition for the rows after a cursor of the list. */
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

function condition(filter: TravelFilter): Condition {
  return (bind) => {
    const { indexed, tested } = conditions(filter, bind);
    return [...indexed, ...tested].join(' and ');
  };
}

function conditions({ scope, input, userId, now }: TravelFilter, bind: Bind): Conditions {
  const indexed = [scopeCondition(scope)(bind)];
  const tested = typedConditions(input, bind);
  if (input.statuses?.length) {
    // Trips that have not ended are at one end of the list.
    const isUpcoming = input.statuses.every((status) => UPCOMING.includes(status));
    (isUpcoming ? indexed : tested).push(hasStatus(input.statuses, now, bind));
  }
  if (input.branchId != null) indexed.push(`branch_id = ${bind(input.branchId)}`);
  if (input.onlyMine) indexed.push(`user_id = ${bind(userId)}`);
  if (input.employeeIds?.length) indexed.push(`user_id = any(${bind([...input.employeeIds])}::text[])`);
  // A trip belongs to a period when any of its nights does.
  if (input.stayFrom) indexed.push(endsAfter(input.stayFrom, bind));
  if (input.stayTo) indexed.push(`start_date <= ${bind(input.stayTo)}::date`);
  if (input.bookedFrom) indexed.push(`created_at >= ${bind(japaneseDay(input.bookedFrom))}`);
  if (input.bookedTo) indexed.push(`created_at < ${bind(japaneseDay(addDays(input.bookedTo, 1)))}`);
  if (input.paymentType) tested.push(`payment_type = ${bind(input.paymentType)}`);
  return { indexed, tested };
}

/** A booked trip is completed once it has ended. */
function hasStatus(wanted: readonly TravelStatus[], now: Date, bind: Bind): string {
  const stored = wanted.filter((status) => status !== 'COMPLETED');
  const upcoming = stored.filter((status) => UPCOMING.includes(status));
  const others = stored.filter((status) => !UPCOMING.includes(status));
  const list = (statuses: readonly string[]) => statuses.map((status) => bind(status)).join(', ');
  const tests: string[] = [];
  // By day as well, which the index knows: two days before, a stay has ended in every zone.
  const ended = addDays(now.toISOString().slice(0, 10), -2);
  if (upcoming.length > 0)
    tests.push(`(status in (${list(upcoming)}) and ends_at > ${bind(now)} and ${endsAfter(ended, bind)})`);
  if (others.length > 0) tests.push(`status in (${list(others)})`);
  if (wanted.includes('COMPLETED')) tests.push(`(status in (${list(UPCOMING)}) and ends_at <= ${bind(now)})`);
  return `(${tests.join(' or ')})`;
}

/** By the start as well, where the index begins: no stay is longer than a stay may be. */
const endsAfter = (day: string, bind: Bind) =>
  `end_date > ${bind(day)}::date and start_date > ${bind(addDays(day, -MAX_NIGHTS))}::date`;

function japaneseDay(date: string): Date {
  return new Date(getStartOfDayInZone(date, 'Asia/Tokyo'));
}
