import { PageTitle } from '@yado/shared/components/PageTitle';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { TripsPage } from '../../components/TripsPage.tsx';
import { filterToParams, isNarrowed, type TripFilter } from '../../lib/trip-filter.ts';
import { TripFilterBar } from './TripFilterBar.tsx';
import { TripList } from './TripList.tsx';
import type { TripListScreenQuery } from './__generated__/TripListScreenQuery.graphql';

interface Props {
  data: { filter: TripFilter; query: PreloadedQuery<TripListScreenQuery> };
}

/** The branch's trips. Filter and order live in the address. */
export function Screen({ data: { filter, query } }: Props) {
  const trips = usePreloadedQuery<TripListScreenQuery>(
    graphql`
      query TripListScreenQuery($input: BranchTravelsInput!) @throwOnFieldError {
        ...TripList_query @arguments(input: $input)
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const show = (next: TripFilter) => {
    const params = filterToParams(next).toString();
    void navigate(params ? `${paths.trips()}?${params}` : paths.trips(), { preventScrollReset: true });
  };
  const showAll = () => show({ ...filter, statuses: [], keyword: '', onlyMine: false, onlyUpcoming: false });
  return (
    <TripsPage>
      <PageTitle>予約一覧</PageTitle>
      <PageHeader
        title="予約一覧"
        description="支店の宿泊予約を確認し、確認書の印刷やキャンセルができます。"
      />
      <TripFilterBar key={`${filter.kind} ${filter.keyword}`} filter={filter} onChange={show} />
      <TripList query={trips} narrowed={isNarrowed(filter)} onShowAll={showAll} />
    </TripsPage>
  );
}
