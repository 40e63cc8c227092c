import type { Db } from '../../db/client.ts';
import { asExpression } from '../../db/condition.ts';
import { afterCursor, matches, travelOrder, type TravelFilter } from '../travel/travel-list-store.ts';
import type { TravelRow, TravelTable } from '../travel/tables.ts';

export type CsvTravel = TravelRow &
  Pick<TravelTable, 'property_snapshot'> & {
    company_name: string;
    branch_name: string;
    employee_name: string;
  };

/** A page of the trips that match, in the list's order, with the names that a row shows. */
export async function findCsvTravels(
  db: Db,
  filter: TravelFilter,
  { after, limit }: { after: readonly string[] | null; limit: number },
): Promise<CsvTravel[]> {
  const { column, direction } = travelOrder(filter.input.sort);
  return db
    .selectFrom((eb) => {
      const found = eb.selectFrom('travels').selectAll().where(matches(filter));
      return (after ? found.where(asExpression(afterCursor(filter.input.sort, after))) : found)
        .orderBy(column, direction)
        .orderBy('id', direction)
        .limit(limit)
        .as('travels');
    })
    .innerJoin('branches', 'branches.id', 'travels.branch_id')
    .innerJoin('companies', 'companies.id', 'branches.company_id')
    .innerJoin('users', 'users.id', 'travels.user_id')
    .selectAll('travels')
    .select(['companies.name as company_name', 'branches.name as branch_name', 'users.name as employee_name'])
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
