import type { RegionInput } from '../../graphql/__generated__/schema-types.ts';
import type { Db } from '../../db/client.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import { findProperties, findRegion, type RegionRow } from './catalog-store.ts';
import type { Box, Point } from './geo.ts';
import { spotRadiusKm } from './spots.ts';
import { type ContentLanguage, parseContentId } from './content-language.ts';

/** Where to look for hotels, and the point that distances are measured from. */
export interface SearchPlace {
  origin: Point;
  name: string | null;
  /** False when `origin` is the middle of an area. */
  isPoint: boolean;
  /** A country or a part of one: how far something is from its middle says nothing. */
  isVast: boolean;
  area:
    | { kind: 'listed'; regionId: string }
    | { kind: 'circle'; radiusKm: number }
    | { kind: 'box'; box: Box };
}

/** Not as many kinds as rank-places.ts calls wide: see there. */
const VAST: ReadonlySet<string> = new Set(['COUNTRY', 'HIGH_LEVEL_REGION', 'PROVINCE_STATE']);
const DEFAULT_RADIUS_KM = 5;
const MAX_RADIUS_KM = 100;

function toPlace(region: RegionRow, language: ContentLanguage): SearchPlace {
  const radiusKm = spotRadiusKm(region.type);
  return {
    origin: { latitude: region.latitude, longitude: region.longitude },
    name: language === 'ja-JP' ? region.name_ja : region.name_en,
    isPoint: radiusKm !== null,
    isVast: VAST.has(region.type),
    area: radiusKm === null ? { kind: 'listed', regionId: region.id } : { kind: 'circle', radiusKm },
  };
}

function getCenter({ north, south, east, west }: Box): Point {
  const width = east >= west ? east - west : east - west + 360;
  const middle = west + width / 2;
  return { latitude: (north + south) / 2, longitude: middle > 180 ? middle - 360 : middle };
}

function validBox(box: Box): boolean {
  const { north, south, east, west } = box;
  return north <= 90 && south >= -90 && north > south && Math.abs(east) <= 180 && Math.abs(west) <= 180;
}

function countKinds(input: RegionInput): number {
  const point = input.latitude != null || input.longitude != null;
  const { regionId, spotId, propertyId, boundingBox } = input;
  const kinds = [regionId != null, spotId != null, propertyId != null, point, boundingBox != null];
  return kinds.filter(Boolean).length;
}

/**
 * The place that a `RegionInput` means. A region that is a point (station, airport, sight) is searched around;
 * null when the region does not exist. Throws InvalidInputError unless exactly one kind is given.
 */
export async function findInputPlace(
  db: Db,
  input: RegionInput,
  language: ContentLanguage,
): Promise<SearchPlace | null> {
  if (countKinds(input) !== 1) throw new InvalidInputError('regionInput takes exactly one kind of place.');
  if (input.propertyId != null)
    return placeAroundProperty(db, parseContentId(input.propertyId).propertyId, language);
  const regionId = input.regionId ?? input.spotId;
  if (regionId != null) {
    const region = await findRegion(db, regionId);
    return region ? toPlace(region, language) : null;
  }
  if (input.boundingBox) {
    if (!validBox(input.boundingBox)) throw new InvalidInputError('boundingBox is not a box on Earth.');
    const box = { ...input.boundingBox };
    return { origin: getCenter(box), name: null, isPoint: false, isVast: false, area: { kind: 'box', box } };
  }
  const { latitude, longitude } = input;
  const radiusKm = input.radiusKm ?? DEFAULT_RADIUS_KM;
  if (latitude == null || longitude == null || Math.abs(latitude) > 90 || Math.abs(longitude) > 180) {
    throw new InvalidInputError('latitude and longitude must be a point on Earth.');
  }
  if (radiusKm < 1 || radiusKm > MAX_RADIUS_KM) throw new InvalidInputError('radiusKm must be 1 to 100.');
  return {
    origin: { latitude, longitude },
    name: null,
    isPoint: true,
    isVast: false,
    area: { kind: 'circle', radiusKm },
  };
}

/** The surroundings of a property, for a search that names only a hotel. */
export async function placeAroundProperty(
  db: Db,
  propertyId: string,
  language: ContentLanguage,
): Promise<SearchPlace | null> {
  const [property] = await findProperties(db, [propertyId]);
  if (!property) return null;
  return {
    origin: { latitude: property.latitude, longitude: property.longitude },
    name: language === 'ja-JP' ? property.name_ja : property.name_en,
    isPoint: true,
    isVast: false,
    area: { kind: 'circle', radiusKm: DEFAULT_RADIUS_KM },
  };
}
