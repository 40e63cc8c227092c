import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { findHotelDetail } from './hotel-detail-service.ts';
import { propertyImageResolvers } from './images.ts';
import { propertyContentResolvers } from './property-content-resolvers.ts';

export const catalogResolvers: Resolvers = {
  Query: {
    expediaHotelDetail: (_root, { id, language }, context) => findHotelDetail(context, id, language),
  },
  PropertyContent: propertyContentResolvers,
  PropertyImage: propertyImageResolvers,
};
