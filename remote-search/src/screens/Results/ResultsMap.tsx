import { formatYen } from '@yado/shared/format/yen';
import { boundsAround, findBounds } from '@yado/shared/map/bounds';
import { Map } from '@yado/shared/map/Map';
import type { MapBounds, MapMarker } from '@yado/shared/map/map-types';
import type { MapArea } from '@yado/shared/routing/map-area';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { MarkedCount, type MarkedCountProps } from './MarkedCount.tsx';
import type {
  ResultsMap_hotels$data,
  ResultsMap_hotels$key,
} from './__generated__/ResultsMap_hotels.graphql';
import type {
  ResultsMap_origin$data,
  ResultsMap_origin$key,
} from './__generated__/ResultsMap_origin.graphql';
import { NO_VACANCY_PIN } from '../../lib/no-vacancy.ts';

/** The map begins with as many hotels as come at once; more of them must not move it. */
const FIRST_PAGE = 20;
/** What a place without hotels shows. */
const AROUND_M = 3_000;

interface Props extends Pick<MarkedCountProps, 'total' | 'loading' | 'onLoadMore'> {
  hotels: ResultsMap_hotels$key;
  origin: ResultsMap_origin$key;
  pickedId: string | undefined;
  /** What is searched now, when it was chosen on the map. */
  area: MapArea | undefined;
  selectedId: string | null;
  hoveredId: string | null;
  onSelect: (id: string | null) => void;
  onHover: (id: string | null) => void;
  onSearchArea: (area: MapArea) => void;
}

/** The listed hotels with their prices on a map, and the point that was searched. */
export function ResultsMap(props: Props) {
  const { hotels, origin, pickedId, area, onSearchArea, total, loading, onLoadMore, ...following } = props;
  const listed = useFragment(
    graphql`
      fragment ResultsMap_hotels on PropertyContent @relay(plural: true) {
        id
        name
        coordinates {
          latitude
          longitude
        }
        cheapestPriceV2(stay: $stay, choice: $choice) @catch {
          paymentPrice
        }
      }
    `,
    hotels,
  );
  const searched = useFragment(
    graphql`
      fragment ResultsMap_origin on SearchOrigin {
        name
        isPoint
        coordinates {
          latitude
          longitude
        }
      }
    `,
    origin,
  );
  const [moved, setMoved] = useState<MapBounds | null>(null);
  const point = !pickedId && searched.isPoint ? [placeMarker(searched)] : [];
  const seen = listed.slice(0, FIRST_PAGE).map(({ coordinates }) => coordinates);
  const view =
    area ??
    findBounds([...seen, ...point.map(({ position }) => position)]) ??
    boundsAround(searched.coordinates, AROUND_M);
  return (
    <Map
      label="検索結果の地図"
      description="ホテルと料金は一覧にも表示しています。"
      markers={[...listed.map((hotel) => hotelMarker(hotel, hotel.id === pickedId)), ...point]}
      view={{ bounds: view }}
      onMove={(bounds, byUser) => byUser && setMoved(bounds)}
      {...following}
    >
      <div className={above}>
        <MarkedCount marked={listed.length} total={total} loading={loading} onLoadMore={onLoadMore} />
        {moved && (
          <Button
            size="sm"
            startIcon={<Icon name="search" size={16} />}
            onClick={() => {
              setMoved(null);
              onSearchArea(moved);
            }}
          >
            このエリアを検索
          </Button>
        )}
      </div>
    </Map>
  );
}

const above = css({ display: 'grid', justifyItems: 'center', gap: '2' });

function hotelMarker(
  { id, name, coordinates, cheapestPriceV2: offer }: ResultsMap_hotels$data[number],
  prominent: boolean,
): MapMarker {
  const yen = offer.ok ? offer.value?.paymentPrice : undefined;
  const label = yen === undefined ? (offer.ok ? NO_VACANCY_PIN : undefined) : formatYen(yen);
  return {
    id,
    kind: 'hotel',
    position: coordinates,
    name: [name, label].filter(Boolean).join(' '),
    label,
    yen,
    muted: yen === undefined,
    prominent,
  };
}

function placeMarker({ name, coordinates }: ResultsMap_origin$data): MapMarker {
  return { id: 'searched-point', kind: 'place', position: coordinates, name: name ?? '検索した地点' };
}
