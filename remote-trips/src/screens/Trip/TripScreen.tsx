import { PageTitle } from '@yado/shared/components/PageTitle';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { MissingTrip } from '../../components/MissingTrip.tsx';
import { TripDetail } from './TripDetail.tsx';
import type { TripScreenQuery } from './__generated__/TripScreenQuery.graphql';

/** One trip: rooms, cancellation, both amounts, hotel, and what happened to it. */
export function Screen({ data }: { data: PreloadedQuery<TripScreenQuery> }) {
  const { myself, travelInDetail } = usePreloadedQuery<TripScreenQuery>(
    graphql`
      query TripScreenQuery($id: ID!) @throwOnFieldError {
        myself {
          id
          role
        }
        travelInDetail(id: $id) {
          propertyContent {
            name
          }
          ...TripDetail_travel
        }
      }
    `,
    data,
  );
  if (!travelInDetail) return <MissingTrip />;
  return (
    <>
      <PageTitle>{`${travelInDetail.propertyContent.name}の予約`}</PageTitle>
      <TripDetail travel={travelInDetail} viewer={myself ?? null} />
    </>
  );
}
