import type { ScreenOutline } from '@yado/shared/contract/outline';
import { renderOutline } from '@yado/shared/outline/render-outline';
import { RelayEnvironmentProvider } from 'react-relay';
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { css } from '#styled/css';
import { SearchForm } from './components/SearchForm.tsx';
import { OwnSkeleton } from './screens/Search/OwnSkeleton.tsx';
import { SearchPage } from './screens/Search/SearchPage.tsx';

const network = Network.create(() => {
  throw new Error('an outline asks for no data');
});
const environment = new Environment({ network, store: new Store(new RecordSource()) });

/** What the form shows is decided on the day and for the person that it is opened by. */
const blank = { text: '', place: null, checkin: '', checkout: '', rooms: [{ adults: 1, childAges: [] }] };

/** Their place stays empty until the form's own stand there. */
const withoutDates = css({ '& [data-empty]': { visibility: 'hidden' } });

/** What the build renders (`build/outline.mjs`): chunk of a screen → the screen without data. */
export const outlines: Record<string, Omit<ScreenOutline, 'styles'>> = {
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
};
