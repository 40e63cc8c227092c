import { internationalPhone } from '../../international-phone.ts';
import type { PropertyContentResolvers } from '../../graphql/__generated__/schema-types.ts';
import { allowsPets, amenityFlags, hygieneMeasures } from './amenity-flags.ts';
import { mapContentRoom } from './content-rooms.ts';
import { descriptions, importantNotes, ratings } from './content-texts.ts';
import { distanceFrom } from './distance.ts';
import { mapImages } from './images.ts';
import type { PropertyContentSource } from './map-property-content.ts';
import { nearbyHotels } from './nearby-hotels.ts';
import { nearbySpots } from './nearby-spots.ts';
import { findReviews } from './reviews.ts';
import { canUseUnicodeInSpecialRequest } from './special-request-rule.ts';

const MAX_LIST = 100;

const names = (map: Record<string, { name: string }> | undefined) =>
  Object.values(map ?? {}).map(({ name }) => name);
const flag =
  (...[amenity]: Parameters<ReturnType<typeof amenityFlags>['includes']>) =>
  ({ content }: PropertyContentSource): boolean =>
    amenityFlags(content).includes(amenity);

function addressOf({ content: { address }, revealAddress }: PropertyContentSource) {
  const hidden = address.obfuscation_required === true && !revealAddress;
  return {
    postalCode: hidden ? null : (address.postal_code ?? null),
    stateProvinceName: address.state_province_name ?? null,
    city: address.city ?? null,
    line1: hidden ? '' : (address.line_1 ?? ''),
    line2: hidden ? null : (address.line_2 ?? null),
  };
}

export const propertyContentResolvers: PropertyContentResolvers = {
  epsPropertyId: ({ propertyId }) => propertyId,
  category: ({ content }) => content.category ?? { id: '0', name: '' },
  spokenLanguages: ({ content }) => names(content.spoken_languages),
  themes: ({ content }) => names(content.themes),
  withPet: ({ content }) => allowsPets(content),
  address: addressOf,
  coordinates: ({ content }) => content.location.coordinates,
  countryCode: ({ content }) => content.address.country_code,
  phone: ({ content }) => (content.phone ? internationalPhone(content.phone) : null),
  ratings: ({ content }) => ratings(content),
  images: ({ content }, { first }) => mapImages(content.images, first ?? MAX_LIST),
  descriptions: ({ content }) => descriptions(content),
  amenities: ({ content }) => amenityFlags(content),
  allTimeReception: flag('ALL_TIME_RECEPTION'),
  freeWiFi: flag('FREE_WIFI'),
  sauna: flag('SAUNA'),
  fitness: flag('FITNESS'),
  pool: flag('POOL'),
  laundry: flag('LAUNDRY'),
  restaurants: flag('RESTAURANT'),
  meetingRoom: flag('MEETING_ROOM'),
  multiLanguage: flag('MULTI_LANGUAGE'),
  parking: flag('PARKING'),
  spa: flag('SPA'),
  infectionPrevention: ({ content }) => ({ measures: hygieneMeasures(content) }),
  attributes: ({ content }) => ({
    general: { canUseUnicodeInSpecialRequest: canUseUnicodeInSpecialRequest(content) },
  }),
  rooms: ({ content }) => Object.values(content.rooms ?? {}).map(mapContentRoom),
  distanceMeters: ({ content }, { from }, context) =>
    distanceFrom(context, content.location.coordinates, from),
  importantNotes: ({ content }) => importantNotes(content),
  guestReviews: async ({ propertyId, language }, { first }, { app }) =>
    (await findReviews(app, propertyId, language)).slice(0, Math.min(MAX_LIST, first ?? 10)),
  nearbySpots: (property, { first }, { app }) => nearbySpots(app.db, property, first),
  nearbyHotels: (property, { first }, context) => nearbyHotels(context, property, first),
};
