import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { completeTravel } from '../travel/complete-travel.ts';
import { recordBilledTax } from './billed-tax-service.ts';
import { bookViaExternalSupplier } from './external-booking-service.ts';

export const externalBookingResolvers: Resolvers = {
  Mutation: {
    bookHotelViaExternalSupplier: async (_root, { input }, context) => {
      const { customer } = context;
      const answer = await bookViaExternalSupplier(context.app, requireViewer(context), customer, input);
      if (answer.kind === 'booked') {
        return {
          __typename: 'BookViaExternalSupplierSuccess',
          travel: await completeTravel(context, answer.travel),
        };
      }
      const { kind: _failed, ...problem } = answer;
      return { __typename: 'BookViaExternalSupplierError', ...problem };
    },
    recordBilledTax: async (_root, { input }, context) => {
      const answer = await recordBilledTax(context.app, requireViewer(context), input);
      if (answer.kind === 'recorded') {
        return { __typename: 'RecordBilledTaxSuccess', travel: await completeTravel(context, answer.travel) };
      }
      const { kind: _failed, ...problem } = answer;
      return { __typename: 'RecordBilledTaxError', ...problem };
    },
  },
};
