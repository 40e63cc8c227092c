import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { hotelRooms } from './rooms-service.ts';

export const rateResolvers: Resolvers = {
  Query: {
    expediaHotelRooms: (_root, args, context) => hotelRooms(context, args),
  },
  Rate: { __resolveType: ({ __typename }) => __typename },
  CancelPenalty: { __resolveType: ({ __typename }) => __typename },
};
