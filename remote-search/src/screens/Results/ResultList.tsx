import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { type AddressedSearch, searchToParams } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import { LoadMore } from '@yado/shared/ui/LoadMore';
import { toast } from '@yado/shared/ui/Toaster';
import { type ReactNode, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { readableNodes } from '../../lib/readable-nodes.ts';
import { EmptyResults } from './EmptyResults.tsx';
import { type CountsRequest, FilterCounts } from './FilterCounts.tsx';
import { HotelCard } from './HotelCard.tsx';
import { ResultCount } from './ResultCount.tsx';
import type { SearchChange } from './useChangeSearch.ts';
import { VirtualList } from './VirtualList.tsx';
import type { ResultList_query$key } from './__generated__/ResultList_query.graphql';
import type { ResultListPageQuery } from './__generated__/ResultListPageQuery.graphql';

const PAGE = 20;
/** Photos of so many hotels are in sight at once. */
const IN_SIGHT = 3;

interface Props {
  query: ResultList_query$key;
  search: AddressedSearch;
  stay: Stay;
  counts: CountsRequest;
  change: (change: SearchChange) => void;
  /** Another order or filter is on its way. */
  pending: boolean;
  chips: ReactNode;
}

/** The hotel that the user named, then all others, page by page, beside the map. */
export function ResultList({ query, search, stay, counts, change, pending, chips }: Props) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ResultListPageQuery,
    ResultList_query$key
  >(
    graphql`
      fragment ResultList_query on Query
      @refetchable(queryName: "ResultListPageQuery")
      @throwOnFieldError
      @argumentDefinitions(after: { type: "String" }, count: { type: "Int", defaultValue: 20 }) {
        searchPropertyContent(input: $input, regionInput: $region, first: $count, after: $after)
          @connection(key: "ResultList_searchPropertyContent") {
          totalCount
          origin {
            ...HotelCard_origin
          }
          specifiedProperty {
            id
            ...HotelCard_hotel
          }
          edges {
            node {
              id
              ...HotelCard_hotel
            }
          }
        }
      }
    `,
    query,
  );
  const [failed, setFailed] = useState(false);
  const { totalCount, origin, specifiedProperty: picked, edges } = data.searchPropertyContent;
  const others = readableNodes(edges).filter(({ id }) => id !== picked?.id);
  const hotels = picked ? [picked, ...others] : others;
  const loadMore = () => {
    setFailed(false);
    loadNext(PAGE, {
      onComplete: (error) => {
        setFailed(error !== null);
        if (error) toast({ tone: 'error', title: actionFailureMessage('続きの読み込み', error) });
      },
    });
  };
  return (
    <div aria-busy={pending} data-pending={pending ? '' : undefined} className={column}>
      <ResultCount total={totalCount} around={picked != null} stay={stay} pending={pending} />
      {chips}
      <VirtualList
        label="ホテルの一覧"
        items={hotels}
        total={totalCount + (picked ? 1 : 0)}
        memory={searchToParams({ ...search, stay, view: undefined }).toString()}
        onEnd={hasNext && !isLoadingNext && !failed ? loadMore : undefined}
      >
        {(hotel, index) => (
          <HotelCard
            hotel={hotel}
            origin={origin}
            stay={stay}
            picked={hotel.id === picked?.id}
            first={index < IN_SIGHT}
          />
        )}
      </VirtualList>
      {others.length === 0 ? (
        <FilterCounts
          counts={counts}
          fallback={<EmptyResults search={search} change={change} facets={null} />}
        >
          {(facets) => <EmptyResults search={search} change={change} facets={facets} />}
        </FilterCounts>
      ) : (
        <LoadMore
          unit="軒"
          shown={others.length}
          total={totalCount}
          hasMore={hasNext}
          loading={isLoadingNext}
          onLoadMore={loadMore}
        />
      )}
    </div>
  );
}

const column = css({
  minW: '0',
  transition: 'opacity {durations.fast}',
  '&[data-pending]': { opacity: '0.6' },
});
