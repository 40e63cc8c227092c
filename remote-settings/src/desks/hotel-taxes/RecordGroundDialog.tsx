import { actionMessage } from '@yado/shared/errors/action-message';
import { todayIn } from '@yado/shared/format/calendar-date';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { Field } from '@yado/shared/ui/Field';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { basisHelp, basisOptions } from './basis-texts.ts';
import { checkGround, fieldOfCode, type GroundEntry, type GroundField, toGround } from './check-ground.ts';
import { groundMessages } from './ground-messages.ts';
import { useRecordGround } from './use-record-ground.ts';

interface Props {
  hotel: { propertyId: string; name: string };
  /** What holds now; null: nothing is recorded. */
  seen: {
    readonly basis: string;
    readonly registrationNumber?: string | null;
    readonly checkedOn?: string | null;
    readonly consentOn?: string | null;
  } | null;
  open: boolean;
  onClose: () => void;
  onRecorded: () => void;
}

/** Mounted again for each attempt. */
export function RecordGroundDialog({ hotel, seen, open, onClose, onRecorded }: Props) {
  const today = todayIn();
  const [recordGround] = useRecordGround();
  const [entry, setEntry] = useState<GroundEntry>({
    basis: seen?.basis ?? 'HOTEL',
    registrationNumber: seen?.registrationNumber ?? '',
    checkedOn: seen?.checkedOn ?? '',
    consentOn: seen?.consentOn ?? '',
    // What holds already keeps holding for stays that end before.
    validFrom: seen === null ? '' : today,
  });
  const form = useForm<GroundField>({
    check: () => checkGround(entry),
    send: async ({ show, fail }) => {
      const result = await recordGround({ input: { propertyId: hotel.propertyId, ...toGround(entry) } });
      if (result.kind === 'ok') {
        toast({ tone: 'success', title: `「${hotel.name}」の税の根拠を記録しました` });
        onClose();
        onRecorded();
        return;
      }
      const message = actionMessage('税の根拠の記録', result, groundMessages);
      const field = result.kind === 'refused' ? fieldOfCode(result.code) : null;
      if (field) show({ [field]: message });
      else fail(message);
    },
  });
  const change = (field: GroundField, value: string) => {
    setEntry((before) => ({ ...before, [field]: value }));
    form.clear(field);
  };
  const withNumber = entry.basis === 'PROXY' || entry.basis === 'HOTEL';
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`「${hotel.name}」の税の根拠`}
      submitLabel="記録する"
      pendingLabel="記録しています"
      form={form}
    >
      <Field label="税の根拠" required helper={basisHelp(entry.basis)} error={form.problems.basis}>
        <Select
          name="basis"
          options={basisOptions}
          value={entry.basis}
          onChange={({ target }) => change('basis', target.value)}
        />
      </Field>
      <Field
        label="適用開始日"
        optional
        helper="チェックアウト日がこの日以降の宿泊に適用します。それより前の宿泊は、前の記録のままです。空欄にすると、開始日のある記録がない期間すべてに適用します。発行済みの書類は変わりません。"
        error={form.problems.validFrom}
      >
        <TextInput
          type="date"
          name="validFrom"
          value={entry.validFrom}
          onChange={({ target }) => change('validFrom', target.value)}
        />
      </Field>
      {withNumber && (
        <>
          <Field
            label="宿泊施設の登録番号"
            required={entry.basis === 'PROXY'}
            optional={entry.basis !== 'PROXY'}
            helper="Tと13桁の数字"
            error={form.problems.registrationNumber}
          >
            <TextInput
              name="registrationNumber"
              autoComplete="off"
              value={entry.registrationNumber}
              onChange={({ target }) => change('registrationNumber', target.value)}
            />
          </Field>
          <Field
            label="登録を確認した日"
            required={entry.registrationNumber.trim() !== ''}
            helper="国税庁の適格請求書発行事業者公表サイトで確認した日"
            error={form.problems.checkedOn}
          >
            <TextInput
              type="date"
              name="checkedOn"
              max={today}
              value={entry.checkedOn}
              onChange={({ target }) => change('checkedOn', target.value)}
            />
          </Field>
        </>
      )}
      {entry.basis === 'PROXY' && (
        <Field
          label="媒介者交付特例の同意日"
          required
          helper="宿泊施設から、登録事業者であることの通知と、代わりに交付することの同意を受けた日"
          error={form.problems.consentOn}
        >
          <TextInput
            type="date"
            name="consentOn"
            max={today}
            value={entry.consentOn}
            onChange={({ target }) => change('consentOn', target.value)}
          />
        </Field>
      )}
    </FormDialog>
  );
}
