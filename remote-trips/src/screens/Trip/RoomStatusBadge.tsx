import { Badge } from '@yado/shared/ui/Badge';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { bookingStatusOf } from '../../lib/room-state.ts';
import { cancelPendingText, changePendingText, roomStatusText } from '../../lib/status-text.ts';
import type { RoomStatusBadge_room$key } from './__generated__/RoomStatusBadge_room.graphql';

export function RoomStatusBadge({ room }: { room: RoomStatusBadge_room$key }) {
  const { status, canceledAt, cancelPending, changePending } = useFragment(
    graphql`
      fragment RoomStatusBadge_room on ExpediaHotelRoom {
        status
        canceledAt
        cancelPending
        changePending
      }
    `,
    room,
  );
  const settled = changePending ? changePendingText : roomStatusText(bookingStatusOf({ status, canceledAt }));
  const shown = [cancelPending ? cancelPendingText : settled];
  if (status === 'REFUNDED') shown.push(roomStatusText(status));
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
