import { Button } from '@yado/shared/ui/Button';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { RoomChooser_room$key } from './__generated__/RoomChooser_room.graphql';

interface Props {
  rooms: RoomChooser_room$key;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Which rooms' sheets are shown, printed and downloaded. */
export function RoomChooser({ rooms: keys, chosen, onChange }: Props) {
  const rooms = useFragment(
    graphql`
      fragment RoomChooser_room on PublicTravelRoom @relay(plural: true) {
        roomNumber
        roomName
        familyName
        givenName
      }
    `,
    keys,
  );
  const all = rooms.map(({ roomNumber }) => roomNumber);
  return (
    <form data-choose-rooms="">
      {/* Without it the address of none would be that of all. */}
      <input type="hidden" name="rooms" value="" />
      <fieldset className={css({ display: 'grid', gap: '2' })}>
        <legend className={css({ fontWeight: 'bold', marginBottom: '2' })}>表示する客室</legend>
        {rooms.map(({ roomNumber, roomName, familyName, givenName }) => (
          <Checkbox
            key={roomNumber}
            name="rooms"
            value={String(roomNumber)}
            checked={chosen.includes(roomNumber)}
            onChange={(on) =>
              onChange(all.filter((each) => (each === roomNumber ? on : chosen.includes(each))))
            }
          >
            {roomNumber}室目 {roomName}(
            <span lang="en">
              {familyName} {givenName}
            </span>
            )
          </Checkbox>
        ))}
        <noscript>
          <Button type="submit" variant="outline" size="sm">
            選んだ客室を表示する
          </Button>
        </noscript>
      </fieldset>
    </form>
  );
}
