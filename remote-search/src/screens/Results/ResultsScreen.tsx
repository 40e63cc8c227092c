import { MissingBoundary } from '@yado/shared/components/MissingBoundary';
import { PageTitle } from '@yado/shared/components/PageTitle';
import type { AddressedSearch } from '@yado/shared/routing/hotel-search';
import { Container } from '@yado/shared/ui/Container';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { SkipLink } from '@yado/shared/ui/SkipLink';
import type { PreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { CriteriaBar } from './CriteriaBar.tsx';
import type { CountsRequest } from './FilterCounts.tsx';
import { FoundHotels } from './FoundHotels.tsx';
import { LIST_ID } from './ListColumn.tsx';
import { NO_PLACE, resultsHeading } from './results-heading.ts';
import { SearchedName } from './SearchedName.tsx';
import { UnderstoodPlace } from './UnderstoodPlace.tsx';
import { UnknownPlace } from './UnknownPlace.tsx';
import type { FoundHotelsQuery } from './__generated__/FoundHotelsQuery.graphql';

export interface ResultsData {
  search: AddressedSearch;
  /** Whose searches and choices are remembered. */
  owner: string;
  /** Why nothing can be searched for yet, in words. */
  problem: string | null;
  list: PreloadedQuery<FoundHotelsQuery> | null;
  counts: CountsRequest | null;
}

/** The hotels of a place with prices for a stay; criteria, order and filters live in the address. */
export function Screen({ data: { search, owner, problem, list, counts } }: { data: ResultsData }) {
  // A text that stands for no place yet promises no hotels.
  const heading = list ? resultsHeading(search) : NO_PLACE;
  return (
    <Container className={css({ maxW: { xl: '1680px' } })}>
      {list ? (
        <SearchedName list={list} search={search}>
          {(named) => <PageTitle>{resultsHeading(named)}</PageTitle>}
        </SearchedName>
      ) : (
        <PageTitle>{heading}</PageTitle>
      )}
      {list && <SkipLink targetId={LIST_ID} label="検索条件と絞り込みを飛ばして一覧へ移動" />}
      <CriteriaBar key={problem} search={search} owner={owner} startOpen={problem !== null} />
      {search.typed && search.stay && list && (
        <UnderstoodPlace
          key={search.typed}
          search={search}
          typed={search.typed}
          stay={search.stay}
          understood={
            <SearchedName list={list} search={search}>
              {({ destination }) => destination}
            </SearchedName>
          }
        />
      )}
      {list && counts && search.stay ? (
        <MissingBoundary source={list} instead={<UnknownPlace />}>
          <FoundHotels owner={owner} search={search} stay={search.stay} list={list} counts={counts} />
        </MissingBoundary>
      ) : (
        <>
          <h1 className={css({ srOnly: true })}>{heading}</h1>
          <EmptyState icon="calendar" title={problem ?? '検索条件を入力してください'} />
        </>
      )}
    </Container>
  );
}
