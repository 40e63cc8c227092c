import { Badge, type BadgeProps } from '@yado/shared/ui/Badge';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, useFragment } from 'react-relay';
import { travelStatusText } from '../lib/status-text.ts';
import type { TripStatusBadge_travel$key } from './__generated__/TripStatusBadge_travel.graphql';

interface Props {
  travel: TripStatusBadge_travel$key;
  size?: BadgeProps['size'];
}

export function TripStatusBadge({ travel, size }: Props) {
  const { status } = useFragment(
    graphql`
      fragment TripStatusBadge_travel on Travel {
        status
      }
    `,
    travel,
  );
  const { label, tone, icon } = travelStatusText(status);
  return (
    <Badge tone={tone} size={size} icon={<Icon name={icon} size={14} />}>
      {label}
    </Badge>
  );
}
