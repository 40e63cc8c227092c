import { actionMessage } from '@yado/shared/errors/action-message';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { Field } from '@yado/shared/ui/Field';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { TextInput } from '@yado/shared/ui/TextInput';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RoomCheckboxes } from '../../components/RoomCheckboxes.tsx';
import { type AddresseeKind, addresseeKinds, honored } from '../../lib/addressee.ts';
import { addresseeProblem } from '../../lib/addressee-problem.ts';
import type { IssueReceiptDialog_travel$key } from './__generated__/IssueReceiptDialog_travel.graphql';
import { receiptMessages } from './receipt-messages.ts';
import { useIssueReceipt } from './use-issue-receipt.ts';

interface Props {
  travel: IssueReceiptDialog_travel$key;
  open: boolean;
  onClose: () => void;
  onIssued: (receiptId: string) => void;
}

/** For which rooms and to whom; what is chosen here stays. */
export function IssueReceiptDialog({ travel, open, onClose, onIssued }: Props) {
  const trip = useFragment(
    graphql`
      fragment IssueReceiptDialog_travel on Travel {
        id
        openReceiptRooms
        receiptIssuer {
          name
          registrationNumber
        }
        companyBranch {
          companyName
        }
        expediaHotelRooms {
          roomNumber
          roomName
          familyName
          givenName
          ...RoomCheckboxes_room
        }
      }
    `,
    travel,
  );
  const openRooms = trip.expediaHotelRooms.filter(({ roomNumber }) =>
    trip.openReceiptRooms.includes(roomNumber),
  );
  const [addressee, setAddressee] = useState<string>(trip.companyBranch.companyName);
  const [kind, setKind] = useState<AddresseeKind>('COMPANY');
  const [rooms, setRooms] = useState<readonly number[]>(trip.openReceiptRooms);
  const [unprintable, setUnprintable] = useState<readonly string[]>([]);
  const [issueReceipt] = useIssueReceipt();
  const wrong = addresseeProblem(addressee, unprintable);
  const form = useForm<'addressee'>({
    check: () => ({ addressee: addressee.trim() === '' ? receiptMessages.INVALID_ADDRESSEE : wrong }),
    send: async ({ show, fail }) => {
      if (rooms.length === 0) return fail('客室を1室以上選んでください。');
      const input = {
        travelId: trip.id,
        addressee: addressee.trim(),
        addresseeKind: kind,
        roomNumbers: [...rooms],
      };
      const result = await issueReceipt({ input });
      if (result.kind === 'ok') {
        onClose();
        toast({ tone: 'success', title: '領収書を発行しました' });
        return onIssued(result.data.receipt.id);
      }
      const characters = result.kind === 'refused' ? result.refusal.characters : null;
      if (!characters) return fail(actionMessage('領収書の発行', result, receiptMessages));
      setUnprintable(characters);
      show({ addressee: addresseeProblem(addressee, characters) });
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="領収書を発行"
      submitLabel="発行する"
      pendingLabel="領収書を発行しています"
      form={form}
    >
      <p>
        宛名と客室は、発行したあとで変えられません。最初に保存したあとでこの画面から保存するものには、「再発行」と印字します。
      </p>
      {trip.receiptIssuer && <p>{issuerText(trip.receiptIssuer)}</p>}
      <Field
        label="宛名"
        required
        helper={addressee.trim() ? `領収書に「${honored(addressee.trim(), kind)}」と印字します。` : undefined}
        error={form.problems.addressee ?? wrong}
      >
        <TextInput
          value={addressee}
          onChange={(event) => {
            setAddressee(event.target.value);
            form.clear('addressee');
          }}
        />
      </Field>
      <RadioGroup<AddresseeKind>
        label="敬称"
        orientation="horizontal"
        options={addresseeKinds}
        value={kind}
        onChange={setKind}
      />
      {openRooms.length === 1 &&
        openRooms.map(({ roomNumber, roomName, familyName, givenName }) => (
          <p key={roomNumber}>
            この領収書の客室: {roomNumber}室目 {roomName}(
            <span lang="en">
              {familyName} {givenName}
            </span>
            )
          </p>
        ))}
      {openRooms.length > 1 && (
        <RoomCheckboxes
          label="1枚の領収書にまとめる客室"
          rooms={openRooms}
          chosen={rooms}
          onChange={setRooms}
        />
      )}
    </FormDialog>
  );
}

function issuerText({
  name,
  registrationNumber,
}: {
  readonly name: string;
  readonly registrationNumber?: string | null;
}): string {
  return registrationNumber
    ? `発行者: ${name}(登録番号 ${registrationNumber})`
    : `発行者: ${name}(適格請求書発行事業者ではないため、登録番号はなく、適格請求書になりません)`;
}
