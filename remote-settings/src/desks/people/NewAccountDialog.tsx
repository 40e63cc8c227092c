import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { typedEmail } from '@yado/shared/format/credentials';
import { FormDialog } from '@yado/shared/forms/FormDialog';
import { useForm } from '@yado/shared/forms/use-form';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { css } from '#styled/css';
import { accountMessage } from './account-messages.ts';
import { checkAccount, type NewAccount } from './check-account.ts';
import type { CreateAccount } from './create-account.ts';

interface Props {
  title: string;
  open: boolean;
  onClose: () => void;
  create: CreateAccount;
  /** Reads the list again. */
  onCreated: () => void;
}

/** Mounted again for each attempt. */
export function NewAccountDialog({ title, open, onClose, create, onCreated }: Props) {
  const [account, setAccount] = useState<NewAccount>({ name: '', email: '' });
  const form = useForm<keyof NewAccount>({
    check: () => checkAccount(account),
    send: async ({ show, fail }) => {
      const [name, email] = [account.name.trim(), typedEmail(account.email)];
      const result = await create({ name, email });
      if (result.kind === 'unknown') return fail(actionFailureMessage('担当者の追加', result.error));
      if (result.kind === 'refused') {
        const { field, text } = accountMessage(result.code);
        if (field) show({ [field]: text });
        else fail(text);
        return;
      }
      toast({
        tone: 'success',
        title: `${name}さんを追加しました`,
        description: `${email} にパスワードを設定するためのメールを送ります。届かないときは、ほかの会社でお使いのアドレスではないか、ご本人にお確かめください。`,
      });
      onClose();
      onCreated();
    },
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={title}
      submitLabel="追加する"
      pendingLabel="追加しています"
      form={form}
    >
      <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
        入力したアドレスに、最初のパスワードを設定するためのメールが届きます。
      </p>
      <Field label="名前" required error={form.problems.name}>
        <TextInput
          name="name"
          autoComplete="off"
          value={account.name}
          onChange={({ target }) => setAccount((typed) => ({ ...typed, name: target.value }))}
        />
      </Field>
      <Field label="メールアドレス" required error={form.problems.email}>
        <TextInput
          name="email"
          type="email"
          autoComplete="off"
          value={account.email}
          onChange={({ target }) => setAccount((typed) => ({ ...typed, email: target.value }))}
        />
      </Field>
    </FormDialog>
  );
}
