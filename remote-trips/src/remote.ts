import './__generated__/panda.css';
import { defineRoute, type RemoteModule } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { filterFromParams, filterToInput } from './lib/trip-filter.ts';
import { roomNumbersFromParams } from './lib/voucher-choice.ts';
import tripQuery, { type TripScreenQuery } from './screens/Trip/__generated__/TripScreenQuery.graphql';
import tripListQuery, {
  type TripListScreenQuery,
} from './screens/TripList/__generated__/TripListScreenQuery.graphql';
import vouchersQuery, {
  type VouchersScreenQuery,
} from './screens/Vouchers/__generated__/VouchersScreenQuery.graphql';

export const routes: RemoteModule['routes'] = [
  defineRoute({
    path: '/trips',
    load: ({ url }) => {
      const filter = filterFromParams(url.searchParams);
      return {
        filter,
        query: startQuery<TripListScreenQuery>(tripListQuery, { input: filterToInput(filter) }),
      };
    },
    screen: () => import(/* webpackChunkName: "TripListScreen" */ './screens/TripList/TripListScreen.tsx'),
  }),
  defineRoute({
    path: '/trips/:id',
    load: ({ params }) => startQuery<TripScreenQuery>(tripQuery, { id: params.id ?? '' }),
    screen: () => import(/* webpackChunkName: "TripScreen" */ './screens/Trip/TripScreen.tsx'),
  }),
  defineRoute({
    path: '/trips/:id/vouchers',
    load: ({ params, url }) => ({
      chosen: roomNumbersFromParams(url.searchParams),
      query: startQuery<VouchersScreenQuery>(vouchersQuery, { id: params.id ?? '' }),
    }),
    screen: () => import(/* webpackChunkName: "VouchersScreen" */ './screens/Vouchers/VouchersScreen.tsx'),
  }),
];
