import { Banner } from '@yado/shared/ui/Banner';
import { graphql, useFragment } from 'react-relay';
import { SimilarTravelList } from './SimilarTravelList.tsx';
import type { SimilarTravels_booking$key } from './__generated__/SimilarTravels_booking.graphql';

/** Warns of trips that the booking would repeat: a guest of it, the same hotel, overlapping days. It forbids nothing. */
export function SimilarTravels({ booking }: { booking: SimilarTravels_booking$key }) {
  const { similarTravels } = useFragment(
    graphql`
      fragment SimilarTravels_booking on PreparedBooking {
        similarTravels {
          ...SimilarTravelList_travels
        }
      }
    `,
    booking,
  );
  return (
    // The region is there before its content comes, so that it is read out when a save brings it.
    <div role="status">
      {similarTravels.length > 0 && (
        <Banner tone="warning" announce="off" title="同じ宿泊者の予約が、このホテルにすでにあります">
          <SimilarTravelList travels={similarTravels} />
          二重の予約でないかご確認ください。承知のうえであれば、このまま予約を進められます。
        </Banner>
      )}
    </div>
  );
}
