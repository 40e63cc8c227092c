import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';
import { formatDistance } from '@yado/shared/format/distance';
import { formatYen } from '@yado/shared/format/yen';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Suspense, useMemo, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { MapPending } from '../../components/MapPending.tsx';
import { hotelMarkers } from './hotel-markers.ts';
import type { HotelMap_hotel$key } from './__generated__/HotelMap_hotel.graphql';
import type { HotelMap_priced$key } from './__generated__/HotelMap_priced.graphql';

const Map = lazyWithRetry(async () => (await import('@yado/shared/map/Map')).Map);

/** Walking distances: six minutes, twelve, and a ride. */
const RINGS = [500, 1000, 3000];
const NEAR_ZOOM = 14;

interface Props {
  hotel: HotelMap_hotel$key;
  /** The neighbors, as soon as their prices for the stay are there. */
  priced: HotelMap_priced$key;
  stay: Stay | null;
}

/** Where the hotel is, with what is around it. Downloaded when it comes near the window. */
export function HotelMap({ hotel, priced, stay }: Props) {
  const data = useFragment(
    graphql`
      fragment HotelMap_hotel on PropertyContent {
        id
        name
        coordinates {
          latitude
          longitude
        }
        nearbySpots {
          spot {
            id
            name
            type
            coordinates {
              latitude
              longitude
            }
          }
        }
        nearbyHotels {
          distanceMeters
          propertyContent {
            id
            epsPropertyId
            language
            name
            coordinates {
              latitude
              longitude
            }
          }
        }
      }
    `,
    hotel,
  );
  const prices = useFragment(
    graphql`
      fragment HotelMap_priced on PropertyContent @relay(plural: true) {
        id
        cheapestPriceV2(stay: $stay) @include(if: $priced) @catch {
          paymentPrice
        }
      }
    `,
    priced,
  );
  const { coordinates, nearbyHotels } = data;
  const [selectedId, select] = useState<string | null>(null);
  const markers = useMemo(() => hotelMarkers(data, prices), [data, prices]);
  const selected = nearbyHotels.find(({ propertyContent }) => propertyContent.id === selectedId);
  const yen = markers.find(({ id }) => id === selectedId)?.yen;
  return (
    <div className={frame}>
      <Suspense fallback={<MapPending />}>
        <Map
          inPage
          label={`${data.name}の周辺地図`}
          description="駅・空港・スポットと、近くのほかのホテルは、下の一覧にも距離と一緒に表示しています。"
          markers={markers}
          view={{ center: coordinates, zoom: NEAR_ZOOM }}
          rings={{ center: coordinates, meters: RINGS }}
          selectedId={selectedId}
          onSelect={(id) => select(id === data.id ? null : id)}
          card={
            selected && (
              <div className={css({ p: '4', display: 'grid', gap: '1' })}>
                <Link
                  to={paths.hotel(selected.propertyContent.epsPropertyId, stay ?? undefined)}
                  lang={selected.propertyContent.language}
                  className={css({ fontWeight: 'bold', color: 'link', textDecoration: 'underline' })}
                >
                  {selected.propertyContent.name}
                </Link>
                <p className={css({ fontSize: 'xs', color: 'text.muted' })}>
                  ここから{formatDistance(selected.distanceMeters)}(直線距離)
                </p>
                {yen !== undefined && (
                  <p className={css({ fontSize: 'sm', fontVariantNumeric: 'tabular-nums' })}>
                    1室1泊 <strong>{formatYen(yen)}</strong>から
                    <span className={css({ fontSize: 'xs', color: 'text.muted' })}> 税込</span>
                  </p>
                )}
              </div>
            )
          }
        />
      </Suspense>
    </div>
  );
}

const frame = css({
  h: { base: '80', md: '96' },
  rounded: 'lg',
  overflow: 'hidden',
  border: '1px solid {colors.border}',
  _print: { display: 'none' },
});
