import { actionMessage } from '@yado/shared/errors/action-message';
import { openDownload } from '@yado/shared/files/open-download';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { Field } from '@yado/shared/ui/Field';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { BranchSelect } from '../../components/BranchSelect.tsx';
import { type AccountingPeriod, periodProblems } from '../../lib/accounting-period.ts';
import { accountingFileMessages, charsetText, openRoomsText } from './paper-texts.ts';
import { useAccountingFile } from './use-accounting-file.ts';
import type { AccountingFileDialog_profile$key } from './__generated__/AccountingFileDialog_profile.graphql';
import type { useAccountingFileMutation$data } from './__generated__/useAccountingFileMutation.graphql';

export type SavedFile = Extract<
  useAccountingFileMutation$data['prepareAccountingFile'],
  { readonly __typename: 'PrepareAccountingFileSuccess' }
>;

/** What is chosen; without a branch it is the viewer's own. */
export interface FileEntry extends AccountingPeriod {
  profileId: string;
  branchId: string;
}

interface Props {
  profiles: AccountingFileDialog_profile$key;
  entry: FileEntry;
  onChange: (part: Partial<FileEntry>) => void;
  /** Whether the viewer has to choose a branch. */
  desk: boolean;
  /** Below the choice of the software. */
  children?: ReactNode;
  open: boolean;
  onClose: () => void;
  onSaved: (file: SavedFile) => void;
}

/** For which software and which days a file is made. Mounted again each time it is opened. */
export function AccountingFileDialog({
  profiles: keys,
  entry,
  onChange,
  desk,
  children,
  open,
  onClose,
  onSaved,
}: Props) {
  const profiles = useFragment(
    graphql`
      fragment AccountingFileDialog_profile on AccountingProfile @relay(plural: true) {
        id
        name
        charset
        keyColumn
      }
    `,
    keys,
  );
  const [prepare] = useAccountingFile();
  const form = useForm<'from' | 'to'>({
    check: () => periodProblems(entry),
    send: async ({ fail }) => {
      const result = await prepare({ input: { ...entry, branchId: entry.branchId || undefined } });
      if (result.kind !== 'ok') {
        const message = actionMessage('会計ソフト用ファイルの作成', result, accountingFileMessages);
        return fail(message + openRoomsText(result.kind === 'refused' ? result.refusal.openRooms : null));
      }
      openDownload(result.data.url);
      onSaved(result.data);
    },
  });
  const profile = profiles.find(({ id }) => id === entry.profileId);
  const dayField = (name: 'from' | 'to', label: string) => (
    <Field label={label} required error={form.problems[name]}>
      <TextInput
        type="date"
        name={name}
        max="9999-12-31"
        value={entry[name]}
        onChange={({ target }) => onChange({ [name]: target.value })}
      />
    </Field>
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="会計ソフト用のファイル"
      submitLabel="ファイルを保存する"
      pendingLabel="ファイルを作成しています"
      form={form}
    >
      <Field
        label="会計ソフト"
        required
        helper={
          profile &&
          `文字コードは${charsetText(profile.charset)}です。「${profile.keyColumn}」の列の番号は明細ごとに決まっていて、ほかの明細には使いません。同じ期間をもう一度取り込むときは、この番号で取り込み済みの明細を見分けられます。`
        }
      >
        <Select
          value={entry.profileId}
          options={profiles.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChange({ profileId: target.value })}
        />
      </Field>
      {children}
      {desk && (
        <BranchSelect
          placeholder="支店を選択"
          value={entry.branchId}
          onChange={(branchId) => onChange({ branchId })}
        />
      )}
      <div
        className={css({ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', md: '1fr 1fr' } })}
      >
        {dayField('from', '期間(から)')}
        {dayField('to', '期間(まで)')}
      </div>
      <p className={css({ fontSize: 'sm', color: 'text.muted' })}>
        チェックアウトの日(その前にキャンセルした部屋はキャンセルの日)が期間に入る部屋を、税込の金額で書き出します。キャンセル料と海外の宿泊は、消費税の対象外の明細になります。返金やキャンセルなど後からの変更は、変更の日の新しい明細になり、前の明細は変わりません。
      </p>
    </FormDialog>
  );
}
