import { UnauthenticatedError } from '../../lib/errors.ts';
import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { refreshAccount, signOut, signOutEverywhere } from './account-service.ts';
import { undoEmailChange } from './email-undo-service.ts';
import { createPasswordResetCode, resetPasswordByCode } from './password-code-service.ts';

export const accountResolvers: Resolvers = {
  Mutation: {
    refreshAccount: (_root, _args, context) => {
      if (context.identity === null) throw new UnauthenticatedError();
      return refreshAccount(context.app, requireViewer(context), context.identity);
    },
    signOut: (_root, _args, { app, identity }) => signOut(app, identity),
    signOutEverywhere: async (_root, _args, context) => {
      await signOutEverywhere(context.app, requireViewer(context));
      return true;
    },
    createPasswordResetCode: (_root, { input }, { app, customer }) =>
      createPasswordResetCode(app, input, customer.ip),
    undoEmailChange: async (_root, { input }, { app }) => {
      const outcome = await undoEmailChange(app, input);
      return outcome.kind === 'undone'
        ? { __typename: 'UndoEmailChangeSuccess', email: outcome.email, isSecured: outcome.isSecured }
        : { __typename: 'UndoEmailChangeError', errorCode: outcome.code };
    },
    resetPasswordByCode: async (_root, { input }, { app }) => {
      const outcome = await resetPasswordByCode(app, input);
      return outcome.kind === 'reset'
        ? { __typename: 'ResetPasswordByCodeSuccess', email: outcome.email }
        : { __typename: 'ResetPasswordByCodeError', errorCode: outcome.code };
    },
  },
};
