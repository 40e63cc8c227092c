import { actionMessage } from '@yado/shared/errors/action-message';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { Field } from '@yado/shared/ui/Field';
import { Select } from '@yado/shared/ui/Select';
import { TextInput } from '@yado/shared/ui/TextInput';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { formatProblems, MAX_TEXT, toDraft, toFormatInput } from '../../lib/accounting-format.ts';
import { DeleteFormat } from './DeleteFormat.tsx';
import { FormatColumns } from './FormatColumns.tsx';
import { FormatPreviewTable } from './FormatPreviewTable.tsx';
import { dateFormatTexts, formatMessages, signTexts } from './format-texts.ts';
import { charsetTexts } from './paper-texts.ts';
import { useSaveFormat } from './use-save-format.ts';
import type { AccountingFormatDialog_profile$key } from './__generated__/AccountingFormatDialog_profile.graphql';

interface Props {
  /** The format to change, or of which a new one begins as a copy. */
  profile: AccountingFormatDialog_profile$key;
  isNew: boolean;
  open: boolean;
  onClose: () => void;
  /** Null: it was deleted. */
  onSaved: (profileId: string | null) => void;
}

/** A format of accounting files of the company's own. Mounted again each time it is opened. */
export function AccountingFormatDialog({ profile: key, isNew, open, onClose, onSaved }: Props) {
  const profile = useFragment(
    graphql`
      fragment AccountingFormatDialog_profile on AccountingProfile {
        id
        name
        charset
        dateFormat
        sign
        hasHeader
        columns {
          title
          field
          text
        }
      }
    `,
    key,
  );
  const [saveFormat] = useSaveFormat();
  const [draft, setDraft] = useState(() => toDraft(profile, isNew));
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const format = toFormatInput(draft);
  const form = useForm<'name' | 'columns'>({
    check: () => formatProblems(draft),
    send: async ({ show, fail }) => {
      const result = await saveFormat({
        input: { profileId: isNew ? undefined : profile.id, name: draft.name.trim(), format },
      });
      if (result.kind === 'ok') return onSaved(result.data.profile.id);
      const message = actionMessage('形式の保存', result, formatMessages);
      const isName = result.kind === 'refused' && result.code?.endsWith('_NAME');
      if (isName) show({ name: message });
      else fail(message);
    },
  });
  const choice = <V extends string>(
    label: string,
    texts: Readonly<Record<V, string>>,
    value: string,
    onChange: (value: V) => void,
  ): ReactNode => (
    <Field label={label}>
      <Select
        value={value}
        options={Object.entries<string>(texts).map(([option, text]) => ({ value: option, label: text }))}
        onChange={({ target }) => onChange(target.value as V)}
      />
    </Field>
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      size="lg"
      title={isNew ? '自社用の形式を追加' : '自社用の形式を変更'}
      submitLabel="この形式を保存する"
      pendingLabel="保存しています"
      form={form}
    >
      <Field label="形式の名前" required error={form.problems.name} helper="会社のすべての支店で使えます。">
        <TextInput
          name="name"
          value={draft.name}
          maxLength={MAX_TEXT}
          autoComplete="off"
          onChange={({ target }) => change({ name: target.value })}
        />
      </Field>
      <div
        className={css({
          display: 'grid',
          gap: '3',
          gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        })}
      >
        {choice('文字コード', charsetTexts, draft.charset, (charset) => change({ charset }))}
        {choice('日付の書き方', dateFormatTexts, draft.dateFormat, (dateFormat) => change({ dateFormat }))}
        {choice('返金・キャンセルの減額', signTexts, draft.sign, (sign) => change({ sign }))}
      </div>
      <Checkbox checked={draft.hasHeader} onChange={(hasHeader) => change({ hasHeader })}>
        1行目に列の見出しを書く
      </Checkbox>
      <fieldset
        data-invalid={form.problems.columns ? '' : undefined}
        className={css({ display: 'grid', gap: '2', gridTemplateColumns: 'minmax(0, 1fr)' })}
      >
        <legend className={css({ fontWeight: 'semibold' })}>列(ファイルでの順番)</legend>
        {form.problems.columns && (
          <p role="alert" className={css({ fontSize: 'sm', color: 'danger' })}>
            {form.problems.columns}
          </p>
        )}
        <FormatColumns columns={draft.columns} onChange={(columns) => change({ columns })} />
      </fieldset>
      <FormatPreviewTable format={format} />
      {!isNew && <DeleteFormat id={profile.id} name={profile.name} onDeleted={() => onSaved(null)} />}
    </FormDialog>
  );
}
