import { NameField } from '@yado/shared/components/guest/NameField';
import { actionMessage } from '@yado/shared/errors/action-message';
import { FailureBanner } from '@yado/shared/forms/FailureBanner';
import { useForm } from '@yado/shared/forms/use-form';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import {
  findTravelerProblems,
  toTravelerChange,
  type TravelerField,
  travelerFields,
  type TravelerFields,
} from '../../lib/traveler-fields.ts';
import { TravelerWishes } from './TravelerWishes.tsx';
import { useUpdateTravelerProfile } from './use-update-traveler-profile.ts';
import type { TravelerForm_profile$key } from './__generated__/TravelerForm_profile.graphql';

/** What one enters in each booking for oneself: every new one begins with it. */
export function TravelerForm({ profile }: { profile: TravelerForm_profile$key }) {
  const kept = useFragment(
    graphql`
      fragment TravelerForm_profile on TravelerProfile {
        guestName {
          familyName
          givenName
        }
        phone
        smoking
        bed
        arrivalHour
      }
    `,
    profile,
  );
  const [edits, setEdits] = useState<Partial<TravelerFields>>({});
  const fields = { ...travelerFields(kept), ...edits };
  const [updateTravelerProfile] = useUpdateTravelerProfile();
  const form = useForm<TravelerField>({
    check: () => findTravelerProblems(fields),
    send: async ({ fail }) => {
      const result = await updateTravelerProfile({ input: toTravelerChange(kept, fields) });
      if (result.kind !== 'ok') return fail(actionMessage('宿泊者情報の保存', result));
      setEdits({});
      toast({ tone: 'success', title: '宿泊者情報を保存しました' });
    },
  });
  const edit = (change: Partial<TravelerFields>) => {
    setEdits({ ...edits, ...change });
    form.clear(...(Object.keys(change) as TravelerField[]));
  };

  return (
    <Card heading="宿泊者としての情報">
      <form noValidate onSubmit={form.submit} className={css({ display: 'grid', gap: '5' })}>
        <FailureBanner failure={form.failure} />
        <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
          ご自身が宿泊する予約に、はじめから入力されます。予約のときに変更できます。ローマ字の氏名は、同じ支店の方があなたの予約をするときにも使われます。
        </p>
        <div className={pair}>
          <NameField
            label="姓(ローマ字)"
            example="SATO"
            autoComplete="off"
            controlId="traveler-family-name"
            required={false}
            value={fields.familyName}
            problem={form.problems.familyName}
            onChange={(familyName) => edit({ familyName })}
          />
          <NameField
            label="名(ローマ字)"
            example="MISAKI"
            autoComplete="off"
            controlId="traveler-given-name"
            required={false}
            value={fields.givenName}
            problem={form.problems.givenName}
            onChange={(givenName) => edit({ givenName })}
          />
        </div>
        <Field
          label="電話番号"
          helper="日本国内の番号。予約の連絡先になります"
          error={form.problems.phone}
          optional
        >
          <TextInput
            type="tel"
            autoComplete="tel-national"
            value={fields.phone}
            onChange={(event) => edit({ phone: event.target.value })}
          />
        </Field>
        <TravelerWishes fields={fields} onEdit={edit} />
        <div>
          <Button type="submit" variant="outline" loading={form.isPending} loadingText="保存しています">
            宿泊者情報を保存する
          </Button>
        </div>
      </form>
    </Card>
  );
}

const pair = css({ display: 'grid', gap: '5', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } });
