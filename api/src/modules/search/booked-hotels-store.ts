import type { Db } from '../../db/client.ts';

/** More say no more about where a branch stays, and each is compared with every suggestion. */
const MOST = 50;

export interface BookedHotel {
  id: string;
  latitude: number;
  longitude: number;
}

/** The hotels that a branch booked last since an instant, the latest first, each once. */
export async function findBookedHotels(
  db: Db,
  { branchId, since }: { branchId: string; since: Date },
): Promise<BookedHotel[]> {
  const rows = await db
    .selectFrom('travels')
    .innerJoin('properties', 'properties.id', 'travels.property_id')
    .select(['properties.id', 'properties.latitude', 'properties.longitude'])
    .where('travels.branch_id', '=', branchId)
    .where('travels.created_at', '>=', since)
    .where('travels.status', 'in', ['BOOKED', 'PARTIALLY_CANCELED'])
    .orderBy('travels.created_at', 'desc')
    .orderBy('travels.id')
    .limit(MOST * 4)
    .execute();
  return [...new Map(rows.map((row) => [row.id, row])).values()].slice(0, MOST);
}
