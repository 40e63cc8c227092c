import './__generated__/panda.css';
import { defineRoute, type RemoteModule } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import legalQuery, { type LegalScreenQuery } from './screens/Legal/__generated__/LegalScreenQuery.graphql';

export const routes: RemoteModule['routes'] = [
  defineRoute({
    path: '/legal',
    load: () => startQuery<LegalScreenQuery>(legalQuery, {}),
    screen: () => import(/* webpackChunkName: "LegalScreen" */ './screens/Legal/LegalScreen.tsx'),
  }),
];
