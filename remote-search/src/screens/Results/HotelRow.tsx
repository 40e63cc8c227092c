import { photoInMotion, wantsPhotosToMove } from '@yado/shared/routing/photo-in-motion';
import { Link, useLocation, useViewTransitionState } from '@yado/shared/router';
import type { Stay } from '@yado/shared/routing/stay';
import { Card } from '@yado/shared/ui/Card';
import { Icon } from '@yado/shared/ui/Icon';
import { Rating } from '@yado/shared/ui/Rating';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { DistanceText } from '../../components/DistanceText.tsx';
import { type ListedBy, useHotelPath } from '../../lib/use-hotel-path.ts';
import { CompareBox } from './CompareBox.tsx';
import { HotelCardPrice } from './HotelCardPrice.tsx';
import { HotelCardTerms } from './HotelCardTerms.tsx';
import type { HotelRow_hotel$key } from './__generated__/HotelRow_hotel.graphql';
import type { HotelRow_origin$key } from './__generated__/HotelRow_origin.graphql';

interface Props {
  hotel: HotelRow_hotel$key;
  stay: Stay;
  listedBy: ListedBy;
  /** Whose choice for the comparison is remembered. */
  owner: string;
  /** What distances are measured from. */
  origin: HotelRow_origin$key;
  /** The hotel that the user named. */
  picked: boolean;
  /** Among those that are seen first. */
  first: boolean;
}

/** One hotel of the compact list: what decides between hotels, and no more. */
export const HotelRow = memo(function HotelRow({
  hotel,
  stay,
  listedBy,
  owner,
  origin,
  picked,
  first,
}: Props) {
  const data = useFragment(
    graphql`
      fragment HotelRow_hotel on PropertyContent {
        epsPropertyId
        name
        ratings {
          guest {
            overall
          }
        }
        images(first: 1) {
          url
        }
        distanceMeters(from: $from)
        ...HotelCardPrice_hotel
        ...HotelCardTerms_hotel
        ...useHotelPath_hotel
      }
    `,
    hotel,
  );
  const measuredFrom = useFragment(
    graphql`
      fragment HotelRow_origin on SearchOrigin {
        name
        isPoint
      }
    `,
    origin,
  );
  const { pathname, search } = useLocation();
  const to = useHotelPath(data, stay, listedBy);
  const moves = useViewTransitionState(to);
  const { guest } = data.ratings;
  return (
    <Card as="article" padding="none" interactive aria-label={data.name} className={frame}>
      <div className={grid}>
        <div className={photo} style={moves ? photoInMotion : undefined}>
          <Thumbnail
            src={data.images[0]?.url}
            alt=""
            ratio="fill"
            priority={first}
            className={css({ rounded: 'none' })}
          />
          <CompareBox owner={owner} id={data.epsPropertyId} name={data.name} />
        </div>
        <div className={facts}>
          <h2 className={name}>
            {picked && <Icon name="check" size={16} label="お選びのホテル" className={mark} />}
            <Link
              to={to}
              state={{ from: pathname + search }}
              viewTransition={wantsPhotosToMove()}
              className={cover}
            >
              {data.name}
            </Link>
          </h2>
          <p className={line}>
            {guest && (
              <span className={css({ flexShrink: '0', whiteSpace: 'nowrap' })}>
                <Rating variant="score" value={guest.overall} />
              </span>
            )}
            {!picked && data.distanceMeters != null && (
              <span className={css({ display: 'flex', minW: '0' })}>
                <DistanceText meters={data.distanceMeters} origin={measuredFrom} />
              </span>
            )}
          </p>
          <HotelCardTerms hotel={data} compact />
        </div>
        <HotelCardPrice hotel={data} stay={stay} compact />
      </div>
    </Card>
  );
});

// As in a card, the width of the row itself decides.
const frame = css({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  breakInside: 'avoid',
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  '@container (min-width: 480px)': { gridTemplateColumns: '84px minmax(0, 1fr) auto' },
});
const photo = css({
  position: 'relative',
  display: 'grid',
  gridRow: '1 / span 2',
  '@container (min-width: 480px)': { gridRow: 'auto' },
});
const facts = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minW: '0',
  px: '3',
  pt: '1.5',
  '@container (min-width: 480px)': { pb: '1.5', minH: '78px' },
});
const name = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  fontSize: 'md',
  fontWeight: 'bold',
  lineHeight: 'snug',
});
const mark = css({ flexShrink: '0', color: 'primary' });
const line = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: '2.5',
  color: 'text.muted',
  fontSize: 'sm',
  lineHeight: 'snug',
});
const cover = css({
  minW: '0',
  truncate: true,
  color: 'text',
  _hover: { color: 'link', textDecoration: 'underline' },
  _after: { content: '""', position: 'absolute', inset: '0' },
});
