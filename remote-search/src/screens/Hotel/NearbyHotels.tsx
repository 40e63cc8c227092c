import { formatDistance } from '@yado/shared/format/distance';
import { formatYen } from '@yado/shared/format/yen';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Badge } from '@yado/shared/ui/Badge';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { useEffect } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { Stars } from '../../components/Stars.tsx';
import { nearbyGrid } from './nearby-grid.ts';
import type { HotelMap_priced$key } from './__generated__/HotelMap_priced.graphql';
import type { NearbyHotelsQuery } from './__generated__/NearbyHotelsQuery.graphql';
import { NO_VACANCY } from '../../lib/no-vacancy.ts';

interface Props {
  query: PreloadedQuery<NearbyHotelsQuery>;
  stay: Stay | null;
  /** Gets the hotels once they are there: the map, which doesn't wait for the supplier, shows their prices then. */
  onPriced: (hotels: HotelMap_priced$key) => void;
}

/** Other hotels around, the nearest first, with what they cost for the same stay. */
export function NearbyHotels({ query, stay, onPriced }: Props) {
  const { expediaHotelDetail } = usePreloadedQuery<NearbyHotelsQuery>(
    graphql`
      query NearbyHotelsQuery($id: ID!, $language: String!, $stay: RoomsWithRateInput!, $priced: Boolean!)
      @throwOnFieldError {
        expediaHotelDetail(id: $id, language: $language) {
          propertyContent {
            nearbyHotels {
              distanceMeters
              propertyContent {
                id
                epsPropertyId
                language
                name
                images(first: 1) {
                  url
                }
                ratings {
                  ...Stars_ratings
                }
                ...HotelMap_priced
                cheapestPriceV2(stay: $stay) @include(if: $priced) @catch {
                  paymentPrice
                }
              }
            }
          }
        }
      }
    `,
    query,
  );
  const found = expediaHotelDetail?.propertyContent.nearbyHotels;
  useEffect(() => onPriced(found?.map(({ propertyContent }) => propertyContent) ?? []), [found, onPriced]);
  const hotels = found ?? [];
  if (hotels.length === 0) {
    return <p className={css({ color: 'text.muted' })}>5km以内にほかのホテルはありません。</p>;
  }
  return (
    <ul className={nearbyGrid}>
      {hotels.map(({ distanceMeters, propertyContent: hotel }) => (
        <li key={hotel.id} className={card}>
          <Thumbnail
            src={hotel.images[0]?.url}
            alt=""
            ratio="1:1"
            className={css({ w: '24', flexShrink: '0' })}
          />
          <div className={css({ display: 'grid', gap: '1', alignContent: 'start', minW: '0' })}>
            <h4 className={css({ fontWeight: 'bold', lineHeight: 'snug' })}>
              <Link
                lang={hotel.language}
                to={paths.hotel(hotel.epsPropertyId, stay ?? undefined)}
                className={cover}
              >
                {hotel.name}
              </Link>
            </h4>
            <Stars ratings={hotel.ratings} />
            <p className={css({ color: 'text.muted', fontSize: 'xs' })}>
              ここから{formatDistance(distanceMeters)}
            </p>
            {hotel.cheapestPriceV2?.ok &&
              (hotel.cheapestPriceV2.value ? (
                <p className={css({ fontVariantNumeric: 'tabular-nums', fontSize: 'sm' })}>
                  1室1泊 <strong>{formatYen(hotel.cheapestPriceV2.value.paymentPrice)}</strong>から
                  <span className={css({ fontSize: 'xs', color: 'text.muted' })}> 税込</span>
                </p>
              ) : (
                <span>
                  <Badge>{NO_VACANCY}</Badge>
                </span>
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

const card = css({
  position: 'relative',
  display: 'flex',
  gap: '4',
  p: '4',
  bg: 'surface',
  border: '1px solid {colors.border}',
  rounded: 'lg',
});
const cover = css({
  color: 'text',
  _hover: { color: 'link', textDecoration: 'underline' },
  _after: { content: '""', position: 'absolute', inset: '0', rounded: 'lg' },
});
