import { expiryState } from '@yado/shared/format/card-text';
import { serverNow } from '@yado/shared/format/server-clock';
import { Badge } from '@yado/shared/ui/Badge';
import { Icon } from '@yado/shared/ui/Icon';
import { useState } from 'react';

/** A warning from the month before a card's last one on; nothing on a card that is good for longer. */
export function ExpiryBadge({ month, year }: { month: number; year: number }) {
  const [openedAt] = useState(serverNow);
  const state = expiryState(month, year, openedAt);
  if (state === 'expired') {
    return (
      <Badge tone="danger" icon={<Icon name="error" size={14} />}>
        期限切れ・予約に使えません
      </Badge>
    );
  }
  if (state === 'soon') {
    return (
      <Badge tone="warning" icon={<Icon name="warning" size={14} />}>
        まもなく期限切れ
      </Badge>
    );
  }
  return null;
}
