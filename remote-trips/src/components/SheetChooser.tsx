import { css } from '#styled/css';
import { RoomCheckboxes } from './RoomCheckboxes.tsx';
import type { RoomCheckboxes_room$key } from './__generated__/RoomCheckboxes_room.graphql';

interface Props {
  label: string;
  rooms: RoomCheckboxes_room$key;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Which rooms' sheets are shown and printed. */
export function SheetChooser(props: Props) {
  return (
    <div
      data-print="hide"
      className={css({
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
      <RoomCheckboxes {...props} />
    </div>
  );
}
