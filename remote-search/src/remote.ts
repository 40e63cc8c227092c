import './__generated__/panda.css';
import { defineRoute, type RemoteModule } from '@yado/shared/contract/remote';
import { searchFromParams } from '@yado/shared/routing/hotel-search';
import { loadClips } from './screens/Clips/load-clips.ts';
import { loadComparison } from './screens/Comparison/load-comparison.ts';
import { currentOwner } from './lib/current-owner.ts';
import { loadHotel } from './screens/Hotel/load-hotel.ts';
import { loadOwn } from './screens/Search/load-own.ts';
import { loadResults } from './screens/Results/load-results.ts';

export const routes: RemoteModule['routes'] = [
  defineRoute({
    path: '/',
    load: ({ url }) => ({
      search: searchFromParams(url.searchParams),
      owner: currentOwner(),
      own: loadOwn(),
    }),
    screen: () => import(/* webpackChunkName: "SearchScreen" */ './screens/Search/SearchScreen.tsx'),
  }),
  defineRoute({
    path: '/hotels',
    load: ({ url }) => loadResults(url.searchParams),
    screen: () => import(/* webpackChunkName: "ResultsScreen" */ './screens/Results/ResultsScreen.tsx'),
  }),
  defineRoute({
    path: '/hotels/:id',
    load: ({ params, url }) => loadHotel(params.id ?? '', url.searchParams),
    screen: () => import(/* webpackChunkName: "HotelScreen" */ './screens/Hotel/HotelScreen.tsx'),
  }),
  defineRoute({
    path: '/compare',
    load: ({ url }) => loadComparison(url.searchParams),
    screen: () =>
      import(/* webpackChunkName: "ComparisonScreen" */ './screens/Comparison/ComparisonScreen.tsx'),
  }),
  defineRoute({
    path: '/clips',
    load: ({ url }) => loadClips(url.searchParams),
    screen: () => import(/* webpackChunkName: "ClipsScreen" */ './screens/Clips/ClipsScreen.tsx'),
  }),
];
