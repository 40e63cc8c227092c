import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { deleteProfile, listProfiles, saveProfile } from './own-profile-service.ts';
import { previewFormat } from './preview.ts';
import { keyColumn } from './profiles.ts';

export const accountingResolvers: Resolvers = {
  Query: {
    accountingProfiles: (_root, _args, context) => listProfiles(context.app, requireViewer(context)),
    accountingPreview: (_root, { input }, context) =>
      previewFormat(context.app, requireViewer(context), input),
  },
  Mutation: {
    saveAccountingProfile: async (_root, { input }, context) => {
      const answer = await saveProfile(context.app, requireViewer(context), input);
      return 'errorCode' in answer
        ? { __typename: 'SaveAccountingProfileError', ...answer }
        : { __typename: 'SaveAccountingProfileSuccess', profile: answer };
    },
    deleteAccountingProfile: (_root, { profileId }, context) =>
      deleteProfile(context.app, requireViewer(context), profileId),
  },
  AccountingProfile: {
    id: ({ profile }) => profile.id,
    name: ({ profile }) => profile.name,
    charset: ({ profile }) => profile.charset,
    dateFormat: ({ profile }) => profile.date,
    sign: ({ profile }) => profile.sign,
    hasHeader: ({ profile }) => profile.hasHeader,
    keyColumn: ({ profile }) => keyColumn(profile),
    columns: ({ profile }) =>
      profile.columns.map(([title, content]) =>
        typeof content === 'string'
          ? { title, field: content, text: null }
          : { title, field: 'FIXED_TEXT', text: content.text || null },
      ),
  },
};
