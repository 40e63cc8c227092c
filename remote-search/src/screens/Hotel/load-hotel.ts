import { startQuery } from '@yado/shared/relay';
import type { HotelView } from '@yado/shared/routing/hotel-view';
import type { Stay } from '@yado/shared/routing/stay';
import type { PreloadedQuery } from 'react-relay';
import type { ClipsRequest } from '../../components/ClipButton.tsx';
import clipsQuery, { type ClipButtonQuery } from '../../components/__generated__/ClipButtonQuery.graphql';
import { whenBookerIsKnown } from '../../lib/booker.ts';
import { readHotelAddress } from '../../lib/hotel-address.ts';
import { LiveRequests } from '../../lib/live-requests.ts';
import nearbyQuery, { type NearbyHotelsQuery } from './__generated__/NearbyHotelsQuery.graphql';
import roomsQuery, { type HotelRoomsQuery } from './__generated__/HotelRoomsQuery.graphql';
import contentQuery, { type HotelScreenQuery } from './__generated__/HotelScreenQuery.graphql';

export interface RoomsRequest {
  query: PreloadedQuery<HotelRoomsQuery>;
  dispose: () => void;
}

export interface NearbyRequest {
  query: PreloadedQuery<NearbyHotelsQuery>;
  dispose: () => void;
}

/** The rates that the viewer has saved. */
export interface SavedRates {
  /** Undefined until it is known who the viewer is; null for people who neither save nor book. */
  get: () => ClipsRequest | null | undefined;
  subscribe: (listener: () => void) => () => void;
  dispose: () => void;
}

export interface HotelData {
  id: string;
  stay: Stay | null;
  view: HotelView;
  /** Why there are no prices yet, in words. */
  problem: string | null;
  content: PreloadedQuery<HotelScreenQuery>;
  rooms: RoomsRequest | null;
  nearby: NearbyRequest;
  saved: SavedRates;
}

const live = new LiveRequests();

/**
 * Starts the hotel's texts, its prices and its neighbors side by side. What the supplier is asked for is wrapped, so
 * that the page's first paint waits for the texts alone: the supplier may take seconds.
 */
export function loadHotel(id: string, params: URLSearchParams): HotelData {
  const { content, rooms, nearby, ...shown } = readHotelAddress(id, params);
  return {
    id,
    ...shown,
    content: startQuery<HotelScreenQuery>(contentQuery, content, 'store-or-network'),
    rooms: rooms && startRooms(rooms),
    nearby: startNearby(nearby),
    saved: startSaved(),
  };
}

/** Prices are asked for on each visit; while one only narrows or reorders the rooms, those that are shown stay. */
function startRooms(variables: HotelRoomsQuery['variables']): RoomsRequest {
  const request = live.open(JSON.stringify(variables));
  const policy = request.first ? 'network-only' : 'store-or-network';
  const query = startQuery<HotelRoomsQuery>(roomsQuery, variables, policy);
  return {
    query,
    dispose: () => {
      request.close();
      query.dispose();
    },
  };
}

function startNearby(variables: NearbyHotelsQuery['variables']): NearbyRequest {
  const query = startQuery<NearbyHotelsQuery>(nearbyQuery, variables, 'store-or-network');
  return { query, dispose: () => query.dispose() };
}

/** The API refuses the saved rates to people who book nothing, so they are asked for once it is known who asks. */
function startSaved(): SavedRates {
  let clips: ClipsRequest | null | undefined;
  const listeners = new Set<() => void>();
  const stop = whenBookerIsKnown((books) => {
    clips = books ? startClips() : null;
    for (const listener of Array.from(listeners)) listener();
  });
  return {
    get: () => clips,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => {
      stop();
      clips?.dispose();
    },
  };
}

function startClips(): ClipsRequest {
  const request = live.open('clips');
  const query = startQuery<ClipButtonQuery>(
    clipsQuery,
    {},
    request.first ? 'store-and-network' : 'store-or-network',
  );
  return {
    query,
    dispose: () => {
      request.close();
      query.dispose();
    },
  };
}
