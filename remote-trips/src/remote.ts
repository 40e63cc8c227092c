import './__generated__/panda.css';
import { defineRoute, type RemoteModule } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { papersFromParams, papersToInput } from './lib/paper-filter.ts';
import { filterFromParams, filterToInput } from './lib/trip-filter.ts';
import { roomNumbersFromParams } from './lib/voucher-choice.ts';
import { loadDates } from './screens/Dates/load-dates.ts';
import invoiceQuery, {
  type InvoiceScreenQuery,
} from './screens/Invoice/__generated__/InvoiceScreenQuery.graphql';
import invoicesQuery, {
  type InvoicesScreenQuery,
} from './screens/Invoices/__generated__/InvoicesScreenQuery.graphql';
import itinerariesQuery, {
  type ItinerariesScreenQuery,
} from './screens/Itineraries/__generated__/ItinerariesScreenQuery.graphql';
import papersQuery, {
  type PapersScreenQuery,
} from './screens/Papers/__generated__/PapersScreenQuery.graphql';
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
  defineRoute({
    path: '/trips/:id/itineraries',
    load: ({ params, url }) => ({
      chosen: roomNumbersFromParams(url.searchParams),
      query: startQuery<ItinerariesScreenQuery>(itinerariesQuery, { id: params.id ?? '' }),
    }),
    screen: () =>
      import(/* webpackChunkName: "ItinerariesScreen" */ './screens/Itineraries/ItinerariesScreen.tsx'),
  }),
  defineRoute({
    path: '/trips/:id/dates',
    load: ({ params, url }) => loadDates(params.id ?? '', url.searchParams),
    screen: () => import(/* webpackChunkName: "DatesScreen" */ './screens/Dates/DatesScreen.tsx'),
  }),
  defineRoute({
    path: '/invoices',
    load: ({ url }) => {
      const branchId = url.searchParams.get('branch');
      return { branchId, query: startQuery<InvoicesScreenQuery>(invoicesQuery, { branchId }) };
    },
    screen: () => import(/* webpackChunkName: "InvoicesScreen" */ './screens/Invoices/InvoicesScreen.tsx'),
  }),
  defineRoute({
    path: '/invoices/:id',
    load: ({ params }) => startQuery<InvoiceScreenQuery>(invoiceQuery, { id: params.id ?? '' }),
    screen: () => import(/* webpackChunkName: "InvoiceScreen" */ './screens/Invoice/InvoiceScreen.tsx'),
  }),
  defineRoute({
    path: '/papers',
    load: ({ url }) => {
      const filter = papersFromParams(url.searchParams);
      const variables = { input: papersToInput(filter), branchId: filter.branchId || null };
      return { filter, query: startQuery<PapersScreenQuery>(papersQuery, variables) };
    },
    screen: () => import(/* webpackChunkName: "PapersScreen" */ './screens/Papers/PapersScreen.tsx'),
  }),
];
