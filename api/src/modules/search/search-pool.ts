import type { Db } from '../../db/client.ts';
import { NotFoundError } from '../../lib/errors.ts';
import type { PropertyRow } from '../catalog/catalog-store.ts';
import type { Point } from '../catalog/geo.ts';
import { queryWords } from '../catalog/normalize.ts';
import type { SearchCriteria } from './search-criteria.ts';
import { placeAroundProperty, findInputPlace, type SearchPlace } from '../catalog/search-place.ts';
import { findPoolRows } from './search-store.ts';

/** What distances are measured from. */
export interface SearchOrigin {
  name: string | null;
  coordinates: Point;
  /** False for the middle of an area. */
  isPoint: boolean;
}

/** The hotels that filters choose among: those of the place without the one that the user picked. */
export interface SearchPool {
  rows: readonly PropertyRow[];
  /** How many hotels of the place are taken at most, where it has more. */
  most: number | null;
  regionName: string | null;
  origin: SearchOrigin;
}

async function findPlace(db: Db, criteria: SearchCriteria): Promise<SearchPlace | null> {
  const { region, propertyId, language } = criteria;
  if (region) return findInputPlace(db, region, language);
  return propertyId ? placeAroundProperty(db, propertyId, language) : null;
}

/** Throws NotFoundError when the place searched, or measured from, does not exist. */
export async function loadSearchPool(db: Db, criteria: SearchCriteria): Promise<SearchPool> {
  const { from, language, filter, sort, propertyId } = criteria;
  const [place, measured] = await Promise.all([
    findPlace(db, criteria),
    from ? findInputPlace(db, from, language) : null,
  ]);
  const origin = from ? measured : place;
  if (!place || !origin) throw new NotFoundError();
  const { rows, most } = await findPoolRows(db, place, {
    words: queryWords(filter.keyword ?? ''),
    nearestTo: sort === 'DISTANCE' ? origin.origin : null,
  });
  return {
    rows: rows.filter(({ id }) => id !== propertyId),
    most,
    regionName: place.name,
    origin: { name: origin.name, coordinates: origin.origin, isPoint: origin.isPoint },
  };
}
