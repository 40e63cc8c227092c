import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { cardBrandOf } from './card-brand.ts';
import { challengeCard, confirmCardChallenge, deleteCard, listCards } from './card-service.ts';

export const cardResolvers: Resolvers = {
  Query: {
    creditCards: (_root, _args, context) => listCards(context.app, requireViewer(context)),
  },
  Mutation: {
    challengeToRegisterCreditCard: async (_root, { input }, context) => {
      const outcome = await challengeCard(context.app, requireViewer(context), input);
      if (outcome.kind === 'registered') {
        return {
          __typename: 'CardChallengeSuccess',
          creditCardId: outcome.card.id,
          creditCard: outcome.card,
        };
      }
      if (outcome.kind === 'requires-action') {
        return { __typename: 'CardChallengeRequiresAction', redirectUrl: outcome.redirectUrl };
      }
      return {
        __typename: 'CardChallengeError',
        errorCode: outcome.code,
        errorType: outcome.errorType,
        declineCode: outcome.declineCode,
      };
    },
    confirmChallengeToRegisterCreditCard: async (_root, { input }, context) => {
      const outcome = await confirmCardChallenge(context.app, requireViewer(context), input.setupIntentId);
      if (outcome.kind === 'registered') {
        return {
          success: true,
          errorCode: null,
          errorType: null,
          declineCode: null,
          creditCard: outcome.card,
        };
      }
      return {
        success: false,
        errorCode: outcome.code,
        errorType: outcome.errorType,
        declineCode: outcome.declineCode,
        creditCard: null,
      };
    },
    deleteCreditCard: (_root, { id }, context) => deleteCard(context.app, requireViewer(context), id),
  },
  CreditCard: {
    brand: (card) => cardBrandOf(card.brand),
    expYear: (card) => card.exp_year,
    expMonth: (card) => card.exp_month,
  },
};
