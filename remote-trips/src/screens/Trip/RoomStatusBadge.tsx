import { Badge } from '@yado/shared/ui/Badge';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { isStayable } from '../../lib/is-stayable.ts';
import {
  cancelPendingText,
  changePendingText,
  givingUpText,
  returnedText,
  roomStatusText,
  type StatusText,
} from '../../lib/status-text.ts';
import type { RoomStatusBadge_room$key } from './__generated__/RoomStatusBadge_room.graphql';

interface Props {
  room: RoomStatusBadge_room$key;
  /** Its trip was moved to other dates and is being canceled. */
  givenUp?: boolean;
}

export function RoomStatusBadge({ room, givenUp = false }: Props) {
  const { bookingStatus, returned, cancelPending, changePending } = useFragment(
    graphql`
      fragment RoomStatusBadge_room on ExpediaHotelRoom {
        bookingStatus
        returned
        cancelPending
        changePending
      }
    `,
    room,
  );
  const shown = [getText(), returnedText(returned)].filter((text) => text !== null);
  function getText(): StatusText {
    if (cancelPending) return cancelPendingText;
    if (givenUp && isStayable({ bookingStatus })) return givingUpText;
    return changePending ? changePendingText : roomStatusText(bookingStatus);
  }
  return (
    <span className={css({ display: 'flex', flexWrap: 'wrap', gap: '1' })}>
      {shown.map(({ label, tone, icon }) => (
        <Badge key={label} tone={tone} icon={<Icon name={icon} size={14} />}>
          {label}
        </Badge>
      ))}
    </span>
  );
}
