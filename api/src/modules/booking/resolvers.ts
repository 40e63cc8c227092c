import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { listBookingCards } from '../card/booking-card-store.ts';
import { countNights } from '../rate/stay.ts';
import { smokingByName } from '../catalog/smoking-by-name.ts';
import { loadTravelContent } from '../travel/travel-loaders.ts';
import { completeTravel, completeTravelOrNull, completeTravels } from '../travel/complete-travel.ts';
import { readSeller } from '../organization/seller.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { rePrepareRequired } from './book-failure.ts';
import { bookHotel } from './booking-service.ts';
import { readDraft, saveDraft } from './draft-service.ts';
import { publicDeclineCode, shouldAskToCardIssuer } from '../payment/issuer-codes.ts';
import { readOwnGuest } from './own-guest.ts';
import { prepareToBook } from './prepare-service.ts';
import { similarTravels } from './similar-travels.ts';
import {
  findPreparedAttempt,
  preparedState,
  getPreviousPenalty,
  findPreviousTravel,
  readPreparedBooking,
  findPreparedTravel,
  smokingIn,
  getUsingRate,
} from './prepared-booking.ts';

export const bookingResolvers: Resolvers = {
  Query: {
    preparedBooking: (_root, { priceCheckId }, context) =>
      readPreparedBooking(context.app, requireViewer(context), priceCheckId),
  },
  Mutation: {
    prepareToBookHotel: async (_root, { input }, context) => {
      const { customer } = context;
      const answer = await prepareToBook(context.app, requireViewer(context), customer, input);
      return answer.kind === 'prepared'
        ? { __typename: 'PrepareSuccess', preparedBooking: answer.check }
        : { __typename: 'PrepareError', errorCode: answer.errorCode };
    },
    saveBookingDraft: (_root, { input }, context) => saveDraft(context.app, requireViewer(context), input),
    bookExpediaHotel: async (_root, { input }, context) => {
      const { customer } = context;
      const answer = await bookHotel(context.app, requireViewer(context), customer, input);
      if (answer.kind === 'booked')
        return { __typename: 'BookSuccess', travel: await completeTravel(context, answer.travel) };
      const { failure, similar = [] } = answer;
      return {
        __typename: 'BookError',
        errorCode: failure.errorCode,
        guestIndex: failure.guestIndex ?? null,
        rePrepareRequired: rePrepareRequired(failure),
        shouldAskToCardIssuer: shouldAskToCardIssuer(failure.stripeDeclineCode),
        stripeErrorType: failure.stripeErrorType ?? null,
        stripeCode: failure.stripeCode ?? null,
        stripeDeclineCode: publicDeclineCode(failure.stripeDeclineCode),
        currentPaymentPrice: failure.currentPaymentPrice ?? null,
        travel: await completeTravelOrNull(context, answer.travel),
        similarTravels: (await completeTravels(context, similar)).filter((travel) => travel !== null),
      };
    },
  },
  PreparedBooking: {
    priceCheckId: (check) => check.id,
    state: async (check, _args, context) =>
      preparedState(check, await findPreparedAttempt(context, check), context.app.clock()),
    propertyContent: (check, _args, context) => loadTravelContent(context, check),
    enPropertyContent: (check, _args, context) => loadTravelContent(context, check, 'en-US'),
    // The room of a preparation is no room type of the catalog: its id must not meet one in the browser's store.
    room: async (check, _args, context) => ({
      id: `PreparedRoom:${check.id}`,
      epsRoomId: check.room_id,
      roomName: check.room_name,
      bedDescription: check.bed_description,
      smoking: await smokingIn(context, check),
      smokingOnly: smokingByName(check.room_name) === 'SMOKING',
    }),
    usingRate: (check) => getUsingRate(check),
    stay: ({ stay }) => ({
      checkin: stay.checkin,
      checkout: stay.checkout,
      nights: countNights(stay),
      occupancies: stay.occupancies.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
    }),
    seller: ({ seller }, _args, context) =>
      seller ?? readSeller(context.app, requireViewer(context).agencyId),
    priceChanged: (check) => check.previous_payment_price !== null,
    previousPaymentPrice: (check) => check.previous_payment_price,
    expiresAt: (check) => check.expires_at,
    travel: async (check, _args, context) =>
      completeTravelOrNull(context, await findPreparedTravel(context, check)),
    previousTravel: async (check, _args, context) =>
      completeTravelOrNull(context, await findPreviousTravel(context, check)),
    previousPenaltyPrice: (check, _args, context) => getPreviousPenalty(context, check),
    draft: (check, _args, context) => readDraft(context, requireViewer(context), check),
    ownCards: (check, _args, context) =>
      listBookingCards(context.app.db, {
        branchId: check.branch_id,
        userId: requireViewer(context).userId,
        priceCheckId: check.id,
      }),
    ownGuest: (check, _args, context) => readOwnGuest(context, requireViewer(context), check),
    similarTravels: async (check, _args, context) => {
      const similar = await similarTravels(context.app, requireViewer(context), check);
      return (await completeTravels(context, similar)).filter((travel) => travel !== null);
    },
  },
};
