import { photoInMotion, wantsPhotosToMove } from '@yado/shared/routing/photo-in-motion';
import { placeText } from '@yado/shared/format/place-text';
import { Link, useLocation, useViewTransitionState } from '@yado/shared/router';
import type { Stay } from '@yado/shared/routing/stay';
import { Badge } from '@yado/shared/ui/Badge';
import { Card } from '@yado/shared/ui/Card';
import { Icon } from '@yado/shared/ui/Icon';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { memo } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { AmenityList } from '../../components/AmenityList.tsx';
import { DistanceText } from '../../components/DistanceText.tsx';
import { Stars } from '../../components/Stars.tsx';
import { type ListedBy, useHotelPath } from '../../lib/use-hotel-path.ts';
import { CompareBox } from './CompareBox.tsx';
import { HotelCardPrice } from './HotelCardPrice.tsx';
import { HotelCardTerms } from './HotelCardTerms.tsx';
import type { HotelCard_hotel$key } from './__generated__/HotelCard_hotel.graphql';
import type { HotelCard_origin$key } from './__generated__/HotelCard_origin.graphql';

interface Props {
  hotel: HotelCard_hotel$key;
  stay: Stay;
  listedBy: ListedBy;
  /** Whose choice for the comparison is remembered; absent where none can be made. */
  owner?: string;
  /** What distances are measured from. */
  origin: HotelCard_origin$key;
  /** The hotel that the user named. */
  picked?: boolean;
  /** Among those that are seen first. */
  first?: boolean;
}

/** One hotel of the results; the whole card leads to it. */
export const HotelCard = memo(function HotelCard(props: Props) {
  const { hotel, stay, listedBy, owner, origin, picked = false, first = false } = props;
  const data = useFragment(
    graphql`
      fragment HotelCard_hotel on PropertyContent {
        epsPropertyId
        name
        nameEn
        address {
          stateProvinceName
          city
          line1
        }
        ratings {
          ...Stars_ratings
        }
        images(first: 1) {
          url
        }
        amenities
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
      fragment HotelCard_origin on SearchOrigin {
        name
        isPoint
      }
    `,
    origin,
  );
  const { pathname, search } = useLocation();
  const to = useHotelPath(data, stay, listedBy);
  const moves = useViewTransitionState(to);
  const where = placeText(data.address);
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
          {owner !== undefined && <CompareBox owner={owner} id={data.epsPropertyId} name={data.name} />}
        </div>
        <div className={facts}>
          {picked && (
            <span>
              <Badge tone="primary" icon={<Icon name="check" size={14} />}>
                お選びのホテル
              </Badge>
            </span>
          )}
          <div className={names}>
            <h2 className={name}>
              <Link
                to={to}
                state={{ from: pathname + search }}
                viewTransition={wantsPhotosToMove()}
                className={cover}
              >
                {data.name}
              </Link>
            </h2>
            <span lang="en" className={css({ color: 'text.muted', fontSize: 'xs', truncate: true })}>
              {data.nameEn}
            </span>
          </div>
          <Stars ratings={data.ratings} />
          <p className={place}>
            <Icon name="pin" size={16} className={css({ flexShrink: '0' })} />
            <span className={css({ display: 'flex', minW: '0' })}>
              {!picked && data.distanceMeters != null && (
                <>
                  <DistanceText meters={data.distanceMeters} origin={measuredFrom} />・
                </>
              )}
              <span className={css({ truncate: true, flexShrink: '1000', minW: '4em' })}>{where}</span>
            </span>
          </p>
          <HotelCardTerms hotel={data} />
          <div className={amenities}>
            <AmenityList amenities={data.amenities} limit={4} />
          </div>
        </div>
        <HotelCardPrice hotel={data} stay={stay} />
      </div>
    </Card>
  );
});

// The card is beside a map or alone: its own width decides, not the window's.
const frame = css({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  breakInside: 'avoid',
});
const grid = css({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr)',
  '@container (min-width: 480px)': { gridTemplateColumns: '144px minmax(0, 1fr)' },
  '@container (min-width: 600px)': { gridTemplateColumns: '136px minmax(0, 1fr) 184px' },
});
const photo = css({
  position: 'relative',
  display: 'grid',
  '@container (min-width: 480px)': { gridRow: '1 / span 2' },
  '@container (min-width: 600px)': { gridRow: 'auto' },
});
const facts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  minW: '0',
  px: { base: '3', md: '4' },
  py: '2.5',
});
const names = css({ display: 'flex', alignItems: 'baseline', gap: '2' });
const name = css({ flexShrink: '0', maxW: 'full', fontSize: 'md', fontWeight: 'bold', lineHeight: 'snug' });
const place = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  color: 'text.muted',
  fontSize: 'sm',
  lineHeight: 'snug',
});
const amenities = css({
  display: 'none',
  '@container (min-width: 720px)': { display: 'block', h: '5', overflow: 'hidden' },
});
const cover = css({
  color: 'text',
  _hover: { color: 'link', textDecoration: 'underline' },
  _after: { content: '""', position: 'absolute', inset: '0' },
});
