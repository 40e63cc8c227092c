import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { countNights } from '../rate/stay.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { clipHotelRate, countSavedRates, listClips, removeClips } from './clip-service.ts';
import { readHotelByKey, shareHotel } from './share-service.ts';

export const clipResolvers: Resolvers = {
  Query: {
    clippedHotelRates: (_root, args, context) =>
      listClips(context.app, requireViewer(context), context.customer, args),
    hotelByKey: (_root, { key }, { app }) => readHotelByKey(app, key),
  },
  Mutation: {
    clipHotelRate: async (_root, { input }, context) => {
      const answer = await clipHotelRate(context.app, requireViewer(context), input);
      return answer.kind === 'clipped'
        ? { __typename: 'ClipHotelRateSuccess', clippedHotelRate: answer.clip }
        : { __typename: 'ClipHotelRateError', errorCode: answer.errorCode };
    },
    deleteClippedHotelRates: (_root, { ids }, context) =>
      removeClips(context.app, requireViewer(context), ids),
    shareHotel: (_root, { epsPropertyId }, context) =>
      shareHotel(context.app, requireViewer(context), epsPropertyId),
  },
  Myself: {
    savedRateCount: (viewer, _args, { app }) => countSavedRates(app, viewer),
  },
  ClippedHotelRate: {
    id: ({ clip }) => clip.id,
    epsPropertyId: ({ clip }) => clip.property_id,
    epsRoomId: ({ clip }) => clip.room_id,
    epsRateId: ({ clip }) => clip.rate_id,
    isPackageRate: ({ clip }) => clip.is_package,
    propertyContent: ({ content }) => content,
    paymentPrice: ({ clip }) => clip.payment_price,
    stay: ({ clip: { stay } }) =>
      stay && {
        ...stay,
        nights: countNights(stay),
        occupancies: stay.occupancies.map(({ adults, childAges }) => ({
          adults,
          childAges: [...childAges],
        })),
      },
  },
};
