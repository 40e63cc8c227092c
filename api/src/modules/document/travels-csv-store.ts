import type { Db } from '../../db/client.ts';
import { matches, type TravelFilter } from '../travel/travel-list-store.ts';
import type { TravelRow } from '../travel/tables.ts';

const directions = {
  START_DATE_ASC: { column: 'start_date', direction: 'asc' },
  START_DATE_DESC: { column: 'start_date', direction: 'desc' },
  CREATED_AT_DESC: { column: 'created_at', direction: 'desc' },
} as const;

export type CsvTravel = TravelRow & { branch_name: string; employee_name: string };

/** A stretch of the trips that match, in the list's order, with the names that a row shows. */
export async function findCsvTravels(
  db: Db,
  filter: TravelFilter,
  stretch: { offset: number; limit: number },
): Promise<CsvTravel[]> {
  const { column, direction } = directions[filter.input.sort ?? 'START_DATE_ASC'];
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('travels')
        .selectAll()
        .where(matches(filter))
        .orderBy(column, direction)
        .orderBy('id', direction)
        .offset(stretch.offset)
        .limit(stretch.limit)
        .as('travels'),
    )
    .innerJoin('branches', 'branches.id', 'travels.branch_id')
    .innerJoin('users', 'users.id', 'travels.user_id')
    .selectAll('travels')
    .select(['branches.name as branch_name', 'users.name as employee_name'])
    .orderBy(`travels.${column}`, direction)
    .orderBy('travels.id', direction)
    .execute();
}

/** How many rooms the matching trips have: the rows of the whole export. */
export async function countCsvRooms(db: Db, filter: TravelFilter): Promise<number> {
  const { count } = await db
    .selectFrom('travel_rooms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('travel_id', 'in', (eb) => eb.selectFrom('travels').select('travels.id').where(matches(filter)))
    .executeTakeFirstOrThrow();
  return count;
}
