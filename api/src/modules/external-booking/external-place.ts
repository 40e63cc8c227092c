import type { Db } from '../../db/client.ts';
import { findMiddleOfCountry, findPlacesOfCity, type Place } from '../catalog/place-store.ts';
import { addDays, toZonedInstant } from '../rate/calendar.ts';
import type { Stay } from '../rate/stay.ts';
import { listCountryZones } from './country-zones.ts';

export type ExternalPlace =
  | { kind: 'found'; place: Place }
  | { kind: 'failed'; errorCode: 'TIME_ZONE_REQUIRED' | 'INVALID_TIME_ZONE'; timeZones: string[] };

interface Asked {
  countryCode: string;
  city: string;
  timeZone: string | null;
  stay: Stay;
}

/**
 * Where and on which clock an entered hotel is: the country as entered; the zone as entered, else that of the
 * catalog's hotels in this city of the country, else the country's own when all of it keeps the same time.
 */
export async function findEntryPlace(db: Db, asked: Asked): Promise<ExternalPlace> {
  const { countryCode, timeZone } = asked;
  const known = await findPlacesOfCity(db, asked.city, countryCode);
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
  if (place) return { kind: 'found', place };
  // The contract asks for a point; no screen shows that of a hotel outside of the catalog.
  const middle = (await findMiddleOfCountry(db, countryCode)) ?? { latitude: 0, longitude: 0 };
  return {
    kind: 'found',
    place: { countryCode, timeZone: zone, cityEn: known[0]?.cityEn ?? null, ...middle },
  };
}

/** Zones with names of their own that show the same time from before the stay until after it are one clock. */
function findSharedClockZone(zones: readonly string[], { checkin, checkout }: Stay): string | undefined {
  const instants = [checkin, addDays(checkout, 1)].map((day) => new Date(`${day}T12:00:00Z`));
  const clocks = new Set(zones.map((zone) => instants.map((at) => toZonedInstant(at, zone)).join()));
  return clocks.size === 1 ? zones[0] : undefined;
}
