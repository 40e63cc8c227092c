import type {
  ContentRoom,
  GuestReview,
  HotelContent,
  HotelImage,
  Named,
} from '../../supplier/hotel-content.ts';
import type { RapidContent, RapidContentRoom, RapidReview } from '../content-schemas.ts';
import { present } from './present.ts';

/** Content of one hotel. Of names with ids the order of Rapid's map is kept. */
export function mapContent(content: RapidContent): HotelContent {
  const { ratings, rooms, fees } = content;
  return present<HotelContent>({
    id: content.property_id,
    name: content.name,
    address: mapAddress(content.address),
    // Early entries of trips have no place.
    coordinates: content.location?.coordinates,
    stars: ratings?.property && {
      rating: ratings.property.rating,
      isOfficial: ratings.property.type === 'Star',
    },
    guestRatings: ratings?.guest && present({ ...ratings.guest }),
    phone: content.phone,
    category: content.category,
    chain: isChain(content.chain) ? content.chain : undefined,
    rank: content.rank,
    checkin: content.checkin && mapCheckin(content.checkin),
    checkoutTime: content.checkout?.time,
    fees: fees && present({ mandatory: fees.mandatory, optional: fees.optional }),
    knowBeforeYouGo: content.policies?.know_before_you_go,
    attributes: named(content.attributes?.general),
    petRules: named(content.attributes?.pets),
    amenities: named(content.amenities),
    images: content.images?.map(mapImage),
    rooms: rooms && Object.fromEntries(Object.entries(rooms).map(([id, room]) => [id, mapContentRoom(room)])),
    texts: content.descriptions && mapTexts(content.descriptions),
    themes: named(content.themes),
    spokenLanguages: named(content.spoken_languages),
  });
}

/** Rapid calls hotels of nobody a chain too. */
function isChain(chain: Named | undefined): boolean {
  return chain !== undefined && chain.id !== '0' && !/^independent$/i.test(chain.name);
}

function mapContentRoom(room: RapidContentRoom): ContentRoom {
  return present<ContentRoom>({
    id: room.id,
    name: room.name,
    overview: room.descriptions?.overview,
    amenities: named(room.amenities),
    images: room.images?.map(mapImage),
    bedGroups: room.bed_groups && Object.values(room.bed_groups),
    squareMeters: room.area?.square_meters,
    maxGuests: room.occupancy?.max_allowed.total,
  });
}

function mapAddress(address: RapidContent['address']): HotelContent['address'] {
  return present<HotelContent['address']>({
    line1: address.line_1,
    line2: address.line_2,
    city: address.city,
    province: address.state_province_name,
    postalCode: address.postal_code,
    countryCode: address.country_code,
    isHidden: address.obfuscation_required,
  });
}

function mapCheckin(checkin: NonNullable<RapidContent['checkin']>): NonNullable<HotelContent['checkin']> {
  return present<NonNullable<HotelContent['checkin']>>({
    // Stated by a text, whatever it says.
    isAllDay: checkin['24_hour'] ? true : undefined,
    beginTime: checkin.begin_time,
    endTime: checkin.end_time,
    instructions: checkin.instructions,
    specialInstructions: checkin.special_instructions,
    minAge: checkin.min_age,
  });
}

function mapImage(image: NonNullable<RapidContent['images']>[number]): HotelImage {
  return present<HotelImage>({
    isHero: image.hero_image,
    category: image.category,
    caption: image.caption,
    small: image.links['350px']?.href,
    large: image.links['1000px']?.href,
  });
}

function mapTexts(texts: Record<string, string>): NonNullable<HotelContent['texts']> {
  return present<NonNullable<HotelContent['texts']>>({
    headline: texts['headline'],
    location: texts['location'],
    rooms: texts['rooms'],
    dining: texts['dining'],
    amenities: texts['amenities'],
    attractions: texts['attractions'],
    businessAmenities: texts['business_amenities'],
    renovations: texts['renovations'],
    general: texts['general'],
  });
}

function named(map: Record<string, Named> | undefined): Named[] | undefined {
  return map && Object.values(map).map(({ id, name }) => ({ id, name }));
}

export function mapReview(review: RapidReview): GuestReview {
  return present<GuestReview>({
    source: review.verification_source,
    title: review.title,
    submittedDate: review.date_submitted.slice(0, 10),
    rating: review.rating,
    reviewerName: review.reviewer_name,
    text: review.text,
  });
}
