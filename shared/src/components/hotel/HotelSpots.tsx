import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { formatDistance } from '../../format/distance.ts';
import { walkNote, walkText } from '../../format/walk.ts';
import { Icon, type IconName } from '@yado/shared/ui/Icon';
import type { HotelSpots_hotel$key } from './__generated__/HotelSpots_hotel.graphql';

const kinds: readonly { types: readonly string[]; heading: string; icon: IconName }[] = [
  { types: ['TRAIN_STATION', 'METRO_STATION'], heading: '駅', icon: 'train' },
  { types: ['AIRPORT'], heading: '空港', icon: 'plane' },
  { types: ['POINT_OF_INTEREST'], heading: '観光・ランドマーク', icon: 'pin' },
];

/** Stations, airports and sights with how far they are. */
export function HotelSpots({ hotel }: { hotel: HotelSpots_hotel$key }) {
  const { nearbySpots, language } = useFragment(
    graphql`
      fragment HotelSpots_hotel on PropertyContent {
        language
        nearbySpots {
          distanceMeters
          spot {
            id
            name
            type
          }
        }
      }
    `,
    hotel,
  );
  const groups = kinds
    .map((kind) => ({ ...kind, spots: nearbySpots.filter(({ spot }) => kind.types.includes(spot.type)) }))
    .filter(({ spots }) => spots.length > 0);
  if (groups.length === 0)
    return <p className={css({ color: 'text.muted' })}>近くに登録された駅・空港・観光地はありません。</p>;
  return (
    <div>
      <div className={grid}>
        {groups.map(({ heading, icon, spots }) => (
          <div key={heading} className={css({ breakInside: 'avoid' })}>
            <h3
              className={css({
                display: 'flex',
                alignItems: 'center',
                gap: '2',
                fontWeight: 'bold',
                mb: '2',
              })}
            >
              <Icon name={icon} className={css({ color: 'text.muted' })} />
              {heading}
            </h3>
            <ul className={css({ fontSize: 'sm' })}>
              {spots.map(({ spot, distanceMeters }) => (
                <li key={spot.id} className={row}>
                  <span lang={language}>{spot.name}</span>
                  <span
                    className={css({
                      color: 'text.muted',
                      fontVariantNumeric: 'tabular-nums',
                      whiteSpace: 'nowrap',
                    })}
                  >
                    {spotDistance(distanceMeters)}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className={css({ mt: '3', color: 'text.muted', fontSize: 'xs' })}>{walkNote}</p>
    </div>
  );
}

/** `350m・徒歩約6分`, `2.4km`. */
function spotDistance(meters: number): string {
  return [formatDistance(meters), walkText(meters)].filter(Boolean).join('・');
}

const grid = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  _print: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '3',
  py: '2',
  '& + &': { borderTop: '1px solid {colors.border}' },
});
