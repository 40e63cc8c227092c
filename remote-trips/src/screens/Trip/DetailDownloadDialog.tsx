import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Dialog } from '@yado/shared/ui/Dialog';
import { Field } from '@yado/shared/ui/Field';
import { RadioGroup } from '@yado/shared/ui/RadioGroup';
import { TextInput } from '@yado/shared/ui/TextInput';
import { type FormEvent, useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { RoomCheckboxes } from '../../components/RoomCheckboxes.tsx';
import { type AddresseeKind, addresseeHelper, addresseeKinds } from '../../lib/addressee.ts';
import { addresseeProblem } from '../../lib/addressee-problem.ts';
import { type DocumentLanguage, documentLanguages } from '../../lib/document-language.ts';
import type { DetailDownloadDialog_travel$key } from './__generated__/DetailDownloadDialog_travel.graphql';
import { useDetailDownload } from './useDetailDownload.ts';

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
  const [problem, setProblem] = useState<string | null>(null);
  const [unprintable, setUnprintable] = useState<readonly string[]>([]);
  const { download, isAsking } = useDetailDownload();
  const wrongAddressee = addresseeProblem(addressee, unprintable);
  const formId = useId();
  const addresseeId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const toAddressee = () => document.getElementById(addresseeId)?.focus();
    if (wrongAddressee) return toAddressee();
    if (rooms.length === 0) {
      setProblem('客室を1室以上選んでください。');
      return;
    }
    const roomNumbers = rooms.length < all.length ? [...rooms] : null;
    const failure = await download({
      travelId: trip.id,
      language,
      addressee: addressee.trim() || null,
      addresseeKind: kind,
      roomNumbers,
    });
    if (failure && 'unprintable' in failure) {
      setProblem(null);
      setUnprintable(failure.unprintable);
      return toAddressee();
    }
    setProblem(failure?.message ?? null);
    if (!failure) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="予約明細をダウンロード"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            やめる
          </Button>
          <Button type="submit" form={formId} loading={isAsking} loadingText="予約明細を作成しています">
            ダウンロード
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className={css({ display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)' })}
      >
        {problem && <Banner tone="error">{problem}</Banner>}
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
          controlId={addresseeId}
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
      </form>
    </Dialog>
  );
}
