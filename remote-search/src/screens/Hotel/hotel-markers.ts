import type { MapMarker, MarkerKind } from '@yado/shared/map/map-types';
import type { HotelMap_hotel$data } from './__generated__/HotelMap_hotel.graphql';

type Spot = HotelMap_hotel$data['nearbySpots'][number]['spot'];

const kinds: Partial<Record<Spot['type'], MarkerKind>> = {
  TRAIN_STATION: 'station',
  METRO_STATION: 'station',
  AIRPORT: 'airport',
};

/** The pins of a hotel's surroundings; the hotel itself stands out and comes first. */
export function hotelMarkers(
  hotel: Pick<HotelMap_hotel$data, 'id' | 'name' | 'coordinates' | 'nearbySpots' | 'nearbyHotels'>,
): MapMarker[] {
  return [
    {
      id: hotel.id,
      kind: 'hotel',
      name: hotel.name,
      label: hotel.name,
      position: hotel.coordinates,
      prominent: true,
    },
    ...hotel.nearbySpots.map(
      ({ spot }): MapMarker => ({
        id: spot.id,
        kind: kinds[spot.type] ?? 'landmark',
        name: spot.name,
        label: spot.name,
        position: spot.coordinates,
      }),
    ),
    ...hotel.nearbyHotels.map(
      ({ propertyContent: { id, name, coordinates } }): MapMarker => ({
        id,
        kind: 'hotel',
        name,
        position: coordinates,
      }),
    ),
  ];
}
