import './__generated__/panda.css';
import { defineRoute, type RemoteModule } from '@yado/shared/contract/remote';
import { startQuery } from '@yado/shared/relay';
import { safeNext } from '@yado/shared/routing/next';
import { hotelViewFromParams } from '@yado/shared/routing/hotel-view';
import { roomsFromParams } from './lib/voucher-choice.ts';
import legalQuery, { type LegalScreenQuery } from './screens/Legal/__generated__/LegalScreenQuery.graphql';
import newsItemQuery, {
  type NewsItemScreenQuery,
} from './screens/NewsItem/__generated__/NewsItemScreenQuery.graphql';
import newsListQuery, {
  type NewsListScreenQuery,
} from './screens/NewsList/__generated__/NewsListScreenQuery.graphql';
import pdfGuideQuery, {
  type PdfGuideScreenQuery,
} from './screens/PdfGuide/__generated__/PdfGuideScreenQuery.graphql';
import publicHotelQuery, {
  type PublicHotelScreenQuery,
} from './screens/PublicHotel/__generated__/PublicHotelScreenQuery.graphql';
import publicTripQuery, {
  type PublicTripScreenQuery,
} from './screens/PublicTrip/__generated__/PublicTripScreenQuery.graphql';
import signUpQuery, {
  type SignUpScreenQuery,
} from './screens/SignUp/__generated__/SignUpScreenQuery.graphql';
import termsQuery, { type TermsScreenQuery } from './screens/Terms/__generated__/TermsScreenQuery.graphql';

export const routes: RemoteModule['routes'] = [
  defineRoute({
    path: '/sign-in',
    load: ({ url }) => ({
      next: safeNext(url.searchParams.get('next')),
      reason: url.searchParams.get('reason'),
    }),
    screen: () => import(/* webpackChunkName: "SignInScreen" */ './screens/SignIn/SignInScreen.tsx'),
  }),
  defineRoute({
    path: '/sign-up',
    load: ({ url }) => {
      const code = url.searchParams.get('code') ?? '';
      return { code, query: startQuery<SignUpScreenQuery>(signUpQuery, { code }, 'network-only') };
    },
    screen: () => import(/* webpackChunkName: "SignUpScreen" */ './screens/SignUp/SignUpScreen.tsx'),
  }),
  defineRoute({
    path: '/password-reset',
    load: ({ url }) => ({
      next: safeNext(url.searchParams.get('next')),
      request: url.searchParams.get('request'),
      again: url.searchParams.has('again'),
    }),
    screen: () =>
      import(/* webpackChunkName: "PasswordResetScreen" */ './screens/PasswordReset/PasswordResetScreen.tsx'),
  }),
  defineRoute({
    path: '/action',
    load: ({ url }) => ({
      mode: url.searchParams.get('mode'),
      code: url.searchParams.get('oobCode') ?? '',
      done: url.searchParams.has('done'),
    }),
    screen: () => import(/* webpackChunkName: "ActionScreen" */ './screens/Action/ActionScreen.tsx'),
  }),
  defineRoute({
    path: '/p/hotels/:key',
    load: ({ params, url }) => ({
      key: params.key ?? '',
      english: hotelViewFromParams(url.searchParams).language === 'en',
      query: startQuery<PublicHotelScreenQuery>(publicHotelQuery, { key: params.key ?? '' }),
    }),
    screen: () =>
      import(/* webpackChunkName: "PublicHotelScreen" */ './screens/PublicHotel/PublicHotelScreen.tsx'),
  }),
  defineRoute({
    path: '/p/trips/:key',
    load: ({ params, url }) => ({
      key: params.key ?? '',
      chosen: roomsFromParams(url.searchParams),
      query: startQuery<PublicTripScreenQuery>(publicTripQuery, { key: params.key ?? '' }),
    }),
    screen: () =>
      import(/* webpackChunkName: "PublicTripScreen" */ './screens/PublicTrip/PublicTripScreen.tsx'),
  }),
  defineRoute({
    path: '/terms/:contentId',
    load: ({ params }) => startQuery<TermsScreenQuery>(termsQuery, { contentId: params.contentId ?? '' }),
    screen: () => import(/* webpackChunkName: "TermsScreen" */ './screens/Terms/TermsScreen.tsx'),
  }),
  defineRoute({
    path: '/legal',
    load: () => startQuery<LegalScreenQuery>(legalQuery, {}),
    screen: () => import(/* webpackChunkName: "LegalScreen" */ './screens/Legal/LegalScreen.tsx'),
  }),
  defineRoute({
    path: '/pdf-guide',
    load: () => startQuery<PdfGuideScreenQuery>(pdfGuideQuery, {}),
    screen: () => import(/* webpackChunkName: "PdfGuideScreen" */ './screens/PdfGuide/PdfGuideScreen.tsx'),
  }),
  defineRoute({
    path: '/news',
    load: () => startQuery<NewsListScreenQuery>(newsListQuery, {}),
    screen: () => import(/* webpackChunkName: "NewsListScreen" */ './screens/NewsList/NewsListScreen.tsx'),
  }),
  defineRoute({
    path: '/news/:id',
    load: ({ params }) => startQuery<NewsItemScreenQuery>(newsItemQuery, { id: params.id ?? '' }),
    screen: () => import(/* webpackChunkName: "NewsItemScreen" */ './screens/NewsItem/NewsItemScreen.tsx'),
  }),
];
