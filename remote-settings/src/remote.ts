import './__generated__/panda.css';
import { defineRoute, type RemoteModule } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import accountQuery, {
  type AccountScreenQuery,
} from './screens/Account/__generated__/AccountScreenQuery.graphql';
import cardsQuery, { type CardsScreenQuery } from './screens/Cards/__generated__/CardsScreenQuery.graphql';

export const routes: RemoteModule['routes'] = [
  defineRoute({
    path: '/settings/account',
    load: () => startQuery<AccountScreenQuery>(accountQuery, {}),
    screen: () => import(/* webpackChunkName: "AccountScreen" */ './screens/Account/AccountScreen.tsx'),
  }),
  defineRoute({
    path: '/settings/cards',
    load: () => startQuery<CardsScreenQuery>(cardsQuery, {}),
    screen: () => import(/* webpackChunkName: "CardsScreen" */ './screens/Cards/CardsScreen.tsx'),
  }),
  defineRoute({
    path: '/settings/cards/confirm',
    load: ({ url }) => ({ setupIntentId: url.searchParams.get('setup_intent') ?? '' }),
    screen: () =>
      import(/* webpackChunkName: "CardConfirmScreen" */ './screens/CardConfirm/CardConfirmScreen.tsx'),
  }),
];
