import { HotelSpots } from '@yado/shared/components/hotel/HotelSpots';
import { Section } from '@yado/shared/components/hotel/Section';
import type { Stay } from '@yado/shared/routing/stay';
import { Suspense, useCallback, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { RequestBoundary } from '@yado/shared/components/RequestBoundary';
import { HotelMap } from './HotelMap.tsx';
import { NearbyHotels } from './NearbyHotels.tsx';
import { NearbySkeleton } from './NearbySkeleton.tsx';
import type { NearbyRequest } from './load-hotel.ts';
import type { HotelMap_priced$key } from './__generated__/HotelMap_priced.graphql';
import type { Surroundings_hotel$key } from './__generated__/Surroundings_hotel.graphql';

interface Props {
  hotel: Surroundings_hotel$key;
  nearby: NearbyRequest;
  stay: Stay | null;
}

/** Where the hotel is: what is near, and which other hotels. */
export function Surroundings({ hotel, nearby, stay }: Props) {
  const data = useFragment(
    graphql`
      fragment Surroundings_hotel on PropertyContent {
        ...HotelMap_hotel
        ...HotelSpots_hotel
      }
    `,
    hotel,
  );
  const [answer, setAnswer] = useState<{ of: NearbyRequest; hotels: HotelMap_priced$key } | null>(null);
  const onPriced = useCallback((hotels: HotelMap_priced$key) => setAnswer({ of: nearby, hotels }), [nearby]);
  return (
    <Section id="surroundings" heading="周辺情報">
      <div className={css({ display: 'grid', gap: '8' })}>
        {/* Prices of another stay are none. */}
        <HotelMap hotel={data} priced={answer?.of === nearby ? answer.hotels : []} stay={stay} />
        <HotelSpots hotel={data} />
        <div data-print="hide">
          <h3 className={css({ textStyle: 'h3', mb: '3' })}>近くのほかのホテル</h3>
          <RequestBoundary what="近くのホテル" source={nearby}>
            <Suspense fallback={<NearbySkeleton />}>
              <NearbyHotels query={nearby.query} stay={stay} onPriced={onPriced} />
            </Suspense>
          </RequestBoundary>
        </div>
      </div>
    </Section>
  );
}
