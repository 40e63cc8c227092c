import type { MutationResolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { completeTravel } from './complete-travel.ts';
import { bookViaExternalSupplier } from './external-booking-service.ts';
import { refundRoom } from './refund-service.ts';
import { travelRoomModel } from './travel-models.ts';

/** What operators do to trips. */
export const operatorMutations: MutationResolvers = {
  bookHotelViaExternalSupplier: async (_root, { input }, context) => {
    const customer = { ip: context.clientIp, sessionId: context.sessionId };
    const answer = await bookViaExternalSupplier(context.app, requireViewer(context), customer, input);
    if (answer.kind === 'booked') {
      return {
        __typename: 'BookViaExternalSupplierSuccess',
        travel: await completeTravel(context, answer.travel),
      };
    }
    const { errorCode, guestIndex = null, timeZones = null } = answer;
    return { __typename: 'BookViaExternalSupplierError', errorCode, guestIndex, timeZones };
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
};
