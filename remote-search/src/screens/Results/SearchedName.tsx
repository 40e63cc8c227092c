import { ErrorFallback } from '@yado/shared/components/ErrorFallback';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { type ReactNode, Suspense } from 'react';
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay';
import query, { type FoundHotelsQuery } from './__generated__/FoundHotelsQuery.graphql';
import type { SearchedName_query$key } from './__generated__/SearchedName_query.graphql';

interface Props {
  list: PreloadedQuery<FoundHotelsQuery>;
  search: AddressedSearch;
  /** With the name of the place that is searched, once it is known. */
  children: (search: AddressedSearch) => ReactNode;
}

/** An address says what its place is called; where that is another place's name, the list knows better. */
export function SearchedName({ list, search, children }: Props) {
  const addressed = children(search);
  return (
    <ErrorFallback source={list} instead={addressed}>
      <Suspense fallback={addressed}>
        <Named list={list} search={search}>
          {children}
        </Named>
      </Suspense>
    </ErrorFallback>
  );
}

function Named({ list, search, children }: Props) {
  const { searchPropertyContent } = useFragment(
    graphql`
      fragment SearchedName_query on Query {
        searchPropertyContent(input: $input, regionInput: $region, first: 20) {
          regionName
        }
      }
    `,
    usePreloadedQuery<FoundHotelsQuery>(query, list) as SearchedName_query$key,
  );
  const { regionName } = searchPropertyContent;
  const isOther =
    search.regionId && !search.propertyId && regionName && plain(regionName) !== plain(search.destination);
  return children(isOther ? { ...search, destination: regionName } : search);
}

/** 日本橋(東京都) is 日本橋. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\(.*?\)/g, '')
    .trim();
