import { Icon } from '@yado/shared/ui/Icon';
import { css } from '#styled/css';
import { amenityTexts, knownAmenities } from '../lib/amenities.ts';

interface Props {
  amenities: readonly string[];
  /** At most so many, the most useful first. */
  limit?: number;
}

/** What the house has, with drawings. */
export function AmenityList({ amenities, limit }: Props) {
  const shown = knownAmenities(amenities).slice(0, limit);
  if (shown.length === 0) return null;
  return (
    <ul className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1.5' })}>
      {shown.map((amenity) => (
        <li
          key={amenity}
          className={css({
            display: 'inline-flex',
            alignItems: 'center',
            gap: '1.5',
            color: 'text.muted',
            fontSize: 'sm',
            whiteSpace: 'nowrap',
          })}
        >
          <Icon name={amenityTexts[amenity].icon} size={16} />
          {amenityTexts[amenity].label}
        </li>
      ))}
    </ul>
  );
}
