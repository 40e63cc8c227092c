import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { Field } from '@yado/shared/ui/Field';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { TextInput } from '@yado/shared/ui/TextInput';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { RoomCheckboxes } from '../../components/RoomCheckboxes.tsx';
import { type AddresseeKind, addresseeHelper, addresseeKinds } from '../../lib/addressee.ts';
import { addresseeProblem } from '../../lib/addressee-problem.ts';
import { type DocumentLanguage, documentLanguages } from '../../lib/document-language.ts';
import type { DetailDownloadDialog_travel$key } from './__generated__/DetailDownloadDialog_travel.graphql';
import { useDetailDownload } from './use-detail-download.ts';

interface Props {
  travel: DetailDownloadDialog_travel$key;
  open: boolean;
  onClose: () => void;
}

/** In which language, to whom and of which rooms. */
export function DetailDownloadDialog({ travel, open, onClose }: Props) {
  const trip = useFragment(
    graphql`
      fragment DetailDownloadDialog_travel on Travel {
        id
        companyBranch {
          companyName
        }
        expediaHotelRooms {
          roomNumber
          ...RoomCheckboxes_room
        }
      }
    `,
    travel,
  );
  const all = trip.expediaHotelRooms.map(({ roomNumber }) => roomNumber);
  const [language, setLanguage] = useState<DocumentLanguage>('ja-JP');
  const [addressee, setAddressee] = useState<string>(trip.companyBranch.companyName);
  const [kind, setKind] = useState<AddresseeKind>('COMPANY');
  const [rooms, setRooms] = useState<readonly number[]>(all);
  const [unprintable, setUnprintable] = useState<readonly string[]>([]);
  const download = useDetailDownload();
  const wrongAddressee = addresseeProblem(addressee, unprintable);
  const form = useForm<'addressee'>({
    check: () => ({ addressee: wrongAddressee ?? undefined }),
    send: async ({ show, fail }) => {
      if (rooms.length === 0) return fail('客室を1室以上選んでください。');
      const failure = await download({
        travelId: trip.id,
        language,
        addressee: addressee.trim() || null,
        addresseeKind: kind,
        roomNumbers: rooms.length < all.length ? [...rooms] : null,
      });
      if (!failure) return onClose();
      if ('message' in failure) return fail(failure.message);
      setUnprintable(failure.unprintable);
      show({ addressee: addresseeProblem(addressee, failure.unprintable) ?? undefined });
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="予約明細をダウンロード"
      submitLabel="ダウンロード"
      pendingLabel="予約明細を作成しています"
      form={form}
    >
      <RadioGroup
        label="言語"
        orientation="horizontal"
        options={documentLanguages}
        value={language}
        onChange={setLanguage}
      />
      <Field
        label="宛名"
        optional
        helper={wrongAddressee ? undefined : addresseeHelper(language, addressee, kind)}
        error={wrongAddressee}
      >
        <TextInput value={addressee} onChange={(event) => setAddressee(event.target.value)} />
      </Field>
      {language === 'ja-JP' && (
        <RadioGroup<AddresseeKind>
          label="敬称"
          orientation="horizontal"
          options={addresseeKinds}
          value={kind}
          onChange={setKind}
        />
      )}
      {all.length > 1 && (
        <RoomCheckboxes
          label="明細に載せる客室"
          rooms={trip.expediaHotelRooms}
          chosen={rooms}
          onChange={setRooms}
        />
      )}
    </FormDialog>
  );
}
