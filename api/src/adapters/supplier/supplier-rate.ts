/** An amount in any currency; the value is a decimal number, `-12.50`. */
export interface Money {
  value: string;
  currency: string;
}

/** One amount in the currency in which the supplier bills us and in the one that was asked for, as far as stated. */
export interface MoneyInCurrencies {
  billed?: Money;
  asked?: Money;
}

/** A part of a price: for the stay itself, or shown together as tax and service fee. */
export interface Charge extends Money {
  kind: 'STAY' | 'TAX_AND_SERVICE';
}

/** The price of one room for its whole stay. */
export interface RoomPricing {
  /** The charges of each night, from the first night on. */
  nights: Charge[][];
  /** Charges for the stay as a whole. */
  stay: Charge[];
  /** What is paid now, tax included. */
  total: MoneyInCurrencies;
  /** What the hotel itself collects, beside the total. */
  hotelFees?: { mandatory?: MoneyInCurrencies; resort?: MoneyInCurrencies; tax?: MoneyInCurrencies };
}

/**
 * Prices of rooms by occupancy (adults, then the children's ages: `2`, `1-5,9`): rooms with the same occupancy share one
 * entry, and each costs that much.
 */
export type PricingByOccupancy = Record<string, RoomPricing>;

/** What canceling one room costs from `start` until before `end`; several kinds of cost add up. */
export interface CancelPenalty {
  /** ISO instants with an offset. */
  start: string;
  end: string;
  /** Of `amount`; yen when it is not stated. */
  currency?: string;
  /** Decimal number. */
  amount?: string;
  /** The price of so many nights, from the first on. */
  nights?: number;
  /** Share of the room's price, 0 to 100. */
  percent?: number;
}

/** Days of the stay, both included, ISO dates. */
export interface DateRange {
  start: string;
  end: string;
}

/** What canceling costs and when. */
export interface CancelTerms {
  /** False: not fully refundable when it was booked. */
  refundable: boolean;
  cancelPenalties: readonly CancelPenalty[];
  /** Nights that are never given back. */
  nonrefundableDates: readonly DateRange[];
}

export interface BedGroup {
  id: string;
  description: string;
  configuration: { type: string; size: string; quantity: number }[];
  /** By which the price of the rate with these beds is checked; opaque, and never leaves the server. */
  priceCheck: { token: string; expiresAt?: string };
}

export type RateStatus = 'AVAILABLE' | 'PRICE_CHANGED' | 'SOLD_OUT';
export type ValueAddCategory = 'FOOD_AND_BEVERAGE' | 'ENTERTAINMENT' | 'SERVICE' | 'ACTIVITY' | 'CREDIT';
export type ValueAddOfferType = 'BUY_ONE_GET_ONE_FREE' | 'CREDIT' | 'DISCOUNT' | 'FREE' | 'VOUCHER';

export interface ValueAdd {
  id: string;
  description: string;
  category: ValueAddCategory;
  offerType: ValueAddOfferType;
}

/** One way to sell a room for a stay. */
export interface Rate extends CancelTerms {
  id: string;
  status: RateStatus;
  /** Null when the supplier does not say. */
  roomsLeft: number | null;
  /** May be sold only together with transport; null when the supplier does not say. */
  isPackage: boolean | null;
  amenities: { id: string; name: string }[];
  bedGroups: BedGroup[];
  pricing: PricingByOccupancy;
  deal: { description: string } | null;
  valueAdds: ValueAdd[];
}

export interface ShoppedRoom {
  id: string;
  name: string;
  rates: Rate[];
}

/** What one hotel sells for the stay that was asked for. */
export interface ShoppedHotel {
  hotelId: string;
  /** The supplier's own order of hotels: higher comes first. */
  score: number;
  rooms: ShoppedRoom[];
}
