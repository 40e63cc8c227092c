import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { withNodes } from '../../graphql/connection.ts';
import { completeTravelOrNull, completeTravels } from './complete-travel.ts';
import { currentPenaltyOf } from './current-penalty.ts';
import { itineraryOf } from './itinerary-model.ts';
import { dueAtHotel } from './due-at-hotel.ts';
import { memoMutations } from './memo-resolvers.ts';
import { renewPublicKey, revokePublicKey } from './public-key-service.ts';
import { publicTravelResolvers } from './public-travel.ts';
import { cancelReasonFor } from './reasons.ts';
import { feesOfTravel } from './room-fees.ts';
import { isStayable, returnedOf, statusAtHotel } from './room-state.ts';
import {
  contentOf,
  lastGuestNameOf,
  roomCancelRefundOf,
  roomsOf,
  wholeRoomOf,
  wholeTravelOf,
} from './travel-loaders.ts';
import type { ItineraryModel, VoucherModel } from './travel-models.ts';
import { travelFieldResolvers } from './travel-resolvers.ts';
import { listTravels, readTravel, readTravelByKey } from './travel-service.ts';

export const travelResolvers: Resolvers = {
  Query: {
    branchTravels: async (_root, args, context) => {
      const page = await listTravels(context.app, requireViewer(context), args);
      return withNodes(page, await completeTravels(context, page.nodes));
    },
    travelInDetail: async (_root, { id }, context) =>
      completeTravelOrNull(context, await readTravel(context.app, requireViewer(context), id)),
    completedBookingTravel: async (_root, { id }, context) =>
      completeTravelOrNull(context, await readTravel(context.app, requireViewer(context), id)),
    itineraries: (_root, { travelId }, context) => itinerariesOf(context, travelId),
    vouchers: (_root, { travelId }, context) => vouchersOf(context, travelId),
    travelByKey: (_root, { key }, context) => readTravelByKey(context.app, key),
  },
  Mutation: {
    revokeTravelPublicKey: async (_root, { travelId }, context) =>
      completeTravelOrNull(context, await revokePublicKey(context.app, requireViewer(context), travelId)),
    renewTravelPublicKey: async (_root, { travelId }, context) =>
      completeTravelOrNull(context, await renewPublicKey(context.app, requireViewer(context), travelId)),
    ...memoMutations,
  },
  Travel: travelFieldResolvers,
  Employee: {
    guestName: async (user, _args, context) => {
      const name = await lastGuestNameOf(context, user.id);
      return name && { familyName: name.family_name, givenName: name.given_name };
    },
  },
  PublicTravel: publicTravelResolvers,
  ExpediaHotelRoom: {
    bookingStatus: ({ row }) => statusAtHotel(row),
    returned: ({ row }) => returnedOf(row),
    hotelName: async ({ travel }, _args, context) => (await wholeTravelOf(context, travel)).hotel_name,
    city: async ({ travel }, _args, context) => (await wholeTravelOf(context, travel)).city,
    isPackageRate: async ({ travel }, _args, context) => (await wholeTravelOf(context, travel)).is_package,
    currentPenaltyPrice: (model, _args, context) => currentPenaltyOf(context, model),
    cancelRefundPrice: ({ row }, _args, context) => roomCancelRefundOf(context, row),
    cancelReason: async ({ row }, _args, context) =>
      cancelReasonFor(context.viewer, await wholeRoomOf(context, row)),
    propertyPrice: async ({ row, travel }, _args, context) =>
      dueAtHotel(feesOfTravel(await wholeTravelOf(context, travel)), [row]),
    cancelPending: ({ row }) => row.cancel_state !== null,
    changePending: ({ row }) => row.change_state !== null,
  },
  Voucher: {
    travelNumber: ({ travel }) => travel.travel_number,
    propertyContent: ({ travel }, _args, context) => contentOf(context, travel),
    enPropertyContent: ({ travel }, _args, context) => contentOf(context, travel, 'en-US'),
  },
};

async function itinerariesOf(context: RequestContext, travelId: string): Promise<ItineraryModel[]> {
  const travel = await readTravel(context.app, requireViewer(context), travelId);
  return travel ? [itineraryOf(travel, await roomsOf(context, travel.id))] : [];
}

/** A voucher stands for rooms that can be stayed in: none before the booking is certain. */
async function vouchersOf(context: RequestContext, travelId: string): Promise<VoucherModel[]> {
  const travel = await readTravel(context.app, requireViewer(context), travelId);
  if (!travel) return [];
  const { rooms } = itineraryOf(travel, (await roomsOf(context, travel.id)).filter(isStayable));
  return rooms.length === 0 ? [] : [{ id: `Voucher:${travel.id}`, travel, rooms }];
}
