import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { listHotelTaxes, recordGround } from './ground-service.ts';

export const taxGroundResolvers: Resolvers = {
  Query: {
    hotelTaxes: (_root, { keyword }, context) =>
      listHotelTaxes(context.app, requireViewer(context), keyword ?? ''),
  },
  Mutation: {
    recordHotelTaxGround: async (_root, { input }, context) => {
      const answer = await recordGround(context.app, requireViewer(context), input);
      return answer.kind === 'recorded'
        ? { __typename: 'RecordHotelTaxGroundSuccess', hotelTax: answer.hotel }
        : { __typename: 'RecordHotelTaxGroundError', errorCode: answer.errorCode };
    },
  },
  HotelTax: {
    id: ({ propertyId }) => `HotelTax:${propertyId}`,
  },
  HotelTaxGround: {
    registrationNumber: (ground) => ground.registration_number,
    checkedOn: (ground) => ground.checked_on,
    consentOn: (ground) => ground.consent_on,
    validFrom: (ground) => ground.valid_from,
    recordedAt: (ground) => ground.created_at,
    recordedBy: async (ground, _args, { loaders }) => {
      const user = await loaders.user.load(ground.recorded_by);
      // Not the user's own record: its id must not meet one in the browser's store.
      return user && { id: `MemoAuthor:${user.id}`, name: user.name };
    },
  },
};
