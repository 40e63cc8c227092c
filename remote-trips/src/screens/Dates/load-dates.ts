import { startQuery } from '@yado/shared/relay';
import { type Stay, stayFromParams } from '@yado/shared/routing/stay';
import type { PreloadedQuery } from 'react-relay';
import datesQuery, { type DatesScreenQuery } from './__generated__/DatesScreenQuery.graphql';
import roomsQuery, { type MovedRoomsQuery } from './__generated__/MovedRoomsQuery.graphql';

export interface DatesData {
  id: string;
  propertyId: string | null;
  stay: Stay | null;
  /** The price check of a change that came to nothing. */
  continues: string | undefined;
  trip: PreloadedQuery<DatesScreenQuery>;
  /** Wrapped, so that the page's first paint does not wait for the supplier. */
  rooms: { query: PreloadedQuery<MovedRoomsQuery>; dispose: () => void } | null;
}

/** Starts the trip and, side by side with it, the rooms that its address asks for. */
export function loadDates(id: string, params: URLSearchParams): DatesData {
  const propertyId = params.get('hotel');
  const stay = stayFromParams(params);
  return {
    id,
    propertyId,
    stay,
    continues: params.get('continues') ?? undefined,
    trip: startQuery<DatesScreenQuery>(datesQuery, { id }),
    rooms: propertyId && stay ? startRooms(propertyId, stay) : null,
  };
}

function startRooms(propertyId: string, stay: Stay): DatesData['rooms'] {
  const query = startQuery<MovedRoomsQuery>(roomsQuery, { id: propertyId, stay }, 'network-only');
  return { query, dispose: () => query.dispose() };
}
