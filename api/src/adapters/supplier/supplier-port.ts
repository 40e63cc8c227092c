import type { GuestReview, HotelContent, Region } from './hotel-content.ts';
import type { Itinerary } from './supplier-itinerary.ts';
import type { ProbeResult } from '../probe/probe-result.ts';
import type { SupplierResult } from './supplier-result.ts';
import type { PricingByOccupancy, RateStatus, ShoppedHotel } from './supplier-rate.ts';

/** Where rates are shown: rates may differ by it. */
export type SalesChannel = 'WEBSITE' | 'MOBILE_WEB' | 'AGENT_TOOL';

/** Who a call is made for. */
export interface SupplierCustomer {
  ip: string;
  sessionId: string;
  /** Sales channel of a shop; calls that follow its tokens stay in it. A website by default. */
  channel?: SalesChannel;
  /** The customer's own, as long as the customer waits; a job has none. */
  userAgent?: string | null;
}

/** One page of a long list; `next` is the opaque cursor of the page after it, null on the last. */
export interface SupplierPage<T> {
  items: T[];
  next: string | null;
}

/** Which hotels a list names. */
export interface HotelScope {
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** Only those whose content changed since this UTC date; null: all. */
  changedSince: string | null;
}

/** Something that happened to a booking at the supplier's or the hotel's side. */
export interface SupplierNotification {
  /** The supplier's name of what happened, for the log. */
  type: string;
  /** The reference that the booking was sent with; empty for one that is none of ours. */
  reference: string;
}

export interface RegionScope {
  /** Names and places alone: the hotels of an area are a large part of the answer. */
  withoutHotels?: boolean;
  countryCode: string;
  language: string;
}

/** More are not given for one hotel. */
export const MOST_RATES_PER_HOTEL = 250;

export interface ShopRequest {
  /** ISO dates. */
  checkin: string;
  checkout: string;
  /** One per room: adults, then the children's ages, `2-9,4`. */
  occupancies: readonly string[];
  /** In which prices are asked for. */
  currency: string;
  /** Country of the point of sale. */
  countryCode: string;
  language: string;
  /** At most 250. */
  hotelIds: readonly string[];
  /** At most, and no more than `MOST_RATES_PER_HOTEL`; 1 is enough for the cheapest. */
  ratesPerHotel: number;
  /** Rates that may be shown only together with transport. */
  packages: boolean;
  /** For somebody who books: not behind those who only look. */
  isForBooking?: boolean;
  customer?: SupplierCustomer;
}

/** The price of a rate as it is now. */
export interface PriceCheck {
  status: RateStatus;
  pricing: PricingByOccupancy;
  /** By which it is booked; opaque, never leaves the server. Null when it is sold out. */
  bookToken: string | null;
}

/** A room's guest and what is asked of the hotel. */
export interface RoomGuest {
  givenName: string;
  familyName: string;
  smoking: boolean;
  specialRequest: string | null;
}

export interface BookRequest {
  /** 3-28 characters, unique for ever, kept through every resend of the same booking. */
  reference: string;
  email: string;
  phone: { countryCode: string; areaCode: string | null; number: string };
  /** One per room, in the order of the occupancies. */
  guests: readonly RoomGuest[];
}

/**
 * The hotel supplier. No method throws for what the supplier answers: every answer is a typed outcome. Prices and
 * bookings are followed by opaque tokens that an earlier answer gave.
 */
export interface Supplier {
  /** Whether it can be used with what we have for it. Never throws. */
  probe(timeoutMs?: number): Promise<ProbeResult>;
  /** A page of the ids of hotels; the first one when `next` is null. Refused when the cursor is too old. */
  hotelIds(scope: HotelScope, next: string | null): Promise<SupplierResult<SupplierPage<string>>>;
  /** A page of the ids of hotels, of all countries, that went off sale since this UTC date and still are. */
  inactiveHotelIds(since: string, next: string | null): Promise<SupplierResult<SupplierPage<string>>>;
  /** Content of up to 250 hotels; those the supplier does not know are missing. */
  contentByIds(language: string, hotelIds: readonly string[]): Promise<SupplierResult<HotelContent[]>>;
  /** A page of a country's regions with the hotels in them; cursors as of `hotelIds`. */
  regions(scope: RegionScope, next: string | null): Promise<SupplierResult<SupplierPage<Region>>>;
  /** The newest verified reviews; none is an empty list. */
  guestReviews(hotelId: string, language: string): Promise<SupplierResult<GuestReview[]>>;
  /** Prices for one stay. Hotels that can't be booked are not in the answer. */
  shop(request: ShopRequest): Promise<SupplierResult<ShoppedHotel[]>>;
  /** Checks the price behind a bed group's token; refused as TOKEN_EXPIRED when it is stale. */
  priceCheck(token: string, customer?: SupplierCustomer): Promise<SupplierResult<PriceCheck>>;
  /**
   * Books behind a price check's token. Sent once: whatever is not a clear success or refusal is `unknown` and must be
   * followed by `retrieveByReference` with the same reference and e-mail. So is a booking on condition.
   */
  book(
    token: string,
    request: BookRequest,
    customer: SupplierCustomer,
  ): Promise<SupplierResult<{ itineraryId: string }>>;
  /**
   * Finds a booking by the reference and e-mail it was sent with. `ok` with null: the supplier has none now, which soon
   * after sending is no proof that there will be none.
   */
  retrieveByReference(
    reference: string,
    email: string,
    customer: SupplierCustomer,
  ): Promise<SupplierResult<Itinerary | null>>;
  /** Reads a booking by its id and the e-mail it was made with; refused as NOT_FOUND when there is none. */
  retrieve(
    itineraryId: string,
    email: string,
    customer: SupplierCustomer,
  ): Promise<SupplierResult<Itinerary>>;
  /**
   * Changes names, smoking and special request of one room; the hotel need not honor the last two. `unknown`: retrieve
   * to see.
   */
  changeRoom(token: string, room: RoomGuest, customer: SupplierCustomer): Promise<SupplierResult<null>>;
  /** What happened to bookings and was not handed out before; at most 25, so empty ends a round of calls. */
  notifications(): Promise<SupplierResult<SupplierNotification[]>>;
  /** Cancels one room. Refused as ALREADY_CANCELED the second time; `unknown`: retrieve to see. */
  cancelRoom(token: string, customer: SupplierCustomer): Promise<SupplierResult<null>>;
}
