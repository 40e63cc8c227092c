import { phoneText } from '../../lib/phone-text.ts';
import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { readTravelerProfile, updateTravelerProfile } from './traveler-service.ts';

export const travelerResolvers: Resolvers = {
  Myself: {
    travelerProfile: (viewer, _args, context) => readTravelerProfile(context.app, viewer),
  },
  Mutation: {
    updateTravelerProfile: (_root, { input }, context) =>
      updateTravelerProfile(context.app, requireViewer(context), input),
  },
  TravelerProfile: {
    id: (profile) => profile.user_id,
    guestName: ({ family_name, given_name }) =>
      family_name !== null && given_name !== null ? { familyName: family_name, givenName: given_name } : null,
    phone: ({ phone }) => phone && phoneText(phone),
    arrivalHour: ({ arrival_hour }) => arrival_hour,
  },
};
