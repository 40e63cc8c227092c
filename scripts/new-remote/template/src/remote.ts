import './__generated__/panda.css';
import { defineRoute, type RemoteModule } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import exampleQuery, {
  type ExampleScreenQuery,
} from './screens/Example/__generated__/ExampleScreenQuery.graphql';

export const routes: RemoteModule['routes'] = [
  defineRoute({
    path: '/example',
    load: () => startQuery<ExampleScreenQuery>(exampleQuery, {}),
    screen: () => import(/* webpackChunkName: "ExampleScreen" */ './screens/Example/ExampleScreen.tsx'),
  }),
];
