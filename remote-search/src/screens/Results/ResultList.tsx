import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { formatCount, formatParty } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import { LoadMore } from '@yado/shared/ui/LoadMore';
import { toast } from '@yado/shared/ui/Toaster';
import { graphql, usePaginationFragment } from 'react-relay';
import { css } from '#styled/css';
import { readableNodes } from '../../lib/readable-nodes.ts';
import { EmptyResults } from './EmptyResults.tsx';
import { HotelCard } from './HotelCard.tsx';
import type { ResultList_query$key } from './__generated__/ResultList_query.graphql';
import type { ResultListPageQuery } from './__generated__/ResultListPageQuery.graphql';

const PAGE = 20;
/** Photos of so many hotels are in sight at once. */
const IN_SIGHT = 3;

interface Props {
  query: ResultList_query$key;
  search: AddressedSearch;
  stay: Stay;
}

/** The hotel that the user named, then all others, page by page. */
export function ResultList({ query, search, stay }: Props) {
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
          regionName
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
  const { totalCount, regionName, specifiedProperty: picked, edges } = data.searchPropertyContent;
  const hotels = readableNodes(edges).filter(({ id }) => id !== picked?.id);
  const loadMore = () =>
    loadNext(PAGE, {
      onComplete: (error) => {
        if (error) toast({ tone: 'error', title: actionFailureMessage('続きの読み込み', error) });
      },
    });
  return (
    <>
      <p className={css({ color: 'text.muted', fontSize: 'sm', mb: '3' })}>
        <output>
          <strong className={css({ color: 'text', fontSize: 'md', mr: '2' })}>
            {picked && '周辺に'}
            {formatCount(totalCount, '軒')}
          </strong>
        </output>
        <span className={css({ hideBelow: 'md' })}>
          {formatStay(stay.checkin, stay.checkout)}・{formatParty(stay.occupancies)}
        </span>
      </p>
      <ul className={css({ display: 'grid', gap: '4' })}>
        {picked && (
          <li>
            <HotelCard hotel={picked} stay={stay} place={regionName} picked first />
          </li>
        )}
        {hotels.map((hotel, index) => (
          <li key={hotel.id}>
            <HotelCard hotel={hotel} stay={stay} place={regionName} first={index < IN_SIGHT} />
          </li>
        ))}
      </ul>
      {hotels.length === 0 ? (
        <EmptyResults search={search} stay={stay} />
      ) : (
        <LoadMore
          shown={hotels.length}
          total={totalCount}
          unit="軒"
          hasMore={hasNext}
          loading={isLoadingNext}
          onLoadMore={loadMore}
        />
      )}
    </>
  );
}
