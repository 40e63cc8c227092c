import { formatYen } from '@yado/shared/format/yen';
import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { refundable } from './check-refund.ts';
import { newAttempt, type RefundAttempt } from './refund-attempt.ts';
import { RefundRoomDialog } from './RefundRoomDialog.tsx';
import type { OperatorRefund_travel$key } from './__generated__/OperatorRefund_travel.graphql';

interface Props {
  travel: OperatorRefund_travel$key;
  /** Reads the trip again. */
  onChanged: () => Promise<void>;
}

/** For operators: what of each room can still be given back outside the cancel policy. */
export function OperatorRefund({ travel, onChanged }: Props) {
  const { expediaHotelRooms: rooms } = useFragment(
    graphql`
      fragment OperatorRefund_travel on Travel {
        expediaHotelRooms {
          id
          roomNumber
          status
          paymentPrice
          refundPrice
          ...RefundRoomDialog_room
        }
      }
    `,
    travel,
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const dialog = useFreshDialog();
  // Outlive the dialog: who closes it over an unanswered refund and tries again must not move the money twice.
  const [attempts, setAttempts] = useState<Readonly<Record<string, RefundAttempt | undefined>>>({});
  const keep = (roomId: string, attempt: RefundAttempt) =>
    setAttempts((kept) => ({ ...kept, [roomId]: attempt }));
  const owing = rooms.filter(
    (room) => room.status !== 'PENDING' && room.status !== 'FAILED' && refundable(room) > 0,
  );
  const room = rooms.find(({ id }) => id === chosen);
  const attempt = room && attempts[room.id];
  return (
    <Card heading="運営の手続き" data-print="hide">
      {owing.length === 0 ? (
        <p className={css({ color: 'text.muted' })}>返金できる客室はありません。</p>
      ) : (
        <ul className={css({ display: 'grid', gap: '3' })}>
          {owing.map((each) => (
            <li
              key={each.id}
              className={css({
                display: 'flex',
                flexWrap: 'wrap',
                gap: '2',
                alignItems: 'center',
                justifyContent: 'space-between',
              })}
            >
              <span>
                {each.roomNumber}室目 <span className={css({ color: 'text.muted' })}>残り</span>{' '}
                {formatYen(refundable(each))}
              </span>
              <Button
                variant="outline"
                size="sm"
                aria-label={`${each.roomNumber}室目へ返金する`}
                onClick={() => {
                  setChosen(each.id);
                  if (!attempts[each.id]) keep(each.id, newAttempt());
                  dialog.show();
                }}
              >
                返金する
              </Button>
            </li>
          ))}
        </ul>
      )}
      {room && attempt && (
        <RefundRoomDialog
          key={dialog.key}
          room={room}
          attempt={attempt}
          open={dialog.open}
          onAttempt={(next) => keep(room.id, next)}
          onChanged={onChanged}
          onClose={dialog.close}
        />
      )}
    </Card>
  );
}
