import type { HotelView } from '@yado/shared/routing/hotel-view';
import { type Stay, stayFromParams } from '@yado/shared/routing/stay';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import clipsQuery, { type ClipButtonQuery } from '../../components/__generated__/ClipButtonQuery.graphql';
import { stayInput } from '../../lib/search-variables.ts';
import { defaultStay } from '../../lib/stay-defaults.ts';
import { Screen } from './HotelScreen.tsx';
import nearbyQuery, { type NearbyHotelsQuery } from './__generated__/NearbyHotelsQuery.graphql';
import roomsQuery, { type HotelRoomsQuery } from './__generated__/HotelRoomsQuery.graphql';
import contentQuery, { type HotelScreenQuery } from './__generated__/HotelScreenQuery.graphql';

export const STAY = 'checkin=2026-12-10&checkout=2026-12-12&room=1&room=2-5';
export const content = {
  PropertyContent: () => ({
    name: '鶴の亭',
    nameEn: 'Tsurunotei',
    timeZone: 'Asia/Tokyo',
    spokenLanguages: ['日本語'],
    themes: [],
    amenities: ['FREE_WIFI', 'HELIPAD'],
    infectionPrevention: { measures: ['消毒しています'] },
    nearbySpots: [{ distanceMeters: 1_240, spot: { id: 'a', name: '羽田空港', type: 'AIRPORT' } }],
    rooms: [{ id: 'suite', name: 'スイート' }],
  }),
  PropertyStarRating: () => ({ rating: 4 }),
  GuestRating: () => ({
    overall: 4.2,
    cleanliness: 4.5,
    service: null,
    comfort: 4,
    condition: 4,
    neighborhood: 4,
    amenities: 4,
    count: 120,
  }),
  GuestReview: () => ({ rating: 4, submittedDate: '2026-11-01' }),
};
type Environment = Parameters<typeof loadTestQuery>[0];
export const loadTexts = (environment: Environment) =>
  loadTestQuery<HotelScreenQuery>(environment, contentQuery, { id: '7', language: 'ja-JP' });
function loadRooms(environment: Environment, stay: Stay) {
  const variables = { id: '7', stay: stayInput(stay) };
  const query = loadTestQuery<HotelRoomsQuery>(environment, roomsQuery, variables);
  return { query, dispose: query.dispose };
}
function loadSaved(environment: Environment) {
  const query = loadTestQuery<ClipButtonQuery>(environment, clipsQuery, {});
  const clips = { query, dispose: query.dispose };
  return { get: () => clips, subscribe: () => () => {}, dispose: clips.dispose };
}
export const booksNothing = { get: () => null, subscribe: () => () => {}, dispose: () => {} };
export function loadNearby(environment: Environment) {
  const variables = { id: '7', language: 'ja-JP', stay: stayInput(defaultStay()), priced: false };
  const query = loadTestQuery<NearbyHotelsQuery>(environment, nearbyQuery, variables);
  return { query, dispose: query.dispose };
}

/** The hotel's texts are answered; its prices wait. */
export function renderScreen(address: string) {
  const stay = stayFromParams(new URLSearchParams(address));
  return renderWithRelay(
    (environment) => {
      const texts = loadTexts(environment);
      const nearby = loadNearby(environment);
      const rooms = stay && loadRooms(environment, stay);
      const problem = stay ? null : '宿泊日と人数を選んでください。';
      return (
        <Screen
          data={{ id: '7', stay, view: {}, problem, content: texts, rooms, nearby, saved: booksNothing }}
        />
      );
    },
    { resolvers: content },
  );
}

/** Both are answered. */
export function renderWithRooms(
  rooms: readonly object[],
  view: HotelView = {},
  clips: readonly object[] = [],
  timeZone = 'Asia/Tokyo',
  books = true,
  suite: object = {},
) {
  const stay = stayFromParams(new URLSearchParams(STAY));
  if (!stay) throw new Error('no stay');
  return renderWithRelay(
    (environment) => {
      environment.mock.queueOperationResolver((operation) =>
        MockPayloadGenerator.generate(operation, {
          ...content,
          PropertyContent: () => ({
            ...content.PropertyContent(),
            timeZone,
            rooms: [{ id: 'suite', name: 'スイート', ...suite }],
          }),
        }),
      );
      if (books) {
        environment.mock.queueOperationResolver((operation) =>
          MockPayloadGenerator.generate(operation, { Query: () => ({ clippedHotelRates: clips }) }),
        );
      }
      const answered = loadRooms(environment, stay);
      const texts = loadTexts(environment);
      const saved = books ? loadSaved(environment) : booksNothing;
      const nearby = loadNearby(environment);
      return (
        <Screen
          data={{ id: '7', stay, view, problem: null, content: texts, rooms: answered, nearby, saved }}
        />
      );
    },
    { resolvers: { Query: () => ({ expediaHotelRooms: rooms }) } },
  );
}
