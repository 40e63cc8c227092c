import { startQuery } from '@yado/shared/relay';
import { type Stay, stayFromParams } from '@yado/shared/routing/stay';
import type { PreloadedQuery } from 'react-relay';
import { stayProblem } from '../../lib/check-stay.ts';
import { stayInput } from '../../lib/search-variables.ts';
import roomsQuery, { type HotelRoomsQuery } from './__generated__/HotelRoomsQuery.graphql';
import contentQuery, { type HotelScreenQuery } from './__generated__/HotelScreenQuery.graphql';

export interface RoomsRequest {
  query: PreloadedQuery<HotelRoomsQuery>;
  dispose: () => void;
}

export interface HotelData {
  id: string;
  stay: Stay | null;
  /** Why there are no prices yet, in words. */
  problem: string | null;
  content: PreloadedQuery<HotelScreenQuery>;
  rooms: RoomsRequest | null;
}

/**
 * Starts the hotel's texts and its prices side by side. The prices are wrapped, so that the page's first paint
 * waits for the texts alone: the supplier may take seconds.
 */
export function loadHotel(id: string, params: URLSearchParams): HotelData {
  const stay = stayFromParams(params);
  const problem = stayProblem(stay);
  const content = startQuery<HotelScreenQuery>(contentQuery, { id }, 'store-or-network');
  return { id, stay, problem, content, rooms: stay && !problem ? startRooms(id, stay) : null };
}

function startRooms(id: string, stay: Stay): RoomsRequest {
  const query = startQuery<HotelRoomsQuery>(roomsQuery, { id, stay: stayInput(stay) }, 'network-only');
  return { query, dispose: () => query.dispose() };
}
