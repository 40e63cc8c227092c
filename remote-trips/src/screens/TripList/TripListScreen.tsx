import { PageTitle } from '@yado/shared/components/PageTitle';
import { useNavigate } from '@yado/shared/router';
import { PageHeader } from '@yado/shared/ui/PageHeader';
import { useMemo } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { paths } from '@yado/shared/routing/paths';
import { TripsPage } from '../../components/TripsPage.tsx';
import { isDesk } from '../../lib/viewer.ts';
import {
  filterToInput,
  filterToParams,
  isNarrowed,
  noFilter,
  type TripFilter,
} from '../../lib/trip-filter.ts';
import { ExportButton } from './ExportButton.tsx';
import { TripFilterBar } from './TripFilterBar.tsx';
import { TripList } from './TripList.tsx';
import type { TripListScreenQuery } from './__generated__/TripListScreenQuery.graphql';

interface Props {
  data: { filter: TripFilter; query: PreloadedQuery<TripListScreenQuery> };
}

/** The trips of the branch, or of every branch that a desk reaches. Filter and order live in the address. */
export function Screen({ data: { filter, query } }: Props) {
  const trips = usePreloadedQuery<TripListScreenQuery>(
    graphql`
      query TripListScreenQuery($input: BranchTravelsInput!) @throwOnFieldError {
        myself {
          role
        }
        ...TripList_query @arguments(input: $input)
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const desk = isDesk(trips.myself);
  const exported = useMemo(() => filterToInput(filter), [filter]);
  const show = (next: TripFilter) => {
    const params = filterToParams(next).toString();
    void navigate(params ? `${paths.trips()}?${params}` : paths.trips(), { preventScrollReset: true });
  };
  return (
    <TripsPage density="compact">
      <PageTitle>予約一覧</PageTitle>
      <PageHeader title="予約一覧" density="compact" actions={<ExportButton input={exported} />} />
      <TripFilterBar filter={filter} desk={desk} onChange={show} />
      <TripList
        query={trips}
        desk={desk}
        narrowed={isNarrowed(filter)}
        onShowAll={() => show({ ...noFilter, sort: filter.sort })}
      />
    </TripsPage>
  );
}
