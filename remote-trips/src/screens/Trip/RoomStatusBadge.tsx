import { Badge } from '@yado/shared/ui/Badge';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { returnedText } from '../../lib/returned-text.ts';
import { bookingStatusOf, isStayable } from '../../lib/room-state.ts';
import {
  cancelPendingText,
  changePendingText,
  givingUpText,
  roomStatusText,
  type StatusText,
} from '../../lib/status-text.ts';
import type { RoomStatusBadge_room$key } from './__generated__/RoomStatusBadge_room.graphql';

interface Props {
  room: RoomStatusBadge_room$key;
  /** Its trip was moved to other dates and is being cancelled. */
  givenUp?: boolean;
}

export function RoomStatusBadge({ room, givenUp = false }: Props) {
  const { cancelPending, changePending, ...state } = useFragment(
    graphql`
      fragment RoomStatusBadge_room on ExpediaHotelRoom {
        status
        canceledAt
        paymentPrice
        refundPrice
        cancelPending
        changePending
      }
    `,
    room,
  );
  const returned = returnedText(state);
  const shown = [textOf(), ...(returned ? [returned] : [])];
  function textOf(): StatusText {
    if (cancelPending) return cancelPendingText;
    if (givenUp && isStayable(state)) return givingUpText;
    return changePending ? changePendingText : roomStatusText(bookingStatusOf(state));
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
