import { PageTitle } from '@yado/shared/components/PageTitle';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { searchToParams } from '@yado/shared/routing/hotel-search';
import type { Stay } from '@yado/shared/routing/stay';
import { Container } from '@yado/shared/ui/Container';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { Suspense } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { RequestBoundary } from '../../components/RequestBoundary.tsx';
import { CriteriaBar } from './CriteriaBar.tsx';
import { FilterFields } from './FilterFields.tsx';
import { ListControls } from './ListControls.tsx';
import { ResultList } from './ResultList.tsx';
import { ResultsSkeleton } from './ResultsSkeleton.tsx';
import { useChangeSearch } from './useChangeSearch.ts';
import type { ResultsScreenQuery } from './__generated__/ResultsScreenQuery.graphql';

export interface ResultsData {
  search: AddressedSearch;
  /** Why nothing can be searched for yet, in words. */
  problem: string | null;
  list: PreloadedQuery<ResultsScreenQuery> | null;
}

/** The hotels of a place with prices for a stay; criteria, order and filters live in the address. */
export function Screen({ data: { search, problem, list } }: { data: ResultsData }) {
  const heading = headingOf(search);
  return (
    <Container>
      <PageTitle>{heading}</PageTitle>
      <CriteriaBar key={problem} search={search} startOpen={problem !== null} />
      {list && search.stay ? (
        <Found heading={heading} search={search} stay={search.stay} list={list} />
      ) : (
        <>
          <h1 className={css({ srOnly: true })}>{heading}</h1>
          <EmptyState icon="calendar" title={problem ?? '検索条件を入力してください'} />
        </>
      )}
    </Container>
  );
}

function headingOf({ destination, propertyId }: AddressedSearch): string {
  if (!destination) return 'ホテルの検索結果';
  return propertyId ? `${destination}と周辺のホテル` : `${destination}のホテル`;
}

interface FoundProps {
  heading: string;
  search: AddressedSearch;
  stay: Stay;
  list: PreloadedQuery<ResultsScreenQuery>;
}

function Found({ heading, search, stay, list }: FoundProps) {
  const change = useChangeSearch(search, stay);
  return (
    <div className={columns}>
      <section aria-label="絞り込み" className={css({ hideBelow: 'lg' })}>
        <FilterFields filter={search.filter} onChange={(filter) => change({ filter })} />
      </section>
      <div className={css({ minW: '0' })}>
        <div className={top}>
          <h1 className={css({ textStyle: 'h2', flex: '1', minW: '50%' })}>{heading}</h1>
          <ListControls search={search} stay={stay} />
        </div>
        <RequestBoundary what="ホテルの一覧" source={list}>
          <Suspense key={searchToParams({ ...search, stay }).toString()} fallback={<ResultsSkeleton />}>
            <Results search={search} stay={stay} list={list} />
          </Suspense>
        </RequestBoundary>
      </div>
    </div>
  );
}

function Results({ search, stay, list }: Omit<FoundProps, 'heading'>) {
  const query = usePreloadedQuery<ResultsScreenQuery>(
    graphql`
      query ResultsScreenQuery(
        $input: SearchPropertyContentInput!
        $stay: RoomsWithRateInput!
        $region: RegionInput
        $from: RegionInput!
        $measured: Boolean!
      ) @throwOnFieldError {
        ...ResultList_query
      }
    `,
    list,
  );
  return <ResultList query={query} search={search} stay={stay} />;
}

const columns = css({
  mt: { base: '5', md: '8' },
  display: 'grid',
  gap: '8',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' },
});
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  mb: '3',
});
