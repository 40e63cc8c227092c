import type { Supplier } from '../supplier/supplier-port.ts';
import { mapContent, mapReview } from './mapping/content-mapping.ts';
import { mapItinerary } from './mapping/itinerary-mapping.ts';
import { mapResult } from './mapping/result-mapping.ts';
import { mapOccupancyPricing } from './mapping/pricing-mapping.ts';
import { mapShopProperty, rateStatus } from './mapping/rate-mapping.ts';
import { mapRegion } from './mapping/region-mapping.ts';
import { toBookRequest, toRoomChange, toShopRequest } from './mapping/request-mapping.ts';
import { PROBE_MS } from '../probe/probe-result.ts';
import { createRapidClient, type RapidClientOptions } from './rapid-client.ts';

/** Rapid as the product's supplier: its calls and answers in the product's terms. The tokens are Rapid's links. */
export function createRapidSupplier(options: RapidClientOptions): Supplier {
  const rapid = createRapidClient(options);
  return {
    probe: (timeoutMs = PROBE_MS) => rapid.probe(timeoutMs),
    async hotelIds(scope, next) {
      return mapResult(await rapid.propertyIds(scope, next), (page) => page);
    },
    async inactiveHotelIds(since, next) {
      return mapResult(await rapid.inactivePropertyIds(since, next), (page) => page);
    },
    async contentByIds(language, hotelIds) {
      return mapResult(await rapid.contentByIds(language, hotelIds), (items) => items.map(mapContent));
    },
    async regions(scope, next) {
      const outcome = await rapid.regions(scope, next);
      return mapResult(outcome, (page) => ({ items: page.items.map(mapRegion), next: page.next }));
    },
    async guestReviews(hotelId, language) {
      return mapResult(await rapid.guestReviews(hotelId, language), (reviews) => reviews.map(mapReview));
    },
    async shop(request) {
      const outcome = await rapid.shop(toShopRequest(request));
      return mapResult(outcome, (hotels) => hotels.map(mapShopProperty));
    },
    async priceCheck(token, customer) {
      return mapResult(await rapid.priceCheck(token, customer), ({ status, occupancy_pricing, links }) => ({
        status: rateStatus[status],
        pricing: mapOccupancyPricing(occupancy_pricing),
        bookToken: links.book?.href ?? null,
      }));
    },
    async book(token, request, customer) {
      const outcome = await rapid.book(token, toBookRequest(request), customer);
      return mapResult(outcome, ({ itinerary_id: itineraryId }) => ({ itineraryId }));
    },
    async retrieveByReference(reference, email, customer) {
      const outcome = await rapid.retrieveByReference(reference, email, customer);
      return mapResult(outcome, (found) => found && mapItinerary(found));
    },
    async retrieve(itineraryId, email, customer) {
      return mapResult(await rapid.retrieve(itineraryId, email, customer), mapItinerary);
    },
    async changeRoom(token, room, customer) {
      return mapResult(await rapid.changeRoom(token, toRoomChange(room), customer), (none) => none);
    },
    async cancelRoom(token, customer) {
      return mapResult(await rapid.cancelRoom(token, customer), (none) => none);
    },
    async notifications() {
      return mapResult(await rapid.notifications(), (events) =>
        events.map(({ event_type: type, affiliate_reference_id: reference }) => ({ type, reference })),
      );
    },
  };
}
