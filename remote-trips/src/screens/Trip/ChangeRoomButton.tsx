import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { ChangeRoomDialog } from './ChangeRoomDialog.tsx';
import type { ChangeRoomButton_booked$key } from './__generated__/ChangeRoomButton_booked.graphql';
import type { ChangeRoomButton_room$key } from './__generated__/ChangeRoomButton_room.graphql';
import type { ChangeRoomButton_travel$key } from './__generated__/ChangeRoomButton_travel.graphql';

interface Props {
  travel: ChangeRoomButton_travel$key;
  room: ChangeRoomButton_room$key;
  booked: ChangeRoomButton_booked$key;
  onChanged: () => Promise<void>;
}

/** Opens the room's form anew each time, with what the room has then. */
export function ChangeRoomButton({ travel, room, booked, onChanged }: Props) {
  const trip = useFragment(
    graphql`
      fragment ChangeRoomButton_travel on Travel {
        ...ChangeRoomDialog_travel
      }
    `,
    travel,
  );
  const ours = useFragment(
    graphql`
      fragment ChangeRoomButton_room on ExpediaHotelRoom {
        roomNumber
        ...ChangeRoomDialog_room
      }
    `,
    room,
  );
  const theirs = useFragment(
    graphql`
      fragment ChangeRoomButton_booked on ItineraryRoom {
        ...ChangeRoomDialog_booked
      }
    `,
    booked,
  );
  const [open, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return (
    <div data-print="hide" className={css({ marginTop: '3' })}>
      <Button
        variant="subtle"
        size="sm"
        startIcon={<Icon name="edit" size={18} />}
        aria-label={`${ours.roomNumber}室目の宿泊者・ご要望を変更`}
        onClick={() => {
          setAttempt(attempt + 1);
          setOpen(true);
        }}
      >
        宿泊者・ご要望を変更
      </Button>
      <ChangeRoomDialog
        key={attempt}
        travel={trip}
        room={ours}
        booked={theirs}
        open={open}
        onClose={() => setOpen(false)}
        onChanged={onChanged}
      />
    </div>
  );
}
