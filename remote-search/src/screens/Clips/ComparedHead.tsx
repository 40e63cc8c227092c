import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import type { Stay } from '@yado/shared/routing/stay';
import { Badge } from '@yado/shared/ui/Badge';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { clipBookings } from '../../lib/clip-booking.ts';
import { clipState } from '../../lib/clip-choice.ts';
import { ClipBookings } from './ClipBookings.tsx';
import type { ComparedHead_clip$key } from './__generated__/ComparedHead_clip.graphql';
import { NO_VACANCY } from '../../lib/no-vacancy.ts';

/** The head of a rate's column: which hotel and room, and the way on. */
export function ComparedHead({ clip, stay }: { clip: ComparedHead_clip$key; stay: Stay }) {
  const saved = useFragment(
    graphql`
      fragment ComparedHead_clip on ClippedHotelRate {
        epsPropertyId
        epsRoomId
        epsRateId
        isPackageRate
        propertyContent {
          name
          images(first: 1) {
            url
          }
        }
        room {
          name
          rates {
            epsRateId
            status
            bedGroups {
              id
              description
            }
            pricing {
              total {
                paymentPrice
              }
            }
          }
        }
      }
    `,
    clip,
  );
  const { epsPropertyId, epsRateId, propertyContent, room } = saved;
  const state = clipState(epsRateId, room);
  const rate = 'rate' in state ? state.rate : null;
  return (
    <div className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
      <Thumbnail src={propertyContent.images[0]?.url} alt="" ratio="3:2" className={css({ w: 'full' })} />
      <Link to={paths.hotel(epsPropertyId, stay)} className={name}>
        {propertyContent.name}
      </Link>
      <span className={css({ fontWeight: 'normal', color: 'text.muted', fontSize: 'xs' })}>{room?.name}</span>
      {state.kind === 'soldOut' && <Badge>{NO_VACANCY}</Badge>}
      {state.kind === 'unknown' && <Badge tone="warning">料金を確かめられません</Badge>}
      {state.kind === 'replaced' && <Badge tone="info">同じ客室のほかの料金</Badge>}
      {rate && <ClipBookings bookings={clipBookings(saved, rate, stay)} name={propertyContent.name} narrow />}
    </div>
  );
}

const name = css({
  fontWeight: 'bold',
  lineHeight: 'snug',
  color: 'text',
  _hover: { color: 'link', textDecoration: 'underline' },
});
