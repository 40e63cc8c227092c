import { formatPropertyInstant } from '@yado/shared/format/instants';
import { formatYen } from '@yado/shared/format/yen';
import { sumOfCancel } from '@yado/shared/format/sum-of-cancel';
import { serverNow } from '@yado/shared/format/server-clock';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { nextDearerStage } from '../../lib/cancel-choice.ts';
import type { CancelRoomChoice_booked$key } from './__generated__/CancelRoomChoice_booked.graphql';
import type { CancelRoomChoice_room$key } from './__generated__/CancelRoomChoice_room.graphql';

interface Props {
  room: CancelRoomChoice_room$key;
  booked: CancelRoomChoice_booked$key | null;
  timeZone: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A room that can be canceled, with what it costs now and until when. */
export function CancelRoomChoice({ room, booked, timeZone, checked, onChange }: Props) {
  const { roomNumber, roomName, familyName, givenName, paymentPrice, ...money } = useFragment(
    graphql`
      fragment CancelRoomChoice_room on ExpediaHotelRoom {
        roomNumber
        roomName
        familyName
        givenName
        paymentPrice
        refundPrice
        currentPenaltyPrice
      }
    `,
    room,
  );
  const policy = useFragment(
    graphql`
      fragment CancelRoomChoice_booked on ItineraryRoom {
        rate {
          cancelTimeline {
            stages {
              start
              penaltyPrice
            }
          }
        }
      }
    `,
    booked,
  );
  const [now] = useState(serverNow);
  const { penalty, refund, refunded } = sumOfCancel([
    { ...money, paymentPrice, currentPenaltyPrice: money.currentPenaltyPrice ?? 0 },
  ]);
  // A penalty is kept of what is left.
  const stages = (policy?.rate.cancelTimeline.stages ?? []).map((stage) => ({
    ...stage,
    penaltyPrice: Math.min(stage.penaltyPrice, paymentPrice - refunded),
  }));
  const next = nextDearerStage(stages, penalty, now);
  return (
    <Checkbox
      checked={checked}
      onChange={onChange}
      description={
        <>
          <span className={css({ display: 'block', textStyle: 'number' })}>
            宿泊料金 {formatYen(paymentPrice)}
            {refunded > 0 && ` / 返金済み ${formatYen(refunded)}`} / キャンセル料 {formatYen(penalty)} / 返金{' '}
            {formatYen(refund)}
          </span>
          {next && (
            <span className={css({ display: 'block' })}>
              {formatPropertyInstant(next.start, timeZone).text} を過ぎると、キャンセル料が
              {formatYen(next.penaltyPrice)}になります
            </span>
          )}
        </>
      }
    >
      {roomNumber}室目 {roomName}(
      <span lang="en">
        {familyName} {givenName}
      </span>
      )
    </Checkbox>
  );
}
