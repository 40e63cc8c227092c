import type { HotelScope, RegionScope } from '../supplier/supplier-port.ts';
import {
  contentByIds,
  guestReviews,
  inactivePropertyPage,
  propertyIdPage,
  type RapidPage,
  regionPage,
} from './content-calls.ts';
import type { RapidContent, RapidRegion, RapidReview } from './content-schemas.ts';
import { Drops } from './drops.ts';
import { book, cancelRoom, changeRoom, retrieve, retrieveByReference } from './itinerary-calls.ts';
import type {
  RapidBookRequest,
  RapidItinerary,
  RapidItineraryCreation,
  RapidRoomChange,
} from './itinerary-schemas.ts';
import { notifications, type RapidNotification } from './notification-calls.ts';
import type { ProbeResult } from '../probe/probe-result.ts';
import { probeRapid } from './probe-rapid.ts';
import type { RapidResult } from './result.ts';
import type { RapidPriceCheck, RapidShopProperty } from './shop-schemas.ts';
import { priceCheck, type RapidShopRequest, shop } from './shopping-calls.ts';
import { type RapidCustomer, type RapidOptions, RapidTransport } from './transport.ts';

/** The supplier as the product uses it; see each call for its meaning. Nothing here throws. */
export interface RapidClient {
  probe(timeoutMs: number): Promise<ProbeResult>;
  propertyIds(scope: HotelScope, next: string | null): Promise<RapidResult<RapidPage<string>>>;
  inactivePropertyIds(since: string, next: string | null): Promise<RapidResult<RapidPage<string>>>;
  contentByIds(language: string, propertyIds: readonly string[]): Promise<RapidResult<RapidContent[]>>;
  regions(scope: RegionScope, next: string | null): Promise<RapidResult<RapidPage<RapidRegion>>>;
  guestReviews(propertyId: string, language: string): Promise<RapidResult<RapidReview[]>>;
  shop(request: RapidShopRequest): Promise<RapidResult<RapidShopProperty[]>>;
  priceCheck(href: string, customer?: RapidCustomer): Promise<RapidResult<RapidPriceCheck>>;
  book(
    href: string,
    body: RapidBookRequest,
    customer: RapidCustomer,
  ): Promise<RapidResult<RapidItineraryCreation>>;
  retrieveByReference(
    reference: string,
    email: string,
    customer: RapidCustomer,
  ): Promise<RapidResult<RapidItinerary | null>>;
  retrieve(itineraryId: string, email: string, customer: RapidCustomer): Promise<RapidResult<RapidItinerary>>;
  changeRoom(href: string, body: RapidRoomChange, customer: RapidCustomer): Promise<RapidResult<null>>;
  cancelRoom(href: string, customer: RapidCustomer): Promise<RapidResult<null>>;
  notifications(): Promise<RapidResult<RapidNotification[]>>;
}

export interface RapidClientOptions extends RapidOptions {
  /** Called with how many items of an answer were unreadable and left out, by kind, with one reason each. */
  onDrops?: (counts: Record<string, number>, samples: Record<string, string>) => void;
}

/** Makes the client that speaks to Rapid (or to whatever answers at `baseUrl` with its protocol). */
export function createRapidClient(options: RapidClientOptions): RapidClient {
  const transport = new RapidTransport(options);
  const counting = async <T>(call: (drops: Drops) => Promise<T>): Promise<T> => {
    const drops = new Drops();
    const result = await call(drops);
    if (drops.total > 0)
      options.onDrops?.(Object.fromEntries(drops.counts), Object.fromEntries(drops.samples));
    return result;
  };
  return {
    probe: (timeoutMs) => probeRapid(transport, options.baseUrl, timeoutMs),
    propertyIds: (scope, next) => counting((drops) => propertyIdPage(transport, scope, next, drops)),
    inactivePropertyIds: (since, next) =>
      counting((drops) => inactivePropertyPage(transport, since, next, drops)),
    contentByIds: (language, ids) => counting((drops) => contentByIds(transport, language, ids, drops)),
    regions: (scope, next) => counting((drops) => regionPage(transport, scope, next, drops)),
    guestReviews: (id, language) => counting((drops) => guestReviews(transport, id, language, drops)),
    shop: (request) => counting((drops) => shop(transport, request, drops)),
    priceCheck: (href, customer) => priceCheck(transport, href, customer),
    book: (href, body, customer) => book(transport, href, body, customer),
    retrieveByReference: (reference, email, customer) =>
      retrieveByReference(transport, reference, email, customer),
    retrieve: (id, email, customer) => retrieve(transport, id, email, customer),
    changeRoom: (href, body, customer) => changeRoom(transport, href, body, customer),
    cancelRoom: (href, customer) => cancelRoom(transport, href, customer),
    notifications: () => counting((drops) => notifications(transport, drops)),
  };
}
