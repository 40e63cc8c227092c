import { Checkbox } from '@yado/shared/ui/Checkbox';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { VoucherChooser_room$key } from './__generated__/VoucherChooser_room.graphql';

interface Props {
  rooms: VoucherChooser_room$key;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Which rooms' sheets are shown and printed. */
export function VoucherChooser({ rooms: keys, chosen, onChange }: Props) {
  const rooms = useFragment(
    graphql`
      fragment VoucherChooser_room on ExpediaHotelRoom @relay(plural: true) {
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
    <fieldset
      data-print="hide"
      className={css({
        display: 'grid',
        gap: '2',
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        bg: 'surface',
        padding: '4',
        width: '100%',
        maxWidth: '820px',
        marginX: 'auto',
      })}
    >
      <legend className={css({ srOnly: true })}>印刷する客室</legend>
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
