import { Badge } from '@yado/shared/ui/Badge';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, useFragment } from 'react-relay';
import { cancelPendingText, roomStatusText } from '../../lib/status-text.ts';
import type { RoomStatusBadge_room$key } from './__generated__/RoomStatusBadge_room.graphql';

interface Props {
  room: RoomStatusBadge_room$key;
  /** A cancellation was sent and is not answered yet. */
  cancelPending: boolean;
}

export function RoomStatusBadge({ room, cancelPending }: Props) {
  const { status } = useFragment(
    graphql`
      fragment RoomStatusBadge_room on ExpediaHotelRoom {
        status
      }
    `,
    room,
  );
  const { label, tone, icon } = cancelPending ? cancelPendingText : roomStatusText(status);
  return (
    <Badge tone={tone} icon={<Icon name={icon} size={14} />}>
      {label}
    </Badge>
  );
}
