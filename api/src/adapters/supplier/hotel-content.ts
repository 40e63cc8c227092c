/** A thing with the supplier's id for it, as people call it. */
export interface Named {
  id: string;
  name: string;
}

export interface HotelImage {
  /** The one meant for lists. */
  isHero?: boolean;
  category?: number;
  caption?: string;
  /** Addresses; 350 pixels and 1000 pixels wide. */
  small?: string;
  large?: string;
}

/** A room type as its hotel describes it. Texts are HTML. */
export interface ContentRoom {
  id: string;
  name: string;
  overview?: string;
  amenities?: Named[];
  images?: HotelImage[];
  bedGroups?: {
    id: string;
    description: string;
    configuration: { quantity: number; size: string; type: string }[];
  }[];
  squareMeters?: number;
  /** Guests of any age. */
  maxGuests?: number;
}

export interface HotelAddress {
  line1?: string;
  line2?: string;
  city?: string;
  province?: string;
  postalCode?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** The street is kept back until there is a booking. */
  isHidden?: boolean;
}

/** What guests say, 0 to 5. */
export interface GuestRatings {
  count: number;
  overall?: number;
  cleanliness?: number;
  service?: number;
  comfort?: number;
  condition?: number;
  neighborhood?: number;
  amenities?: number;
}

export interface HotelTexts {
  headline?: string;
  location?: string;
  rooms?: string;
  dining?: string;
  amenities?: string;
  attractions?: string;
  businessAmenities?: string;
  renovations?: string;
  general?: string;
}

/** What is known of a hotel in one language. Texts are HTML of the hotel; what is missing is not known. */
export interface HotelContent {
  id: string;
  name: string;
  address: HotelAddress;
  /** Degrees. */
  coordinates: { latitude: number; longitude: number };
  /** `isOfficial`: stars, not the supplier's substitute. */
  stars?: { rating: number; isOfficial: boolean };
  guestRatings?: GuestRatings;
  phone?: string;
  category?: Named;
  /** Of which company it is one house; missing where it belongs to none. */
  chain?: Named;
  /** 1 is the best seller. */
  rank?: number;
  checkin?: {
    /** The hotel says that its desk is open all day. */
    isAllDay?: boolean;
    /** As the hotel writes it: `3:00 PM`, `anytime`. */
    beginTime?: string;
    endTime?: string;
    instructions?: string;
    specialInstructions?: string;
    /** Years. */
    minAge?: number;
  };
  checkoutTime?: string;
  fees?: { mandatory?: string; optional?: string };
  knowBeforeYouGo?: string;
  attributes?: Named[];
  petRules?: Named[];
  amenities?: Named[];
  images?: HotelImage[];
  /** By id. */
  rooms?: Record<string, ContentRoom>;
  texts?: HotelTexts;
  themes?: Named[];
  spokenLanguages?: Named[];
}

/** A verified guest's words. */
export interface GuestReview {
  source: string;
  title?: string;
  /** ISO date. */
  submittedDate: string;
  /** 0 to 5. */
  rating: number;
  reviewerName?: string;
  text?: string;
}

export type RegionKind =
  | 'COUNTRY'
  | 'PROVINCE_STATE'
  | 'HIGH_LEVEL_REGION'
  | 'MULTI_CITY_VICINITY'
  | 'CITY'
  | 'NEIGHBORHOOD'
  | 'TRAIN_STATION'
  | 'METRO_STATION'
  | 'AIRPORT'
  | 'POINT_OF_INTEREST';

/** A place with the hotels in it. */
export interface Region {
  id: string;
  /** Null: a kind that nobody searches by. */
  kind: RegionKind | null;
  name: string;
  fullName?: string;
  /** IATA. */
  airportCode?: string;
  countryCode?: string;
  /** Latitude of its center, in degrees. */
  latitude: number;
  longitude: number;
  /** Free words; some of them are readings. */
  tags?: string[];
  hotelIds: string[];
}
