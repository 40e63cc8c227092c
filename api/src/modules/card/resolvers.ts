import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { toCardBrand } from './card-brand.ts';
import {
  type CardManager,
  challengeCard,
  type ChallengeResult,
  confirmCardChallenge,
  deleteCard,
  listCards,
  registerCard,
  renameCard,
} from './card-service.ts';

export const cardResolvers: Resolvers = {
  Query: {
    creditCards: (_root, _args, context) => listCards(context.app, requireViewer(context)),
  },
  Mutation: {
    registerCreditCard: async (_root, { input }, context) =>
      toChallengeResult(await registerCard(context.app, toManager(context), input)),
    challengeToRegisterCreditCard: async (_root, { input }, context) =>
      toChallengeResult(await challengeCard(context.app, toManager(context), input)),
    confirmChallengeToRegisterCreditCard: async (_root, { input }, context) => {
      const outcome = await confirmCardChallenge(context.app, toManager(context), input.setupIntentId);
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
    renameCreditCard: (_root, { input }, context) => renameCard(context.app, requireViewer(context), input),
  },
  CreditCard: {
    brand: (card) => toCardBrand(card.brand),
    expYear: (card) => card.exp_year,
    expMonth: (card) => card.exp_month,
  },
};

function toManager(context: RequestContext): CardManager {
  return { viewer: requireViewer(context), ip: context.customer.ip };
}

function toChallengeResult(outcome: ChallengeResult) {
  if (outcome.kind === 'registered') {
    return {
      __typename: 'CardChallengeSuccess' as const,
      creditCardId: outcome.card.id,
      creditCard: outcome.card,
    };
  }
  if (outcome.kind === 'requires-action') {
    return { __typename: 'CardChallengeRequiresAction' as const, redirectUrl: outcome.redirectUrl };
  }
  return {
    __typename: 'CardChallengeError' as const,
    errorCode: outcome.code,
    errorType: outcome.errorType,
    declineCode: outcome.declineCode,
  };
}
