import { packageLabel } from '@yado/shared/format/package-label';
import { placeText } from '@yado/shared/format/place-text';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Badge } from '@yado/shared/ui/Badge';
import { Card } from '@yado/shared/ui/Card';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { ShareHotelButton } from '../../components/ShareHotelButton.tsx';
import { Stars } from '../../components/Stars.tsx';
import { savedStay, savedStayText } from '../../lib/saved-stay.ts';
import { ClipRate } from './ClipRate.tsx';
import type { ClipCard_clip$key } from './__generated__/ClipCard_clip.graphql';

interface Props {
  clip: ClipCard_clip$key;
  stay: Stay | null;
  chosen: boolean;
  onChoose: (on: boolean) => void;
}

/** One saved rate: its hotel, its room, and what it costs now. */
export function ClipCard({ clip, stay, chosen, onChoose }: Props) {
  const data = useFragment(
    graphql`
      fragment ClipCard_clip on ClippedHotelRate {
        epsRoomId
        isPackageRate
        paymentPrice
        stay {
          checkin
          checkout
          occupancies {
            adults
            childAges
          }
        }
        propertyContent {
          epsPropertyId
          name
          nameEn
          address {
            stateProvinceName
            city
            line1
          }
          images(first: 1) {
            url
          }
          ratings {
            ...Stars_ratings
          }
          rooms {
            id
            name
          }
        }
        ...ClipRate_clip
      }
    `,
    clip,
  );
  const { propertyContent: hotel } = data;
  const saved = savedStay(data.stay);
  const room = hotel.rooms.find(({ id }) => id === data.epsRoomId);
  return (
    <Card as="article" padding="none" aria-label={hotel.name}>
      <div className={grid}>
        <div
          className={css({ display: 'flex', gap: '3', p: { base: '4', md: '5' }, alignItems: 'flex-start' })}
        >
          <Checkbox checked={chosen} onChange={onChoose}>
            <VisuallyHidden>
              {hotel.name} {room?.name}を選ぶ
            </VisuallyHidden>
          </Checkbox>
          <Thumbnail
            src={hotel.images[0]?.url}
            alt=""
            ratio="4:3"
            className={css({ w: { base: '20', md: '40' }, flexShrink: '0' })}
          />
          <div className={css({ display: 'grid', gap: '1.5', minW: '0', justifyItems: 'start' })}>
            <h3 className={css({ fontWeight: 'bold', lineHeight: 'snug', fontSize: 'lg' })}>
              <Link to={paths.hotel(hotel.epsPropertyId, stay ?? saved ?? undefined)} className={link}>
                {hotel.name}
              </Link>
            </h3>
            <p lang="en" className={css({ color: 'text.muted', fontSize: 'xs' })}>
              {hotel.nameEn}
            </p>
            <Stars ratings={hotel.ratings} />
            <p className={css({ color: 'text.muted', fontSize: 'sm' })}>{placeText(hotel.address)}</p>
            <p className={css({ fontSize: 'sm', fontWeight: 'medium' })}>
              {room?.name ?? '客室の情報がありません'} {data.isPackageRate && <Badge>{packageLabel}</Badge>}
            </p>
            {data.stay && (
              <p className={css({ fontSize: 'sm' })}>{savedStayText(data.stay, data.paymentPrice)}</p>
            )}
            <ShareHotelButton hotelId={hotel.epsPropertyId} hotelName={hotel.name} />
          </div>
        </div>
        <ClipRate clip={data} stay={stay} name={`${hotel.name} ${room?.name ?? ''}`} />
      </div>
    </Card>
  );
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 336px' },
});
const link = css({ color: 'text', _hover: { color: 'link', textDecoration: 'underline' } });
