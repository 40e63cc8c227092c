import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { withNodes } from '../../graphql/connection.ts';
import { completeTravelOrNull, completeTravels } from './complete-travel.ts';
import { getCurrentPenalty } from './current-penalty.ts';
import { toItinerary } from './itinerary-model.ts';
import { dueAtHotel } from './due-at-hotel.ts';
import { memoMutations } from './memo-resolvers.ts';
import { renewPublicKey, revokePublicKey } from './public-key-service.ts';
import { publicTravelResolvers } from './public-travel.ts';
import { cancelReasonFor } from './reasons.ts';
import { getTravelFees } from './room-fees.ts';
import { isStayable, getRefundExtent, statusAtHotel } from './room-state.ts';
import { loadTravelLocalTax } from './travel-local-tax.ts';
import {
  loadTravelContent,
  loadGuestName,
  loadRoomCancelRefund,
  loadTravelRooms,
  loadWholeRoom,
  loadWholeTravel,
} from './travel-loaders.ts';
import type { ItineraryModel, VoucherModel } from './travel-models.ts';
import { travelFieldResolvers } from './travel-resolvers.ts';
import { listTravels, readTravel, readTravelByKey, readTravelKeyState } from './travel-service.ts';

export const travelResolvers: Resolvers = {
  Query: {
    branchTravels: async (_root, args, context) => {
      const page = await listTravels(context.app, requireViewer(context), args);
      const travels = await completeTravels(context, page.nodes);
      return { ...withNodes(page, travels), isTotalAtLeast: page.isTotalAtLeast };
    },
    travelInDetail: async (_root, { id }, context) =>
      completeTravelOrNull(context, await readTravel(context.app, requireViewer(context), id)),
    completedBookingTravel: async (_root, { id }, context) =>
      completeTravelOrNull(context, await readTravel(context.app, requireViewer(context), id)),
    itineraries: (_root, { travelId }, context) => getItineraries(context, travelId),
    vouchers: (_root, { travelId }, context) => getVouchers(context, travelId),
    travelByKey: (_root, { key }, context) => readTravelByKey(context.app, key),
    travelKeyState: (_root, { key }, context) => readTravelKeyState(context.app, key),
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
      const name = await loadGuestName(context, user.id);
      return name && { familyName: name.family_name, givenName: name.given_name };
    },
  },
  PublicTravel: publicTravelResolvers,
  ExpediaHotelRoom: {
    bookingStatus: ({ row }) => statusAtHotel(row),
    returned: ({ row }) => getRefundExtent(row),
    hotelName: async ({ travel }, _args, context) => (await loadWholeTravel(context, travel)).hotel_name,
    city: async ({ travel }, _args, context) => (await loadWholeTravel(context, travel)).city,
    isPackageRate: async ({ travel }, _args, context) => (await loadWholeTravel(context, travel)).is_package,
    currentPenaltyPrice: (model, _args, context) => getCurrentPenalty(context, model),
    cancelRefundPrice: ({ row }, _args, context) => loadRoomCancelRefund(context, row),
    cancelReason: async ({ row }, _args, context) =>
      cancelReasonFor(context.viewer, await loadWholeRoom(context, row)),
    propertyPrice: async ({ row, travel }, _args, context) =>
      dueAtHotel(getTravelFees(await loadWholeTravel(context, travel)), [row]),
    localTax: async ({ row, travel }, _args, context) =>
      (await loadTravelLocalTax(context, travel, [row])).estimate,
    localTaxState: async ({ row, travel }, _args, context) =>
      (await loadTravelLocalTax(context, travel, [row])).state,
    cancelPending: ({ row }) => row.cancel_state !== null,
    changePending: ({ row }) => row.change_state !== null,
  },
  Voucher: {
    travelNumber: ({ travel }) => travel.travel_number,
    propertyContent: ({ travel }, _args, context) => loadTravelContent(context, travel),
    enPropertyContent: ({ travel }, _args, context) => loadTravelContent(context, travel, 'en-US'),
  },
};

async function getItineraries(context: RequestContext, travelId: string): Promise<ItineraryModel[]> {
  const travel = await readTravel(context.app, requireViewer(context), travelId);
  return travel ? [toItinerary(travel, await loadTravelRooms(context, travel.id))] : [];
}

/** A voucher stands for rooms that can be stayed in: none before the booking is certain. */
async function getVouchers(context: RequestContext, travelId: string): Promise<VoucherModel[]> {
  const travel = await readTravel(context.app, requireViewer(context), travelId);
  if (!travel) return [];
  const { rooms } = toItinerary(travel, (await loadTravelRooms(context, travel.id)).filter(isStayable));
  return rooms.length === 0 ? [] : [{ id: `Voucher:${travel.id}`, travel, rooms }];
}
