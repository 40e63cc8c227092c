import { formatRooms } from '@yado/shared/format/counts';
import { sumOfGivingUp } from '@yado/shared/format/sum-of-giving-up';
import { formatYen } from '@yado/shared/format/yen';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { isCancelable } from '../../lib/cancel-choice.ts';
import { CancelRoomChoice } from './CancelRoomChoice.tsx';
import { CancelTotals } from './CancelTotals.tsx';
import { PreviousTravelChoice } from './PreviousTravelChoice.tsx';
import { useCancelForm } from './use-cancel-form.ts';
import type { CancelRoomsDialog_travel$key } from './__generated__/CancelRoomsDialog_travel.graphql';

interface Props {
  travel: CancelRoomsDialog_travel$key;
  open: boolean;
  onClose: () => void;
  /** Reads the trip again. */
  onChanged: () => Promise<void>;
}

/** Choose rooms, see what it costs and what comes back, agree, cancel. Mounted again for each attempt. */
export function CancelRoomsDialog({ travel, open, onClose, onChanged }: Props) {
  const trip = useFragment(
    graphql`
      fragment CancelRoomsDialog_travel on Travel {
        id
        externalSupplierName
        viewerCanCancel
        paymentType
        cardDispute
        previousTravelCancel {
          penaltyPrice
          requestSent
          travel {
            id
            paymentType
            cardDispute
            expediaHotelRooms {
              bookingStatus
              paymentPrice
              refundPrice
            }
          }
          ...PreviousTravelChoice_cancel
        }
        propertyContent {
          timeZone
        }
        expediaHotelRooms {
          id
          status
          paymentPrice
          refundPrice
          currentPenaltyPrice
          ...CancelRoomChoice_room
        }
        itinerary {
          rooms {
            ...CancelRoomChoice_booked
          }
        }
      }
    `,
    travel,
  );
  const rooms = trip.expediaHotelRooms.filter((room) => isCancelable(trip, room));
  const { previousTravelCancel: unfinished } = trip;
  const previous = unfinished
    ? {
        ...unfinished,
        id: unfinished.travel.id,
        refundPrice: sumOfGivingUp(unfinished.travel.expediaHotelRooms, unfinished.penaltyPrice).refund,
      }
    : null;
  const { form, ...cancel } = useCancelForm({
    isElsewhere: trip.externalSupplierName !== null,
    travelId: trip.id,
    rooms,
    previous,
    onClose,
    onChanged,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="客室のキャンセル"
      submitLabel="キャンセルを確定する"
      pendingLabel="キャンセルしています"
      tone="danger"
      disabled={rooms.length === 0}
      form={form}
    >
      {rooms.length === 0 ? (
        <p>キャンセルできる客室はありません。</p>
      ) : (
        <>
          <fieldset
            disabled={form.isPending}
            data-invalid={form.problems.rooms ? '' : undefined}
            className={css({ display: 'grid', gap: '1', minWidth: '0' })}
          >
            <legend className={css({ fontWeight: 'medium', marginBottom: '2' })}>
              キャンセルする客室を選んでください
            </legend>
            {trip.expediaHotelRooms.map(
              (room, index) =>
                isCancelable(trip, room) && (
                  <CancelRoomChoice
                    key={room.id}
                    room={room}
                    booked={trip.itinerary?.rooms[index] ?? null}
                    timeZone={trip.propertyContent.timeZone}
                    checked={cancel.chosenIds.includes(room.id)}
                    onChange={(on) => cancel.choose(room.id, on)}
                  />
                ),
            )}
            {form.problems.rooms && (
              <p role="alert" className={css({ color: 'danger', fontSize: 'sm' })}>
                {form.problems.rooms}
              </p>
            )}
          </fieldset>
          {trip.previousTravelCancel && (
            <PreviousTravelChoice
              cancel={trip.previousTravelCancel}
              wish={cancel.wish}
              onChoose={cancel.chooseWish}
              error={form.problems.previous}
              disabled={form.isPending}
            />
          )}
          <Field
            label="キャンセルの理由"
            optional
            helper="予約の履歴とCSVに残り、会社の方だけが見られます。ホテル、旅行会社、宿泊者には伝わりません。"
            error={cancel.reasonError}
          >
            <TextInput
              name="reason"
              value={cancel.reason}
              disabled={form.isPending}
              onChange={(event) => cancel.setReason(event.target.value)}
            />
          </Field>
          {cancel.chosenIds.length > 0 && (
            <>
              <CancelTotals
                rooms={cancel.chosenIds.length}
                penalty={cancel.penalty}
                refund={cancel.refund}
                refunded={cancel.refunded}
                paymentType={trip.paymentType}
                cardDispute={trip.cardDispute}
                previous={
                  unfinished && cancel.previousSums
                    ? {
                        ...cancel.previousSums,
                        paymentType: unfinished.travel.paymentType,
                        cardDispute: unfinished.travel.cardDispute,
                      }
                    : null
                }
              />
              <Checkbox
                name="consent"
                required
                checked={cancel.consented}
                disabled={form.isPending}
                error={form.problems.consent}
                onChange={cancel.consent}
              >
                {consentText(cancel.chosenIds.length, cancel.penalty, cancel.previousSums?.penalty ?? null)}
              </Checkbox>
            </>
          )}
        </>
      )}
    </FormDialog>
  );
}

function consentText(rooms: number, penalty: number, previousPenalty: number | null): string {
  const previous = previousPenalty === null ? '' : `、日程変更前の予約も${termsText(previousPenalty)}`;
  return `${formatRooms(rooms)}を${termsText(penalty)}${previous}キャンセルすることに同意します。取り消しはできません。`;
}

function termsText(penalty: number): string {
  return penalty > 0 ? `キャンセル料${formatYen(penalty)}を支払って` : '無料で';
}
