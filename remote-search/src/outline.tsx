import type { OutlineSource } from '@yado/shared/contract/outline';
import { operationId } from '@yado/shared/relay/operation-id';
import { renderOutline } from '@yado/shared/outline/render-outline';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { css } from '#styled/css';
import { SearchForm } from './components/SearchForm.tsx';
import { OwnSkeleton } from './screens/Search/OwnSkeleton.tsx';
import hotelQuery from './screens/Hotel/__generated__/HotelScreenQuery.graphql';
import roomsQuery from './screens/Hotel/__generated__/HotelRoomsQuery.graphql';
import listQuery from './screens/Results/__generated__/FoundHotelsQuery.graphql';
import { SearchPage } from './screens/Search/SearchPage.tsx';

const network = Network.create(() => {
  throw new Error('an outline asks for no data');
});
const environment = new Environment({ network, store: new Store(new RecordSource()) });

/** What the form shows is decided on the day and for the person that it is opened by. */
const blank = { text: '', place: null, checkin: '', checkout: '', rooms: [{ adults: 1, childAges: [] }] };

/** Their place stays empty until the form's own are there. */
const withoutDates = css({ '& [data-empty]': { visibility: 'hidden' } });

/** What the build renders (`build/outline.mjs`): chunk of a screen → the screen without data, and what it asks for first. */
export const outlines: Record<string, OutlineSource> = {
  SearchScreen: {
    content: renderOutline(
      <RelayEnvironmentProvider environment={environment}>
        <div className={withoutDates}>
          <SearchPage form={<SearchForm initial={blank} owner="" onSearch={() => undefined} />}>
            <OwnSkeleton />
          </SearchPage>
        </div>
      </RelayEnvironmentProvider>,
    ),
  },
  ResultsScreen: { queries: [operationId(listQuery)] },
  HotelScreen: { queries: [operationId(hotelQuery), operationId(roomsQuery)] },
};
