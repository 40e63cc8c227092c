import type { Named } from '../../adapters/supplier/hotel-content.ts';
import { internationalPhone } from '../../lib/international-phone.ts';
import type { PropertyContentResolvers } from '../../graphql/__generated__/schema-types.ts';
import { allowsPets, amenityFlags, hygieneMeasures } from './amenity-flags.ts';
import { mapContentRoom } from './content-rooms.ts';
import { descriptions, importantNotes, ratings } from './content-texts.ts';
import { distanceFrom, distanceOrigin } from './distance.ts';
import { mapImages } from './images.ts';
import type { PropertyContentSource } from './map-property-content.ts';
import { nearbyHotels } from './nearby-hotels.ts';
import { nearbySpots } from './nearby-spots.ts';
import { findReviews } from './reviews.ts';
import { canUseUnicodeInSpecialRequest } from './special-request-rule.ts';

const MAX_LIST = 100;

const names = (named: readonly Named[] | undefined) => (named ?? []).map(({ name }) => name);
const flag =
  (...[amenity]: Parameters<ReturnType<typeof amenityFlags>['includes']>) =>
  ({ content }: PropertyContentSource): boolean =>
    amenityFlags(content).includes(amenity);

function toAddress({ content: { address }, revealAddress }: PropertyContentSource) {
  const hidden = address.isHidden === true && !revealAddress;
  return {
    postalCode: hidden ? null : (address.postalCode ?? null),
    stateProvinceName: address.province ?? null,
    city: address.city ?? null,
    line1: hidden ? '' : (address.line1 ?? ''),
    line2: hidden ? null : (address.line2 ?? null),
  };
}

export const propertyContentResolvers: PropertyContentResolvers = {
  epsPropertyId: ({ propertyId }) => propertyId,
  category: ({ content }) => content.category ?? { id: '0', name: '' },
  spokenLanguages: ({ content }) => names(content.spokenLanguages),
  themes: ({ content }) => names(content.themes),
  withPet: ({ content }) => allowsPets(content),
  address: toAddress,
  coordinates: ({ content }) => content.coordinates,
  countryCode: ({ content }) => content.address.countryCode,
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
  distanceMeters: ({ content }, { from }, context) => distanceFrom(context, content.coordinates, from),
  distanceOrigin: (_content, { from }, context) => distanceOrigin(context, from),
  importantNotes: ({ content }) => importantNotes(content),
  guestReviews: async ({ propertyId, language }, { first }, { app }) =>
    (await findReviews(app, propertyId, language)).slice(0, Math.min(MAX_LIST, first ?? 10)),
  nearbySpots: (property, { first }, { app }) => nearbySpots(app.db, property, first),
  nearbyHotels: (property, { first }, context) => nearbyHotels(context, property, first),
};
