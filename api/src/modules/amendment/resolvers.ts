import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { completeTravel } from '../travel/complete-travel.ts';
import { travelRoomModel } from '../travel/travel-models.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { cancelRooms } from './cancel-service.ts';
import { changeRoomDetails } from './change-service.ts';
import { refundRoom } from './refund-service.ts';

export const amendmentResolvers: Resolvers = {
  Mutation: {
    cancelRooms: async (_root, { input }, context) => {
      const { customer } = context;
      const answer = await cancelRooms(context.app, requireViewer(context), customer, input);
      if (answer.kind === 'canceled') {
        const { travel, rooms } = answer;
        return {
          __typename: 'CancelRoomsSuccess',
          travel: await completeTravel(context, travel),
          rooms: rooms.map((room) => travelRoomModel(room, travel)),
        };
      }
      return {
        __typename: 'CancelRoomsError',
        errorCode: answer.errorCode,
        currentPenaltyPrice: answer.currentPenaltyPrice ?? null,
        currentPreviousPenaltyPrice: answer.currentPreviousPenaltyPrice ?? null,
      };
    },
    changeRoomDetails: async (_root, { input }, context) => {
      const { customer } = context;
      const answer = await changeRoomDetails(context.app, requireViewer(context), customer, input);
      if (answer.kind === 'failed') return { __typename: 'ChangeRoomError', errorCode: answer.errorCode };
      const { travel, room } = answer;
      return {
        __typename: 'ChangeRoomSuccess',
        travel: await completeTravel(context, travel),
        room: travelRoomModel(room, travel),
      };
    },
    refundRoom: async (_root, { input }, context) => {
      const answer = await refundRoom(context.app, requireViewer(context), input);
      if (answer.kind === 'failed') return { __typename: 'RefundRoomError', errorCode: answer.errorCode };
      const { travel, room } = answer;
      return {
        __typename: 'RefundRoomSuccess',
        travel: await completeTravel(context, travel),
        room: travelRoomModel(room, travel),
      };
    },
  },
};
