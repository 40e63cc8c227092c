import { toSearchText } from '@yado/shared/routing/search-text';
import { isCalendarDate, todayIn } from '@yado/shared/format/calendar-date';
import type { Known } from '@yado/shared/contract/known';
import type { TravelStatus } from '../components/__generated__/TripStatusBadge_travel.graphql';
import type {
  BranchTravelsInput,
  PaymentType,
  TravelSort,
} from '../screens/TripList/__generated__/TripListScreenQuery.graphql';
import { travelStatusTexts } from './status-text.ts';

export const tripSorts = ['booked', 'stay', 'stay-desc'] as const;
export type TripSort = (typeof tripSorts)[number];

export const tripDates = ['stayFrom', 'stayTo', 'bookedFrom', 'bookedTo'] as const;
export type TripDate = (typeof tripDates)[number];
export const tripTexts = ['hotel', 'guest', 'number', 'memo'] as const;
export type TripText = (typeof tripTexts)[number];

/** Empty texts and dates ask for nothing; dates are `YYYY-MM-DD`. */
export type TripFilter = Record<TripText | TripDate, string> & {
  statuses: Known<TravelStatus>[];
  /** Who booked; empty for everybody. */
  employeeId: string;
  paymentType: Known<PaymentType> | '';
  /** For those who reach several branches; empty for all of them. */
  branchId: string;
  onlyMine: boolean;
  /** Leaves out stays that have ended. */
  onlyUpcoming: boolean;
  sort: TripSort;
};

export const noFilter: TripFilter = {
  statuses: [],
  hotel: '',
  guest: '',
  number: '',
  memo: '',
  employeeId: '',
  paymentType: '',
  branchId: '',
  stayFrom: '',
  stayTo: '',
  bookedFrom: '',
  bookedTo: '',
  onlyMine: false,
  onlyUpcoming: false,
  sort: 'booked',
};

const statusWords = new Map<string, Known<TravelStatus>>(
  (Object.keys(travelStatusTexts) as Known<TravelStatus>[]).map((status) => [toAddressWord(status), status]),
);
const paymentWords: Readonly<Record<string, Known<PaymentType>>> = {
  card: 'CREDIT_CARD',
  invoice: 'INVOICE',
};
/** Names of the parameters; the rest is called as its field. */
const words = {
  employeeId: 'employee',
  branchId: 'branch',
  stayFrom: 'stay-from',
  stayTo: 'stay-to',
  bookedFrom: 'booked-from',
  bookedTo: 'booked-to',
  hotel: 'hotel',
  guest: 'guest',
  number: 'number',
  memo: 'memo',
} as const;
const apiSorts: Readonly<Record<TripSort, Known<TravelSort>>> = {
  booked: 'CREATED_AT_DESC',
  stay: 'START_DATE_ASC',
  'stay-desc': 'START_DATE_DESC',
};

/** Reads a list's address; values that mean nothing are dropped. */
export function filterFromParams(params: URLSearchParams): TripFilter {
  const text = (field: keyof typeof words) => toSearchText(params.get(words[field]));
  const date = (field: TripDate) => (isCalendarDate(text(field)) ? text(field) : '');
  const asked = new Set(params.getAll('status'));
  return {
    statuses: [...statusWords].flatMap(([word, status]) => (asked.has(word) ? [status] : [])),
    hotel: text('hotel'),
    guest: text('guest'),
    number: text('number'),
    memo: text('memo'),
    employeeId: text('employeeId'),
    paymentType: paymentWords[params.get('payment') ?? ''] ?? '',
    branchId: text('branchId'),
    stayFrom: date('stayFrom'),
    stayTo: date('stayTo'),
    bookedFrom: date('bookedFrom'),
    bookedTo: date('bookedTo'),
    onlyMine: params.get('mine') === '1',
    onlyUpcoming: params.get('upcoming') === '1',
    sort: tripSorts.find((known) => known === params.get('sort')) ?? 'booked',
  };
}

/** Writes a list's address; what says nothing is left out. */
export function filterToParams(filter: TripFilter): URLSearchParams {
  const params = new URLSearchParams();
  for (const status of filter.statuses) params.append('status', toAddressWord(status));
  for (const field of Object.keys(words) as (keyof typeof words)[]) {
    const value = toSearchText(filter[field]);
    if (value) params.set(words[field], value);
  }
  if (filter.paymentType) params.set('payment', filter.paymentType === 'INVOICE' ? 'invoice' : 'card');
  if (filter.onlyMine) params.set('mine', '1');
  if (filter.onlyUpcoming) params.set('upcoming', '1');
  if (filter.sort !== 'booked') params.set('sort', filter.sort);
  return params;
}

/** The filter as the API takes it; "today" is Japan's. */
export function filterToInput(filter: TripFilter, today: string = todayIn()): BranchTravelsInput {
  const text = (value: string) => value.trim() || undefined;
  // The later of the two: stays that have ended stay out whatever the first day is.
  const stayFrom = filter.onlyUpcoming && filter.stayFrom < today ? today : filter.stayFrom;
  return {
    statuses: filter.statuses.length > 0 ? filter.statuses : undefined,
    hotelName: text(filter.hotel),
    guestName: text(filter.guest),
    travelNumber: text(filter.number),
    memo: text(filter.memo),
    employeeIds: filter.employeeId ? [filter.employeeId] : undefined,
    paymentType: filter.paymentType || undefined,
    branchId: text(filter.branchId),
    stayFrom: text(stayFrom),
    stayTo: text(filter.stayTo),
    bookedFrom: text(filter.bookedFrom),
    bookedTo: text(filter.bookedTo),
    onlyMine: filter.onlyMine,
    sort: apiSorts[filter.sort],
  };
}

/** What chips and order ask for, which act at once. */
export function getImmediateFilter({ statuses, onlyMine, onlyUpcoming, sort }: TripFilter) {
  return { statuses, onlyMine, onlyUpcoming, sort };
}

/** One text for all that is typed and then sent, whatever chips and order say. */
export function conditionsKey(filter: TripFilter): string {
  return filterToParams({ ...filter, ...getImmediateFilter(noFilter) }).toString();
}

/** How many of the conditions that are typed and sent leave anything out; a period counts once. */
export function countConditions({ stayFrom, stayTo, bookedFrom, bookedTo, ...filter }: TripFilter): number {
  const single = [
    filter.hotel,
    filter.guest,
    filter.number,
    filter.memo,
    filter.employeeId,
    filter.paymentType,
    filter.branchId,
  ];
  return [...single, stayFrom || stayTo, bookedFrom || bookedTo].filter(Boolean).length;
}

/** Whether the filter leaves anything out. */
export function isNarrowed(filter: TripFilter): boolean {
  return filterToParams({ ...filter, sort: 'booked' }).size > 0;
}

/** What is wrong with the two days of a period; null for one that begins before it ends, or is open. */
export function periodProblem(from: string, to: string): string | undefined {
  return from && to && from > to ? '終わりの日は、始まりの日と同じかそれより後にしてください。' : undefined;
}

function toAddressWord(status: string): string {
  return status.toLowerCase().replaceAll('_', '-');
}
