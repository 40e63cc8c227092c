import { Checkbox } from '@yado/shared/ui/Checkbox';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { css } from '#styled/css';
import { useComparedHotels } from '../../components/use-compared-hotels.ts';
import { chooseHotel, COMPARED_AT_MOST, type ComparedHotel } from '../../lib/compared-hotels.ts';

interface Props extends ComparedHotel {
  /** Whose choice it is. */
  owner: string;
}

/** Chooses a hotel for the comparison: on its photo, so that no card gets higher. */
export function CompareBox({ owner, id, name }: Props) {
  const hotels = useComparedHotels(owner);
  const chosen = hotels.some((hotel) => hotel.id === id);
  return (
    <Checkbox
      checked={chosen}
      disabled={!chosen && hotels.length >= COMPARED_AT_MOST}
      onChange={(wanted) => chooseHotel(owner, { id, name }, wanted)}
      className={place}
    >
      比較<VisuallyHidden>: {name}</VisuallyHidden>
    </Checkbox>
  );
}

const place = css({
  position: 'absolute',
  left: '1.5',
  bottom: '1.5',
  // Above the link that covers the card.
  zIndex: 'raised',
  px: '2',
  bg: 'surface',
  rounded: 'md',
  fontSize: 'sm',
  _print: { display: 'none' },
  '& label': { py: '1.5', gap: '1.5' },
});
