import { Link, useLocation } from '@yado/shared/router';
import type { Stay } from '@yado/shared/routing/stay';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { Thumbnail } from '@yado/shared/ui/Thumbnail';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { ComparedHotel } from '../../lib/compared-hotels.ts';
import { type ListedBy, useHotelPath } from '../../lib/use-hotel-path.ts';
import type { ComparedHotelHead_hotel$key } from './__generated__/ComparedHotelHead_hotel.graphql';

interface Props {
  hotel: ComparedHotelHead_hotel$key;
  stay: Stay;
  listedBy: ListedBy;
  /** Takes the hotel out; absent where too few would be left. */
  onRemove?: (hotel: ComparedHotel) => void;
}

/** The head of a hotel's column: its photo and name, the way to its rooms, and the way out of the comparison. */
export function ComparedHotelHead({ hotel, stay, listedBy, onRemove }: Props) {
  const data = useFragment(
    graphql`
      fragment ComparedHotelHead_hotel on PropertyContent {
        epsPropertyId
        name
        images(first: 1) {
          url
        }
        ...useHotelPath_hotel
      }
    `,
    hotel,
  );
  const { epsPropertyId, name, images } = data;
  const to = useHotelPath(data, stay, listedBy);
  const { pathname, search } = useLocation();
  return (
    <div className={css({ display: 'grid', gap: '2', justifyItems: 'start', maxW: '64' })}>
      <Thumbnail src={images[0]?.url} alt="" ratio="3:2" className={css({ w: 'full' })} />
      <span className={css({ fontWeight: 'bold', lineHeight: 'snug', color: 'text' })}>{name}</span>
      <LinkButton asChild size="sm" className={css({ w: 'full', px: '2' })}>
        <Link to={to} state={{ from: pathname + search }}>
          客室を見る
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      </LinkButton>
      {onRemove && (
        <Button
          variant="ghost"
          size="sm"
          startIcon={<Icon name="close" size={16} />}
          className={css({ w: 'full', px: '2' })}
          onClick={() => onRemove({ id: epsPropertyId, name })}
        >
          外す
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
