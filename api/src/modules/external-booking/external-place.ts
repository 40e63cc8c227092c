import type { Db } from '../../db/client.ts';
import { foldName } from '../catalog/place-keys.ts';
import { findRegions, type RegionRow } from '../catalog/catalog-store.ts';
import { loadPlaceIndex } from '../catalog/place-index-store.ts';
import {
  findMiddleOfCountry,
  findPlacesOfCity,
  findZonesOfHotels,
  type Place,
} from '../catalog/place-store.ts';
import { addDays, toZonedInstant } from '../rate/calendar.ts';
import type { Stay } from '../rate/stay.ts';
import { listCountryZones } from './country-zones.ts';

/** Where an entered hotel is. */
export interface EntryPlace extends Place {
  /** The region of the catalog; left out: the catalog has none of this name. */
  id?: string;
  /** Its Japanese name, where somebody chose it; else the city is named as typed. */
  cityJa?: string;
}

export type ExternalPlace =
  | { kind: 'found'; place: EntryPlace }
  | {
      kind: 'failed';
      errorCode: 'TIME_ZONE_REQUIRED' | 'INVALID_TIME_ZONE' | 'PLACE_REQUIRED' | 'INVALID_PLACE';
      timeZones?: string[];
    };

interface Asked {
  countryCode: string;
  city: string;
  /** As chosen from the catalog. */
  placeId?: string;
  timeZone: string | null;
  stay: Stay;
}

/** Of which kind a place is that an address can name as its city. */
const cityTypes: readonly RegionRow['type'][] = [
  'CITY',
  'NEIGHBORHOOD',
  'MULTI_CITY_VICINITY',
  'HIGH_LEVEL_REGION',
];

/**
 * Where and on which clock an entered hotel is: the country as entered; the city as chosen from the catalog, or the only one
 * there that has this name, else as typed; the zone as entered, else that of the catalog's hotels in this city of the country,
 * else the country's own when all of it keeps the same time.
 */
export async function findEntryPlace(db: Db, asked: Asked): Promise<ExternalPlace> {
  const { countryCode, timeZone } = asked;
  const found = asked.placeId === undefined ? await findNamed(db, asked) : await findChosen(db, asked);
  if (found.kind === 'failed') return found;
  const { region } = found;
  const known =
    region === null
      ? await findPlacesOfCity(db, asked.city, countryCode)
      : await placesOf(db, region, countryCode);
  const names = region && {
    id: region.id,
    cityEn: region.name_en,
    ...(asked.placeId === undefined ? {} : { cityJa: region.name_ja }),
  };
  const zones = [...new Set([...listCountryZones(countryCode), ...known.map((place) => place.timeZone)])];
  if (timeZone !== null && !zones.includes(timeZone)) {
    return { kind: 'failed', errorCode: 'INVALID_TIME_ZONE', timeZones: zones };
  }
  const ofCity = new Set(known.map((place) => place.timeZone));
  const zone =
    timeZone ??
    (ofCity.size === 1 ? known[0]?.timeZone : undefined) ??
    findSharedClockZone(zones, asked.stay);
  if (zone === undefined) return { kind: 'failed', errorCode: 'TIME_ZONE_REQUIRED', timeZones: zones };
  const place = known.find((each) => each.timeZone === zone);
  if (place) return { kind: 'found', place: { ...place, ...names } };
  // The contract asks for a point; no screen shows that of a hotel outside of the catalog.
  const middle = region ?? (await findMiddleOfCountry(db, countryCode)) ?? { latitude: 0, longitude: 0 };
  const { latitude, longitude } = middle;
  const cityEn = known[0]?.cityEn ?? null;
  return {
    kind: 'found',
    place: { countryCode, timeZone: zone, cityEn, latitude, longitude, ...names },
  };
}

type FoundRegion =
  | { kind: 'found'; region: RegionRow | null }
  | { kind: 'failed'; errorCode: 'PLACE_REQUIRED' | 'INVALID_PLACE' };

async function findChosen(db: Db, { placeId = '', countryCode }: Asked): Promise<FoundRegion> {
  const [region] = await findRegions(db, [placeId]);
  return region?.country_code === countryCode && cityTypes.includes(region.type)
    ? { kind: 'found', region }
    : { kind: 'failed', errorCode: 'INVALID_PLACE' };
}

/** The one city of the country with the name that was typed; of namesakes somebody has to choose. */
async function findNamed(db: Db, { city, countryCode }: Asked): Promise<FoundRegion> {
  const index = await loadPlaceIndex(db);
  const ids = index.named(foldName(city)).flatMap(({ id, type }) => (type === 'CITY' ? [id] : []));
  const regions = (await findRegions(db, ids)).filter((region) => region.country_code === countryCode);
  return regions.length > 1
    ? { kind: 'failed', errorCode: 'PLACE_REQUIRED' }
    : { kind: 'found', region: regions[0] ?? null };
}

/** A region as a place for each clock of its hotels. */
async function placesOf(db: Db, region: RegionRow, countryCode: string): Promise<Place[]> {
  const zones = await findZonesOfHotels(db, region.property_ids);
  const { latitude, longitude, name_en: cityEn } = region;
  return zones.map((timeZone) => ({ countryCode, timeZone, cityEn, latitude, longitude }));
}

/** Zones with names of their own that show the same time from before the stay until after it are one clock. */
function findSharedClockZone(zones: readonly string[], { checkin, checkout }: Stay): string | undefined {
  const instants = [checkin, addDays(checkout, 1)].map((day) => new Date(`${day}T12:00:00Z`));
  const clocks = new Set(zones.map((zone) => instants.map((at) => toZonedInstant(at, zone)).join()));
  return clocks.size === 1 ? zones[0] : undefined;
}
