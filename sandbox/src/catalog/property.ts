import type { HotelName, HotelType } from './hotel-names.ts';
import type { Place, Town } from './place.ts';

/** How a hotel of the sandbox misbehaves on purpose; docs/sandbox-rapid.md lists them. */
export type Fault =
  | 'price_changed'
  | 'sold_out'
  | 'rooms_unavailable'
  | 'price_mismatch'
  | 'silent_booking'
  | 'failed_booking'
  | 'slow_cancel'
  | 'slow_shop'
  | 'paid_at_hotel';

/** What is known of a hotel at once; its content is made from this when asked for. */
export interface Property {
  id: string;
  place: Place;
  type: HotelType;
  stars: number;
  name: HotelName;
  latitude: number;
  longitude: number;
  town: Town;
  /** Guest score 1.0 to 5.0. */
  score: number;
  reviewCount: number;
  /** 1 is the best. */
  rank: number;
  fault?: Fault;
}
