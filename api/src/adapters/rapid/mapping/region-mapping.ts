import type { Region, RegionKind } from '../../supplier/hotel-content.ts';
import type { RapidRegion } from '../content-schemas.ts';
import { present } from './present.ts';

const KINDS: Readonly<Record<string, RegionKind>> = {
  country: 'COUNTRY',
  province_state: 'PROVINCE_STATE',
  high_level_region: 'HIGH_LEVEL_REGION',
  multi_city_vicinity: 'MULTI_CITY_VICINITY',
  city: 'CITY',
  neighborhood: 'NEIGHBORHOOD',
  train_station: 'TRAIN_STATION',
  metro_station: 'METRO_STATION',
  airport: 'AIRPORT',
  point_of_interest: 'POINT_OF_INTEREST',
};

export function mapRegion(region: RapidRegion): Region {
  return present<Region>({
    id: region.id,
    kind: KINDS[region.type] ?? null,
    name: region.name,
    fullName: region.name_full,
    airportCode: region.iata_airport_code,
    countryCode: region.country_code,
    latitude: region.coordinates.center_latitude,
    longitude: region.coordinates.center_longitude,
    tags: region.tags,
    hotelIds: region.property_ids ?? [],
  });
}
