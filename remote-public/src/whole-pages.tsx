import type { WholePages } from '@yado/shared/contract/whole-page';
import { hotelViewFromParams } from '@yado/shared/routing/hotel-view';
import { definePage } from '@yado/shared/whole-page/define-page';
import { isLost, lostSearch, roomsFromParams, wantedDownload } from './lib/voucher-choice.ts';
import { Screen as LegalScreen } from './screens/Legal/LegalScreen.tsx';
import legalQuery, { type LegalScreenQuery } from './screens/Legal/__generated__/LegalScreenQuery.graphql';
import { Screen as PdfGuideScreen } from './screens/PdfGuide/PdfGuideScreen.tsx';
import pdfGuideQuery, {
  type PdfGuideScreenQuery,
} from './screens/PdfGuide/__generated__/PdfGuideScreenQuery.graphql';
import { Screen as PublicHotelScreen } from './screens/PublicHotel/PublicHotelScreen.tsx';
import publicHotelQuery, {
  type PublicHotelScreenQuery,
} from './screens/PublicHotel/__generated__/PublicHotelScreenQuery.graphql';
import { Screen as PublicTripScreen } from './screens/PublicTrip/PublicTripScreen.tsx';
import publicTripQuery, {
  type PublicTripScreenQuery,
} from './screens/PublicTrip/__generated__/PublicTripScreenQuery.graphql';
import voucherQuery, {
  type useVoucherDownloadQuery,
} from './screens/PublicTrip/__generated__/useVoucherDownloadQuery.graphql';
import { Screen as TermsScreen } from './screens/Terms/TermsScreen.tsx';
import termsQuery, { type TermsScreenQuery } from './screens/Terms/__generated__/TermsScreenQuery.graphql';

/** Pages that the edge sends whole (`build/whole-pages.mjs`): chunk of a screen → the same screen without scripts. */
export const wholePages: WholePages = {
  LegalScreen: definePage<LegalScreenQuery, Parameters<typeof LegalScreen>[0]['data']>({
    query: legalQuery,
    variables: () => ({}),
    load: (query) => query,
    Screen: LegalScreen,
    status: () => 200,
  }),
  PdfGuideScreen: definePage<PdfGuideScreenQuery, Parameters<typeof PdfGuideScreen>[0]['data']>({
    query: pdfGuideQuery,
    variables: () => ({}),
    load: (query) => query,
    Screen: PdfGuideScreen,
    status: () => 200,
  }),
  PublicHotelScreen: definePage<PublicHotelScreenQuery, Parameters<typeof PublicHotelScreen>[0]['data']>({
    query: publicHotelQuery,
    variables: ({ params }) => ({ key: params.key ?? '' }),
    load: (query, { params, search }) => ({
      key: params.key ?? '',
      english: hotelViewFromParams(new URLSearchParams(search)).language === 'en',
      whole: true,
      query,
    }),
    Screen: PublicHotelScreen,
    status: ({ hotelByKey }) => (hotelByKey ? 200 : 404),
  }),
  PublicTripScreen: definePage<PublicTripScreenQuery, Parameters<typeof PublicTripScreen>[0]['data']>({
    query: publicTripQuery,
    variables: ({ params }) => ({ key: params.key ?? '' }),
    load: (query, { params, search }) => {
      const view = new URLSearchParams(search);
      return {
        key: params.key ?? '',
        chosen: roomsFromParams(view),
        whole: { isLost: isLost(view) },
        query,
      };
    },
    Screen: PublicTripScreen,
    file: {
      query: voucherQuery,
      variables: ({ params, search }) => {
        const wanted = wantedDownload(new URLSearchParams(search));
        return wanted && { key: params.key ?? '', ...wanted };
      },
      location: (answer, { pathname, search }) => {
        const { travelVoucherDownloadLinkByKey: link } = answer as useVoucherDownloadQuery['response'];
        return link ? new URL(link.url).pathname : pathname + lostSearch(new URLSearchParams(search));
      },
    },
    // 410 for a key whose time is over, 404 for one that there never was.
    status: ({ travelByKey, travelKeyState }) => (travelByKey ? 200 : travelKeyState === 'ENDED' ? 410 : 404),
  }),
  TermsScreen: definePage<TermsScreenQuery, Parameters<typeof TermsScreen>[0]['data']>({
    query: termsQuery,
    variables: ({ params }) => ({ contentId: params.contentId ?? '' }),
    load: (query) => query,
    Screen: TermsScreen,
    status: ({ terms }) => (terms ? 200 : 404),
  }),
};
