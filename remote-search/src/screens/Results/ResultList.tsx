import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { readNodes } from '@yado/shared/relay/read-nodes';
import { type AddressedSearch, searchToParams } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import { useWhenOnline } from '@yado/shared/errors/use-when-online';
import { toast } from '@yado/shared/ui/Toaster';
import { useMemo, useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { toFilteredView } from '../../lib/filtered-view.ts';
import type { CountsRequest } from './FilterCounts.tsx';
import { CompareBar } from './CompareBar.tsx';
import { ListColumn } from './ListColumn.tsx';
import { ListEnd } from './ListEnd.tsx';
import { ListHead } from './ListHead.tsx';
import { ListedHotel } from './ListedHotel.tsx';
import { MapColumn } from './MapColumn.tsx';
import { MapSheet } from './MapSheet.tsx';
import { SelectedHotel } from './SelectedHotel.tsx';
import { HotelCard } from './HotelCard.tsx';
import { HotelRow } from './HotelRow.tsx';
import { useListDensity } from './use-list-density.ts';
import type { SearchChange } from './use-change-search.ts';
import { useIsWide } from './use-is-wide.ts';
import { type ListHandle, VirtualList } from './VirtualList.tsx';
import type { ResultList_query$key } from './__generated__/ResultList_query.graphql';
import type { ResultListPageQuery } from './__generated__/ResultListPageQuery.graphql';

const PAGE = 20;
/** A map bears more at a time than a list. */
const MAP_PAGE = 50;
/** Photos of so many hotels are in sight at once. */
const IN_SIGHT = { comfortable: 4, compact: 7 };

interface Props {
  query: ResultList_query$key;
  /** Whose choices are remembered. */
  owner: string;
  search: AddressedSearch;
  stay: Stay;
  counts: CountsRequest;
  change: (change: SearchChange) => void;
  /** Whether another list is on its way. */
  isChanging: () => boolean;
  /** Whether the map is asked for where it has no place beside the list. */
  mapOpen: boolean;
  onCloseMap: () => void;
}

/** The hotel that the user named, then all others, page by page, beside the map. */
export function ResultList(props: Props) {
  const { query, owner, search, stay, counts, change, isChanging, mapOpen, onCloseMap } = props;
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ResultListPageQuery,
    ResultList_query$key
  >(
    graphql`
      fragment ResultList_query on Query
      @refetchable(queryName: "ResultListPageQuery")
      @argumentDefinitions(after: { type: "String" }, count: { type: "Int", defaultValue: 20 }) {
        searchPropertyContent(input: $input, regionInput: $region, first: $count, after: $after)
          @connection(key: "ResultList_searchPropertyContent") {
          totalCount
          searchedAtMost
          origin {
            ...HotelCard_origin
            ...HotelRow_origin
            ...ResultsMap_origin
          }
          specifiedProperty {
            id
            ...HotelCard_hotel
            ...HotelRow_hotel
            ...ResultsMap_hotels
          }
          edges {
            node {
              id
              ...HotelCard_hotel
              ...HotelRow_hotel
              ...ResultsMap_hotels
            }
          }
        }
      }
    `,
    query,
  );
  const wide = useIsWide();
  const density = useListDensity();
  const list = useRef<ListHandle>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const [selected, setSelected] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const { totalCount, searchedAtMost, origin, specifiedProperty: picked, edges } = data.searchPropertyContent;
  const { nodes, unreadable } = readNodes(edges);
  const others = nodes.filter(({ id }) => id !== picked?.id);
  const hotels = picked ? [picked, ...others] : others;
  useWhenOnline(failed ? () => setFailed(false) : null);
  const loadMore = (count = PAGE) => {
    // Relay (21.0) may show this list for good when a page of it arrives while another list takes its place.
    if (isChanging()) return;
    setFailed(false);
    loadNext(count, {
      onComplete: (error) => {
        setFailed(error !== null);
        if (error) toast({ tone: 'error', title: actionFailureMessage('続きの読み込み', error) });
      },
    });
  };
  const listedBy = useMemo(() => ({ view: toFilteredView(search.filter), sort: search.sort }), [search]);
  const memory = `${density} ${searchToParams({ ...search, stay, view: undefined }).toString()}`;
  const Item = density === 'compact' ? HotelRow : HotelCard;
  const onMap = wide || !mapOpen ? undefined : hotels.find(({ id }) => id === selected);
  const map = (
    <MapColumn
      hotels={hotels}
      origin={origin}
      pickedId={picked?.id}
      area={search.area}
      total={totalCount + (picked ? 1 : 0)}
      loading={isLoadingNext}
      onLoadMore={hasNext ? () => loadMore(MAP_PAGE) : undefined}
      selectedId={selected}
      hoveredId={hovered}
      onSelect={(id) => {
        setSelected(id);
        if (id) list.current?.show(id);
      }}
      onHover={setHovered}
      onSearchArea={(area) => change({ area })}
    />
  );
  return (
    <>
      <ListColumn>
        <ListHead
          total={totalCount}
          around={picked != null}
          unreadable={unreadable}
          searchedAtMost={searchedAtMost ?? null}
          stay={stay}
          counts={counts}
          change={change}
        />
        <VirtualList
          label="ホテルの一覧"
          items={hotels}
          total={totalCount + (picked ? 1 : 0)}
          key={memory}
          memory={memory}
          handle={list}
          density={density}
          onEnd={hasNext && !isLoadingNext && !failed ? () => loadMore() : undefined}
        >
          {(hotel, index) => (
            <ListedHotel
              id={hotel.id}
              marked={hotel.id === hovered || hotel.id === selected}
              onHover={setHovered}
            >
              <Item
                hotel={hotel}
                owner={owner}
                origin={origin}
                stay={stay}
                listedBy={listedBy}
                picked={hotel.id === picked?.id}
                first={index < IN_SIGHT[density]}
              />
            </ListedHotel>
          )}
        </VirtualList>
        <ListEnd
          search={search}
          counts={counts}
          change={change}
          shown={others.length}
          total={totalCount}
          hasMore={hasNext}
          loading={isLoadingNext}
          onLoadMore={() => loadMore()}
        />
        <CompareBar owner={owner} search={search} stay={stay} />
      </ListColumn>
      {wide ? (
        map
      ) : (
        <MapSheet
          open={mapOpen}
          onClose={() => {
            setSelected(null);
            onCloseMap();
          }}
          selected={
            onMap && (
              <SelectedHotel onClose={() => setSelected(null)}>
                <HotelCard
                  hotel={onMap}
                  origin={origin}
                  stay={stay}
                  listedBy={listedBy}
                  picked={onMap.id === picked?.id}
                  first
                />
              </SelectedHotel>
            )
          }
        >
          {map}
        </MapSheet>
      )}
    </>
  );
}
