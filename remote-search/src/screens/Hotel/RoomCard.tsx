import type { Stay } from '@yado/shared/routing/stay';
import { Card } from '@yado/shared/ui/Card';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import { Icon, type IconName } from '@yado/shared/ui/Icon';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { ClipsRequest } from '../../components/ClipButton.tsx';
import type { BedWish } from '../../lib/first-bed.ts';
import { RateRow } from './RateRow.tsx';
import { roomAnchor } from './RoomLinks.tsx';
import type { RateRow_rate$key } from './__generated__/RateRow_rate.graphql';
import type { RoomCard_room$key } from './__generated__/RoomCard_room.graphql';

interface Props {
  room: RoomCard_room$key;
  /** Those of the room that are shown. */
  rates: readonly { id: string; rate: RateRow_rate$key }[];
  clips: ClipsRequest | null | undefined;
  hotelId: string;
  stay: Stay;
  /** The preparation whose form the next one continues with. */
  continues: string | undefined;
  bedWish: BedWish | null;
  timeZone: string;
}

/** One room type: what it is like, and its rates. */
export function RoomCard({ room, rates, clips, hotelId, stay, continues, bedWish, timeZone }: Props) {
  const data = useFragment(
    graphql`
      fragment RoomCard_room on RoomWithRate {
        epsRoomId
        name
        descriptions {
          overview
        }
        images {
          url
        }
        bedGroups {
          description
        }
        amenities {
          id
          name
        }
        roomAmenities {
          freeWiFi
          smoking
        }
        areaSquareMeters
        maxOccupancy
      }
    `,
    room,
  );
  const { smoking, freeWiFi } = data.roomAmenities;
  const facts: readonly (readonly [IconName, string | false | null])[] = [
    ['bed', data.bedGroups.map(({ description }) => description).join(' または ')],
    ['building', data.areaSquareMeters ? `${data.areaSquareMeters}㎡` : null],
    ['users', data.maxOccupancy ? `1室${data.maxOccupancy}名まで` : null],
    smoking ? ['smoking', '喫煙可'] : ['noSmoking', '禁煙'],
    ['wifi', freeWiFi && '無料Wi-Fi'],
  ];
  return (
    <Card
      as="article"
      padding="none"
      id={roomAnchor(data.epsRoomId)}
      tabIndex={-1}
      aria-label={data.name}
      data-print="block"
      className={css({ scrollMarginTop: '14' })}
    >
      <div className={grid}>
        <div className={css({ p: { base: '3', md: '4' } })}>
          <Thumbnail src={data.images[0]?.url} alt="" fallbackIcon="bed" className={photo} />
          <h3
            className={css({ fontSize: 'md', fontWeight: 'bold', lineHeight: 'snug', mt: '2.5', mb: '1.5' })}
          >
            {data.name}
          </h3>
          <ul
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: '3',
              rowGap: '1',
              fontSize: 'sm',
            })}
          >
            {facts.map(
              ([icon, text]) =>
                text && (
                  <li key={icon} className={css({ display: 'flex', gap: '1', lineHeight: 'snug' })}>
                    <Icon name={icon} size={16} className={css({ flexShrink: '0', color: 'text.muted' })} />
                    {text}
                  </li>
                ),
            )}
          </ul>
          <Disclosure
            variant="inline"
            summary="客室の詳細"
            className={css({ mt: '1', _print: { display: 'none' } })}
          >
            {data.descriptions.overview && (
              <p className={css({ whiteSpace: 'pre-line', mb: '3' })}>{data.descriptions.overview}</p>
            )}
            <p className={css({ color: 'text.muted' })}>
              {data.amenities.map(({ name }) => name).join('、')}
            </p>
          </Disclosure>
        </div>
        <ul className={css({ minW: '0' })}>
          {rates.map(({ id, rate }) => (
            <li key={id} className={line}>
              <RateRow
                rate={rate}
                clips={clips}
                roomId={data.epsRoomId}
                roomName={data.name}
                hotelId={hotelId}
                stay={stay}
                continues={continues}
                bedWish={bedWish}
                timeZone={timeZone}
              />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: '232px minmax(0, 1fr)',
    _print: '52mm minmax(0, 1fr)',
  },
  '& > ul': {
    borderLeft: { md: '1px solid {colors.border}' },
    borderTop: { base: '1px solid {colors.border}', md: 'none' },
  },
});
const photo = css({ aspectRatio: { base: '5 / 2', md: '2 / 1' } });
const line = css({ '& + &': { borderTop: '1px solid {colors.border}' } });
