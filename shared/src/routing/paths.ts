import { type HotelView, hotelViewToParams } from './hotel-view.ts';
import { type HotelSearch, searchToParams } from './hotel-search.ts';
import { type Stay, stayToParams } from './stay.ts';

/** Every address of the site, built in one place. */
export const paths = {
  search: () => '/',
  hotels: (search: HotelSearch) => withParams('/hotels', searchToParams(search)),
  hotel: (id: string, stay?: Stay, view: HotelView = {}) =>
    withParams(
      `/hotels/${encodeURIComponent(id)}`,
      hotelViewToParams(view, stay ? stayToParams(stay) : new URLSearchParams()),
    ),
  /** Hotels side by side, for the stay and the place of a search. */
  comparison: (search: HotelSearch, hotelIds: readonly string[]) =>
    withParams('/compare', comparisonToParams(search, hotelIds)),
  /** `compared`: ids of the clips that are shown side by side. */
  clips: (stay?: Stay, compared: readonly string[] = []) =>
    withParams('/clips', clipsToParams(stay, compared)),
  bookingPrepare: (choice: RateChoice, continued?: ContinuedBooking) =>
    withParams('/booking/prepare', choiceToParams(choice, continued)),
  bookingGuests: (attempt: BookingAttempt) => bookingStep(attempt, 'guests'),
  bookingPayment: (attempt: BookingAttempt) => bookingStep(attempt, 'payment'),
  bookingConfirm: (attempt: BookingAttempt) => bookingStep(attempt, 'confirm'),
  bookingCompleted: (travelId: string) => `/booking/completed/${encodeURIComponent(travelId)}`,
  trips: () => '/trips',
  trip: (id: string) => `/trips/${encodeURIComponent(id)}`,
  tripVouchers: (id: string) => `/trips/${encodeURIComponent(id)}/vouchers`,
  tripItineraries: (id: string) => `/trips/${encodeURIComponent(id)}/itineraries`,
  tripDates: (id: string, moved?: MovedTrip) =>
    withParams(`/trips/${encodeURIComponent(id)}/dates`, moved && movedToParams(moved)),
  invoices: () => '/invoices',
  invoice: (id: string) => `/invoices/${encodeURIComponent(id)}`,
  papers: () => '/papers',
  branch: () => '/settings/branch',
  employees: (filter: EmployeeFilter = {}) =>
    withParams('/settings/employees', employeeFilterToParams(filter)),
  inviteEmployees: () => '/settings/employees/invite',
  account: () => '/settings/account',
  cards: () => '/settings/cards',
  cardConfirm: () => '/settings/cards/confirm',
  /** The trips and invoices of one branch, for the desks. */
  branchTrips: (branchId: string) => withParams('/trips', new URLSearchParams({ branch: branchId })),
  branchInvoices: (branchId: string) => withParams('/invoices', new URLSearchParams({ branch: branchId })),
  deskBranches: (desk: 'agency' | 'operator', agencyId?: string) =>
    withParams(
      desk === 'agency' ? '/desk/agency' : '/desk/operator/branches',
      agencyId ? new URLSearchParams({ agency: agencyId }) : undefined,
    ),
  deskBranch: (desk: 'agency' | 'operator', id: string) => `/desk/${desk}/branches/${encodeURIComponent(id)}`,
  agencyDeskUsers: () => '/desk/agency/users',
  agencyDeskBrand: () => '/desk/agency/brand',
  agencyDeskIssuer: () => '/desk/agency/issuer',
  operatorDesk: () => '/desk/operator',
  deskAgencies: () => '/desk/operator/agencies',
  deskAgency: (id: string) => `/desk/operator/agencies/${encodeURIComponent(id)}`,
  deskOperators: () => '/desk/operator/operators',
  deskBrakes: () => '/desk/operator/brakes',
  deskHotelTaxes: () => '/desk/operator/hotel-taxes',
  deskNews: () => '/desk/operator/news',
  deskExternalBooking: (branchId: string) =>
    `/desk/operator/branches/${encodeURIComponent(branchId)}/external-booking`,
  /** `next`: where to go afterwards; `reason`: why one is asked to sign in. */
  signIn: (next?: string, reason?: SignInReason) => withParams('/sign-in', given({ next, reason })),
  signUp: (code: string) => withParams('/sign-up', new URLSearchParams({ code })),
  /**
   * `request`: what createPasswordResetCode answered, worth nothing without the secret in the mail; `again`: a code did
   * not help.
   */
  passwordReset: (of: { next?: string; request?: string; again?: '1' } = {}) =>
    withParams('/password-reset', given(of)),
  /** Where a mailed link has been used. */
  actionDone: (mode: string) => withParams('/action', new URLSearchParams({ mode, done: '1' })),
  news: () => '/news',
  newsItem: (id: string) => `/news/${encodeURIComponent(id)}`,
  publicHotel: (key: string, view: HotelView = {}) =>
    withParams(`/p/hotels/${encodeURIComponent(key)}`, hotelViewToParams(view, new URLSearchParams())),
  publicTrip: (key: string) => `/p/trips/${encodeURIComponent(key)}`,
  terms: (contentId: string) => `/terms/${encodeURIComponent(contentId)}`,
  legal: () => '/legal',
  pdfGuide: () => '/pdf-guide',
};

/** `ended`: the session is over, by sign-out elsewhere or a change to the account; `inactive`: it may not be used. */
export type SignInReason = 'ended' | 'everywhere' | 'inactive';

export interface RateChoice {
  propertyId: string;
  roomId: string;
  rateId: string;
  bedGroupId: string;
  isPackageRate: boolean;
  /** Yen that the user saw. */
  paymentPrice: number;
  stay: Stay;
  /** For a change of dates: the trip that is given up once this one is booked. */
  previousTravelId?: string;
}

/** The hotel whose rooms are offered to a trip, for a stay on other days. */
export interface MovedTrip {
  propertyId: string;
  stay: Stay;
  /** The price check of a change that was begun before and came to nothing: the next one continues with its form. */
  continues?: string;
}

/** A booking that continues with a new price check, with everything that was typed for it. */
export interface ContinuedBooking {
  /** The earlier one. */
  priceCheckId: string;
  /** Where the user was; the guests unless given otherwise. */
  step?: BookingStep;
}

/** What the list of employees is narrowed to. */
export interface EmployeeFilter {
  keyword?: string;
  status?: 'INVITED' | 'ACTIVE' | null;
}

export type BookingStep = 'guests' | 'payment' | 'confirm';

export interface BookingAttempt {
  priceCheckId: string;
  /** The client's booking key: one per attempt, kept through retries, reloads and tabs. */
  key: string;
}

function bookingStep({ priceCheckId, key }: BookingAttempt, step: BookingStep): string {
  return withParams(
    `/booking/${encodeURIComponent(priceCheckId)}/${step}`,
    new URLSearchParams({ attempt: key }),
  );
}

function comparisonToParams(search: HotelSearch, hotelIds: readonly string[]): URLSearchParams {
  const params = searchToParams(search);
  for (const id of hotelIds) params.append('compare', id);
  return params;
}

function clipsToParams(stay: Stay | undefined, compared: readonly string[]): URLSearchParams {
  const params = stay ? stayToParams(stay) : new URLSearchParams();
  for (const id of compared) params.append('compare', id);
  return params;
}

function movedToParams({ propertyId, stay, continues }: MovedTrip): URLSearchParams {
  const params = stayToParams(stay, new URLSearchParams({ hotel: propertyId }));
  if (continues) params.set('continues', continues);
  return params;
}

function choiceToParams(choice: RateChoice, continued?: ContinuedBooking): URLSearchParams {
  const params = new URLSearchParams({
    hotel: choice.propertyId,
    roomType: choice.roomId,
    rate: choice.rateId,
    bed: choice.bedGroupId,
    price: String(choice.paymentPrice),
  });
  if (choice.isPackageRate) params.set('package', '1');
  if (choice.previousTravelId) params.set('replaces', choice.previousTravelId);
  if (continued) params.set('continues', continued.priceCheckId);
  if (continued?.step) params.set('step', continued.step);
  return stayToParams(choice.stay, params);
}

function given(values: Record<string, string | undefined>): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    // The start page, unless the address names another one.
    if (value && !(name === 'next' && value === '/')) params.set(name, value);
  }
  return params;
}

function employeeFilterToParams({ keyword, status }: EmployeeFilter): URLSearchParams {
  const params = new URLSearchParams();
  if (keyword) params.set('q', keyword);
  if (status) params.set('status', status);
  return params;
}

function withParams(path: string, params?: URLSearchParams): string {
  const query = params?.toString();
  return query ? `${path}?${query}` : path;
}
