import { NameField } from '@yado/shared/components/guest/NameField';
import { SmokingChoice } from '@yado/shared/components/guest/SmokingChoice';
import { SpecialRequestField } from '@yado/shared/components/guest/SpecialRequestField';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { useChangeForm } from './use-change-form.ts';
import type { ChangeRoomDialog_booked$key } from './__generated__/ChangeRoomDialog_booked.graphql';
import type { ChangeRoomDialog_room$key } from './__generated__/ChangeRoomDialog_room.graphql';
import type { ChangeRoomDialog_travel$key } from './__generated__/ChangeRoomDialog_travel.graphql';

interface Props {
  travel: ChangeRoomDialog_travel$key;
  room: ChangeRoomDialog_room$key;
  /** The same room on the supplier's itinerary. */
  booked: ChangeRoomDialog_booked$key;
  open: boolean;
  onClose: () => void;
  /** Reads the trip again. */
  onChanged: () => Promise<void>;
}

/** Who stays in a room and what the hotel is asked for; the price stays as it is. */
export function ChangeRoomDialog({ travel, room, booked, open, onClose, onChanged }: Props) {
  const trip = useFragment(
    graphql`
      fragment ChangeRoomDialog_travel on Travel {
        id
        propertyContent {
          attributes {
            general {
              canUseUnicodeInSpecialRequest
            }
          }
          rooms {
            id
            roomAmenities {
              smoking
            }
          }
        }
      }
    `,
    travel,
  );
  const ours = useFragment(
    graphql`
      fragment ChangeRoomDialog_room on ExpediaHotelRoom {
        id
        epsRoomId
        roomNumber
        familyName
        givenName
        specialRequest
      }
    `,
    room,
  );
  const { smoking, smokingWish } = useFragment(
    graphql`
      fragment ChangeRoomDialog_booked on ItineraryRoom {
        smoking
        smokingWish
      }
    `,
    booked,
  );
  const { rooms, attributes } = trip.propertyContent;
  const unicodeAllowed = attributes.general.canUseUnicodeInSpecialRequest;
  const roomType = rooms.find(({ id }) => id === ours.epsRoomId);
  const formId = useId();
  const { form, typed, change } = useChangeForm({
    travelId: trip.id,
    room: { ...ours, smoking },
    unicodeAllowed,
    onClose,
    onChanged,
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`${ours.roomNumber}室目の宿泊者・ご要望の変更`}
      submitLabel="変更を確定する"
      pendingLabel="ホテルへ変更を送っています"
      form={form}
    >
      <p className={css({ textStyle: 'small', color: 'text.muted' })}>
        変更に料金はかかりません。ホテルが受け付けた内容は、すぐに宿泊確認書にも反映されます。
      </p>
      <div
        className={css({
          display: 'grid',
          gap: '4',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        })}
      >
        <NameField
          label="姓(ローマ字)"
          example="TANAKA"
          autoComplete="off"
          controlId={`${formId}-familyName`}
          value={typed.familyName}
          problem={form.problems.familyName}
          onChange={(familyName) => change({ familyName })}
        />
        <NameField
          label="名(ローマ字)"
          example="KENICHI"
          autoComplete="off"
          controlId={`${formId}-givenName`}
          value={typed.givenName}
          problem={form.problems.givenName}
          onChange={(givenName) => change({ givenName })}
        />
      </div>
      <SmokingChoice
        allowed={roomType?.roomAmenities.smoking ?? null}
        only={roomType?.roomAmenities.smoking === true && typeof smokingWish !== 'boolean'}
        value={typed.smoking}
        onChange={(wanted) => change({ smoking: wanted })}
      />
      <SpecialRequestField
        controlId={`${formId}-specialRequest`}
        value={typed.specialRequest}
        problem={form.problems.specialRequest}
        unicodeAllowed={unicodeAllowed}
        onChange={(specialRequest) => change({ specialRequest })}
      />
    </FormDialog>
  );
}
