import { PageTitle } from '@yado/shared/components/PageTitle';
import { useNavigate } from '@yado/shared/router';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { paths } from '@yado/shared/routing/paths';
import { useMemo } from 'react';
import type { OwnRequest } from './load-own.ts';
import { OwnPart } from './OwnPart.tsx';
import { Promises } from './Promises.tsx';
import { RecentSearches } from './RecentSearches.tsx';
import { SearchPage } from './SearchPage.tsx';
import { SearchForm } from '../../components/SearchForm.tsx';
import { toSearchDraft } from '../../components/search-draft.ts';

interface Props {
  data: { search: AddressedSearch; owner: string; own: OwnRequest };
}

/** The start page: one form, and what is the person's own. */
export function Screen({ data: { search, owner, own } }: Props) {
  const navigate = useNavigate();
  const initial = useMemo(() => toSearchDraft(search), [search]);
  return (
    <>
      <PageTitle>ホテルを探す</PageTitle>
      <SearchPage
        form={
          <SearchForm
            initial={initial}
            owner={owner}
            onSearch={(next) => void navigate(paths.hotels(next))}
          />
        }
        recent={<RecentSearches owner={owner} />}
      >
        <OwnPart request={own} instead={<Promises />} />
      </SearchPage>
    </>
  );
}
