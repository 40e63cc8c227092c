import './__generated__/panda.css';
import { defineRoute, type LoadArguments, type RemoteModule } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { toCardUse } from './lib/card-use.ts';
import { continuedFrom, rateChoiceFrom } from './lib/rate-choice.ts';
import completedQuery, {
  type CompletedScreenQuery,
} from './screens/Completed/__generated__/CompletedScreenQuery.graphql';
import confirmQuery, {
  type ConfirmScreenQuery,
} from './screens/Confirm/__generated__/ConfirmScreenQuery.graphql';
import guestsQuery, {
  type GuestsScreenQuery,
} from './screens/Guests/__generated__/GuestsScreenQuery.graphql';
import paymentQuery, {
  type PaymentScreenQuery,
} from './screens/Payment/__generated__/PaymentScreenQuery.graphql';

const getAttemptVariables = ({ url, params }: LoadArguments) =>
  url.searchParams.get('attempt') ?? params.priceCheckId ?? '';
const getPriceCheckVariables = ({ params }: LoadArguments) => ({ priceCheckId: params.priceCheckId ?? '' });

export const routes: RemoteModule['routes'] = [
  defineRoute({
    path: '/booking/prepare',
    load: ({ url }) => ({
      choice: rateChoiceFrom(url.searchParams),
      hotelId: url.searchParams.get('hotel'),
      continued: continuedFrom(url.searchParams),
    }),
    screen: () => import(/* webpackChunkName: "PrepareScreen" */ './screens/Prepare/PrepareScreen.tsx'),
  }),
  defineRoute({
    path: '/booking/:priceCheckId/guests',
    load: (args) => ({
      query: startQuery<GuestsScreenQuery>(guestsQuery, getPriceCheckVariables(args)),
      attempt: getAttemptVariables(args),
    }),
    screen: () => import(/* webpackChunkName: "GuestsScreen" */ './screens/Guests/GuestsScreen.tsx'),
  }),
  defineRoute({
    path: '/booking/:priceCheckId/payment',
    load: (args) => ({
      query: startQuery<PaymentScreenQuery>(paymentQuery, getPriceCheckVariables(args)),
      attempt: getAttemptVariables(args),
      setupIntentId: args.url.searchParams.get('setup_intent'),
      cardUse: toCardUse(args.url.searchParams),
    }),
    screen: () => import(/* webpackChunkName: "PaymentScreen" */ './screens/Payment/PaymentScreen.tsx'),
  }),
  defineRoute({
    path: '/booking/:priceCheckId/confirm',
    load: (args) => ({
      query: startQuery<ConfirmScreenQuery>(confirmQuery, getPriceCheckVariables(args)),
      attempt: getAttemptVariables(args),
    }),
    screen: () => import(/* webpackChunkName: "ConfirmScreen" */ './screens/Confirm/ConfirmScreen.tsx'),
  }),
  defineRoute({
    path: '/booking/completed/:travelId',
    load: ({ params }) => startQuery<CompletedScreenQuery>(completedQuery, { id: params.travelId ?? '' }),
    screen: () => import(/* webpackChunkName: "CompletedScreen" */ './screens/Completed/CompletedScreen.tsx'),
  }),
];
