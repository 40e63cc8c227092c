import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { TextLink } from '@yado/shared/ui/TextLink';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { TripStatusBadge } from '../../components/TripStatusBadge.tsx';
import type { TripHotelCell_travel$key } from './__generated__/TripHotelCell_travel.graphql';

export function TripHotelCell({ travel }: { travel: TripHotelCell_travel$key }) {
  const trip = useFragment(
    graphql`
      fragment TripHotelCell_travel on Travel {
        id
        travelNumber
        externalSupplierName
        ...TripStatusBadge_travel
        propertyContent {
          name
          images(first: 1) {
            url
          }
        }
      }
    `,
    travel,
  );
  const { name, images } = trip.propertyContent;
  return (
    <div className={css({ display: 'flex', gap: '3', alignItems: 'center' })}>
      <Thumbnail
        src={images[0]?.url}
        alt=""
        ratio="4:3"
        className={css({ width: '72px', flexShrink: '0', borderRadius: 'md' })}
      />
      <div className={css({ display: 'grid', gap: '0.5', justifyItems: 'start', minWidth: '0' })}>
        <TextLink
          asChild
          variant="quiet"
          className={css({ fontSize: 'md', fontWeight: 'semibold', lineHeight: 'snug' })}
        >
          <Link to={paths.trip(trip.id)}>{name}</Link>
        </TextLink>
        <span className={facts}>
          <TripStatusBadge travel={trip} size="sm" />
          <span>予約番号 {trip.travelNumber}</span>
          {trip.externalSupplierName !== null && <span>「{trip.externalSupplierName}」を通じた手配</span>}
        </span>
      </div>
    </div>
  );
}

const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '2',
  color: 'text.muted',
  fontSize: 'xs',
  fontWeight: 'normal',
  textStyle: 'number',
});
