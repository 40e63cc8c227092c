import { Checkbox } from '@yado/shared/ui/Checkbox';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { RoomCheckboxes_room$key } from './__generated__/RoomCheckboxes_room.graphql';

interface Props {
  /** What is chosen here. */
  label: string;
  rooms: RoomCheckboxes_room$key;
  /** Room numbers. */
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  className?: string;
}

/** All rooms of a trip or some of them. */
export function RoomCheckboxes({ label, rooms: keys, chosen, onChange, className }: Props) {
  const rooms = useFragment(
    graphql`
      fragment RoomCheckboxes_room on ExpediaHotelRoom @relay(plural: true) {
        roomNumber
        roomName
        familyName
        givenName
      }
    `,
    keys,
  );
  const all = rooms.map(({ roomNumber }) => roomNumber);
  const marked = all.filter((number) => chosen.includes(number));
  const every = marked.length === all.length;
  return (
    <fieldset className={className}>
      <legend className={css({ textStyle: 'label', marginBottom: '2' })}>{label}</legend>
      <Checkbox
        checked={every || (marked.length > 0 && 'indeterminate')}
        onChange={(on) => onChange(on || !every ? all : [])}
      >
        すべての客室({all.length}室)
      </Checkbox>
      <div
        className={css({
          display: 'grid',
          gap: '2',
          borderTopWidth: '1px',
          borderColor: 'border',
          marginTop: '2',
          paddingTop: '2',
        })}
      >
        {rooms.map(({ roomNumber, roomName, familyName, givenName }) => (
          <Checkbox
            key={roomNumber}
            checked={marked.includes(roomNumber)}
            onChange={(on) =>
              onChange(all.filter((each) => (each === roomNumber ? on : marked.includes(each))))
            }
          >
            {roomNumber}室目 {roomName}(
            <span lang="en">
              {familyName} {givenName}
            </span>
            )
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
