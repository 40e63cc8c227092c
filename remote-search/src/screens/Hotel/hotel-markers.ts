import type { MapMarker, MarkerKind } from '@yado/shared/map/map-types';
import { formatYen } from '@yado/shared/format/yen';
import type { HotelMap_hotel$data } from './__generated__/HotelMap_hotel.graphql';
import type { HotelMap_priced$data } from './__generated__/HotelMap_priced.graphql';
import { NO_VACANCY_PIN } from '../../lib/no-vacancy.ts';

type Spot = HotelMap_hotel$data['nearbySpots'][number]['spot'];

const kinds: Partial<Record<Spot['type'], MarkerKind>> = {
  TRAIN_STATION: 'station',
  METRO_STATION: 'station',
  AIRPORT: 'airport',
};

/** The pins of a hotel's surroundings; the hotel itself stands out and comes first, its neighbors tell their prices. */
export function hotelMarkers(
  hotel: Pick<HotelMap_hotel$data, 'id' | 'name' | 'coordinates' | 'nearbySpots' | 'nearbyHotels'>,
  prices: HotelMap_priced$data,
): MapMarker[] {
  const offers = new Map(prices.map(({ id, cheapestPriceV2 }) => [id, cheapestPriceV2]));
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
        ...findPrice(offers.get(id)),
      }),
    ),
  ];
}

/** Nothing while no price was asked for, is there yet, or could be had. */
function findPrice(
  offer: HotelMap_priced$data[number]['cheapestPriceV2'],
): Pick<MapMarker, 'label' | 'yen' | 'muted'> {
  if (!offer?.ok) return {};
  if (!offer.value) return { label: NO_VACANCY_PIN, muted: true };
  const yen = offer.value.paymentPrice;
  return { label: formatYen(yen), yen };
}
