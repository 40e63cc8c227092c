import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { RegionType } from '../../graphql/__generated__/schema-types.ts';
import type { PropertyRow, RegionRow } from './catalog-store.ts';
import { boxAround, inBox, type Point } from './geo.ts';

// The catalog is public data of the supplier: no query here is scoped to a tenant.

export interface Circle {
  center: Point;
  radiusKm: number;
}

/** Orders by distance well enough over some kilometers; code that shows a distance measures it. */
export function flatDistance({ latitude, longitude }: Point): RawBuilder<number> {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  const across = sql`abs(longitude - ${longitude}::float8)`;
  return sql<number>`power(latitude - ${latitude}::float8, 2)
    + power(least(${across}, 360 - ${across}) * ${narrowing}::float8, 2)`;
}

/** Regions of one type inside the box around the circle, nearest first. */
export async function findRegionsAround(
  db: Db,
  type: RegionType,
  { center, radiusKm }: Circle,
  limit: number,
): Promise<RegionRow[]> {
  return db
    .selectFrom('regions')
    .selectAll()
    .where('type', '=', type)
    .where(inBox(boxAround(center, radiusKm)))
    .orderBy(flatDistance(center))
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Hotels on sale inside the box around the circle, nearest first. */
export async function findPropertiesAround(
  db: Db,
  { center, radiusKm }: Circle,
  limit: number,
): Promise<Pick<PropertyRow, 'id' | 'latitude' | 'longitude'>[]> {
  return db
    .selectFrom('properties')
    .select(['id', 'latitude', 'longitude'])
    .where('active', '=', true)
    .where(inBox(boxAround(center, radiusKm)))
    .orderBy(flatDistance(center))
    .orderBy('id')
    .limit(limit)
    .execute();
}
