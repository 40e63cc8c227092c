import type { ContentRoom, HotelContent, HotelImage, Named } from '../../supplier/hotel-content.ts';
import type { RapidContent, RapidContentRoom } from '../content-schemas.ts';
import { present } from '../mapping/present.ts';

/** Content of a hotel as releases before 0018 store it. */
export function contentAsEarlier(hotel: HotelContent): RapidContent {
  const { stars, guestRatings, fees, rooms, texts, attributes, petRules } = hotel;
  return present<RapidContent>({
    property_id: hotel.id,
    name: hotel.name,
    address: addressAsEarlier(hotel.address),
    location: { coordinates: hotel.coordinates },
    ratings:
      (stars || guestRatings) &&
      present({
        property: stars && { rating: stars.rating, type: stars.isOfficial ? 'Star' : 'Alternate' },
        guest: guestRatings,
      }),
    phone: hotel.phone,
    category: hotel.category,
    chain: hotel.chain,
    rank: hotel.rank,
    checkin: hotel.checkin && checkinAsEarlier(hotel.checkin),
    checkout: hotel.checkoutTime === undefined ? undefined : { time: hotel.checkoutTime },
    fees,
    policies: hotel.knowBeforeYouGo === undefined ? undefined : { know_before_you_go: hotel.knowBeforeYouGo },
    attributes: (attributes || petRules) && present({ general: byId(attributes), pets: byId(petRules) }),
    amenities: byId(hotel.amenities),
    images: hotel.images?.map(imageAsEarlier),
    rooms: rooms && Object.fromEntries(Object.entries(rooms).map(([id, room]) => [id, roomAsEarlier(room)])),
    descriptions: texts && textsAsEarlier(texts),
    themes: byId(hotel.themes),
    spoken_languages: byId(hotel.spokenLanguages),
  });
}

function addressAsEarlier(address: HotelContent['address']): RapidContent['address'] {
  return present<RapidContent['address']>({
    line_1: address.line1,
    line_2: address.line2,
    city: address.city,
    state_province_name: address.province,
    postal_code: address.postalCode,
    country_code: address.countryCode,
    obfuscation_required: address.isHidden,
  });
}

function checkinAsEarlier(checkin: NonNullable<HotelContent['checkin']>): RapidContent['checkin'] {
  return present<NonNullable<RapidContent['checkin']>>({
    '24_hour': checkin.isAllDay ? '24-hour check-in' : undefined,
    begin_time: checkin.beginTime,
    end_time: checkin.endTime,
    instructions: checkin.instructions,
    special_instructions: checkin.specialInstructions,
    min_age: checkin.minAge,
  });
}

function roomAsEarlier(room: ContentRoom): RapidContentRoom {
  return present<RapidContentRoom>({
    id: room.id,
    name: room.name,
    descriptions: room.overview === undefined ? undefined : { overview: room.overview },
    amenities: byId(room.amenities),
    images: room.images?.map(imageAsEarlier),
    bed_groups: byId(room.bedGroups),
    area: room.squareMeters === undefined ? undefined : { square_meters: room.squareMeters },
    occupancy: room.maxGuests === undefined ? undefined : { max_allowed: { total: room.maxGuests } },
  });
}

function imageAsEarlier(image: HotelImage): NonNullable<RapidContent['images']>[number] {
  return present<NonNullable<RapidContent['images']>[number]>({
    hero_image: image.isHero,
    category: image.category,
    caption: image.caption,
    links: present({
      '350px': image.small === undefined ? undefined : { href: image.small },
      '1000px': image.large === undefined ? undefined : { href: image.large },
    }),
  });
}

function textsAsEarlier({
  businessAmenities,
  ...same
}: NonNullable<HotelContent['texts']>): Record<string, string> {
  return {
    ...same,
    ...(businessAmenities === undefined ? {} : { business_amenities: businessAmenities }),
  };
}

function byId<T extends Named | { id: string }>(
  items: readonly T[] | undefined,
): Record<string, T> | undefined {
  return items && Object.fromEntries(items.map((item) => [item.id, item]));
}
