import { todayIn } from '@yado/shared/format/calendar-date';
import type { TravelStatus } from '../components/__generated__/TripStatusBadge_travel.graphql';
import type {
  BranchTravelsInput,
  TravelSort,
} from '../screens/TripList/__generated__/TripListScreenQuery.graphql';
import type { Known } from './known.ts';
import { travelStatusTexts } from './status-text.ts';

/** What the one text box can be about; also the name of the parameter that carries its text. */
export const keywordKinds = ['hotel', 'guest', 'number'] as const;
export type KeywordKind = (typeof keywordKinds)[number];

export const tripSorts = ['booked', 'stay', 'stay-desc'] as const;
export type TripSort = (typeof tripSorts)[number];

export interface TripFilter {
  statuses: Known<TravelStatus>[];
  kind: KeywordKind;
  /** Empty when nothing is asked for. */
  keyword: string;
  onlyMine: boolean;
  /** Leaves out stays that have ended. */
  onlyUpcoming: boolean;
  sort: TripSort;
}

const statusWords = new Map<string, Known<TravelStatus>>(
  (Object.keys(travelStatusTexts) as Known<TravelStatus>[]).map((status) => [wordOf(status), status]),
);
const apiSorts: Readonly<Record<TripSort, Known<TravelSort>>> = {
  booked: 'CREATED_AT_DESC',
  stay: 'START_DATE_ASC',
  'stay-desc': 'START_DATE_DESC',
};

/** Reads a list's address; values that mean nothing are dropped. */
export function filterFromParams(params: URLSearchParams): TripFilter {
  const kind = keywordKinds.find((known) => params.get(known)?.trim()) ?? 'hotel';
  const asked = new Set(params.getAll('status'));
  return {
    statuses: [...statusWords].flatMap(([word, status]) => (asked.has(word) ? [status] : [])),
    kind,
    keyword: params.get(kind)?.trim() ?? '',
    onlyMine: params.get('mine') === '1',
    onlyUpcoming: params.get('upcoming') === '1',
    sort: tripSorts.find((known) => known === params.get('sort')) ?? 'booked',
  };
}

/** Writes a list's address; what says nothing is left out. */
export function filterToParams(filter: TripFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const status of filter.statuses) params.append('status', wordOf(status));
  if (filter.keyword.trim()) params.set(filter.kind, filter.keyword.trim());
  if (filter.onlyMine) params.set('mine', '1');
  if (filter.onlyUpcoming) params.set('upcoming', '1');
  if (filter.sort !== 'booked') params.set('sort', filter.sort);
  return params;
}

/** The filter as the API takes it; "today" is Japan's. */
export function filterToInput(filter: TripFilter, today: string = todayIn()): BranchTravelsInput {
  const keyword = filter.keyword.trim() || undefined;
  return {
    statuses: filter.statuses.length > 0 ? filter.statuses : undefined,
    hotelName: filter.kind === 'hotel' ? keyword : undefined,
    guestName: filter.kind === 'guest' ? keyword : undefined,
    travelNumber: filter.kind === 'number' ? keyword : undefined,
    stayFrom: filter.onlyUpcoming ? today : undefined,
    onlyMine: filter.onlyMine,
    sort: apiSorts[filter.sort],
  };
}

/** Whether the filter leaves anything out. */
export function isNarrowed({ statuses, keyword, onlyMine, onlyUpcoming }: TripFilter): boolean {
  return statuses.length > 0 || keyword !== '' || onlyMine || onlyUpcoming;
}

function wordOf(status: string): string {
  return status.toLowerCase().replaceAll('_', '-');
}
