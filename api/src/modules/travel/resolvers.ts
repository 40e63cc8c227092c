import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { cancelRooms } from './cancel-service.ts';
import { changeRoomDetails } from './change-service.ts';
import { currentPenaltyOf } from './current-penalty.ts';
import { itineraryOf } from './itinerary-model.ts';
import { memoMutations } from './memo-resolvers.ts';
import { renewPublicKey, revokePublicKey } from './public-key-service.ts';
import { publicTravelResolvers } from './public-travel.ts';
import { operatorMutations } from './operator-resolvers.ts';
import { isStayable } from './room-state.ts';
import { contentOf, lastGuestNameOf, roomsOf } from './travel-loaders.ts';
import type { ItineraryModel, VoucherModel } from './travel-models.ts';
import { travelFieldResolvers } from './travel-resolvers.ts';
import { listTravels, readTravel, readTravelByKey } from './travel-service.ts';

export const travelResolvers: Resolvers = {
  Query: {
    branchTravels: (_root, args, context) => listTravels(context.app, requireViewer(context), args),
    travelInDetail: (_root, { id }, context) => readTravel(context.app, requireViewer(context), id),
    completedBookingTravel: (_root, { id }, context) => readTravel(context.app, requireViewer(context), id),
    itineraries: (_root, { travelId }, context) => itinerariesOf(context, travelId),
    vouchers: (_root, { travelId }, context) => vouchersOf(context, travelId),
    travelByKey: (_root, { key }, context) => readTravelByKey(context.app, key),
  },
  Mutation: {
    cancelRooms: async (_root, { input }, context) => {
      const customer = { ip: context.clientIp, sessionId: context.sessionId };
      const answer = await cancelRooms(context.app, requireViewer(context), customer, input);
      if (answer.kind === 'canceled') {
        const { travel, rooms } = answer;
        return { __typename: 'CancelRoomsSuccess', travel, rooms: rooms.map((room) => ({ room, travel })) };
      }
      return {
        __typename: 'CancelRoomsError',
        errorCode: answer.errorCode,
        currentPenaltyPrice: answer.currentPenaltyPrice ?? null,
      };
    },
    changeRoomDetails: async (_root, { input }, context) => {
      const customer = { ip: context.clientIp, sessionId: context.sessionId };
      const answer = await changeRoomDetails(context.app, requireViewer(context), customer, input);
      if (answer.kind === 'failed') return { __typename: 'ChangeRoomError', errorCode: answer.errorCode };
      const { travel, room } = answer;
      return { __typename: 'ChangeRoomSuccess', travel, room: { room, travel } };
    },
    revokeTravelPublicKey: (_root, { travelId }, context) =>
      revokePublicKey(context.app, requireViewer(context), travelId),
    renewTravelPublicKey: (_root, { travelId }, context) =>
      renewPublicKey(context.app, requireViewer(context), travelId),
    ...memoMutations,
    ...operatorMutations,
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
    id: ({ room }) => room.id,
    epsRoomId: ({ room }) => room.eps_room_id,
    roomName: ({ room }) => room.room_name,
    roomNumber: ({ room }) => room.room_number,
    status: ({ room }) => room.status,
    hotelName: ({ travel }) => travel.hotel_name,
    city: ({ travel }) => travel.city,
    isPackageRate: ({ travel }) => travel.is_package,
    familyName: ({ room }) => room.family_name,
    givenName: ({ room }) => room.given_name,
    specialRequest: ({ room }) => room.special_request,
    bedType: ({ room }) => room.bed_type,
    refundPrice: ({ room }) => room.refund_price,
    canceledAt: ({ room }) => room.canceled_at,
    paymentPrice: ({ room }) => room.payment_price,
    currentPenaltyPrice: (model, _args, context) => currentPenaltyOf(context, model),
    cancelPending: ({ room }) => room.cancel_state !== null,
    changePending: ({ room }) => room.change_state !== null,
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
