import { formatYen } from '@yado/shared/format/yen';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { refundable } from './check-refund.ts';
import { RefundRoomDialog } from './RefundRoomDialog.tsx';
import type { OperatorRefund_travel$key } from './__generated__/OperatorRefund_travel.graphql';

/** For operators: what of each room can still be given back outside the cancel policy. */
export function OperatorRefund({ travel }: { travel: OperatorRefund_travel$key }) {
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
  const [open, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const owing = rooms.filter(
    (room) => room.status !== 'PENDING' && room.status !== 'FAILED' && refundable(room) > 0,
  );
  const room = rooms.find(({ id }) => id === chosen);
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
                  setAttempt(attempt + 1);
                  setOpen(true);
                }}
              >
                返金する
              </Button>
            </li>
          ))}
        </ul>
      )}
      {room && <RefundRoomDialog key={attempt} room={room} open={open} onClose={() => setOpen(false)} />}
    </Card>
  );
}
