import { Badge } from '@yado/shared/ui/Badge';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, useFragment } from 'react-relay';
import { cancelPendingText, changePendingText, roomStatusText } from '../../lib/status-text.ts';
import type { RoomStatusBadge_room$key } from './__generated__/RoomStatusBadge_room.graphql';

export function RoomStatusBadge({ room }: { room: RoomStatusBadge_room$key }) {
  const { status, cancelPending, changePending } = useFragment(
    graphql`
      fragment RoomStatusBadge_room on ExpediaHotelRoom {
        status
        cancelPending
        changePending
      }
    `,
    room,
  );
  const settled = changePending ? changePendingText : roomStatusText(status);
  const { label, tone, icon } = cancelPending ? cancelPendingText : settled;
  return (
    <Badge tone={tone} icon={<Icon name={icon} size={14} />}>
      {label}
    </Badge>
  );
}
