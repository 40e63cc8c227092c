import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Dialog } from '@yado/shared/ui/Dialog';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { toast } from '@yado/shared/ui/Toaster';
import { type FormEvent, useId, useRef, useState } from 'react';
import { css } from '#styled/css';
import { accountMessage } from './account-messages.ts';
import { type AccountProblems, checkAccount, type NewAccount } from './check-account.ts';
import type { CreateAccount } from './create-account.ts';

interface Props {
  title: string;
  open: boolean;
  onClose: () => void;
  create: CreateAccount;
  isCreating: boolean;
  /** Reads the list again. */
  onCreated: () => void;
}

/** Mounted anew for each attempt. */
export function NewAccountDialog({ title, open, onClose, create, isCreating, onCreated }: Props) {
  const [account, setAccount] = useState<NewAccount>({ name: '', email: '' });
  const [problems, setProblems] = useState<AccountProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();

  const show = (found: AccountProblems) => {
    setProblems(found);
    const first = found.name ? 'name' : found.email ? 'email' : null;
    if (first) form.current?.querySelector<HTMLInputElement>(`input[name=${first}]`)?.focus();
    return first !== null;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (isCreating || show(checkAccount(account))) return;
    const [name, email] = [account.name.trim(), account.email.trim()];
    const result = await create({ name, email });
    if (result.kind === 'ok') {
      toast({
        tone: 'success',
        title: `${name}さんを追加しました`,
        description: `${email} にパスワードを設定するためのメールを送ります。`,
      });
      onClose();
      onCreated();
    } else if (result.kind === 'refused') {
      const { field, text } = accountMessage(result.code);
      if (field) show({ [field]: text });
      else setFailure(text);
    } else {
      setFailure(actionFailureMessage('担当者の追加', result.error));
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => isCreating || onClose()}
      closeOnEscape={!isCreating}
      hideCloseButton={isCreating}
      title={title}
      footer={
        <>
          <Button variant="outline" disabled={isCreating} onClick={onClose}>
            やめる
          </Button>
          <Button type="submit" form={formId} loading={isCreating} loadingText="追加しています">
            追加する
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className={css({ display: 'grid', gap: '4' })}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <p className={css({ color: 'text.muted', fontSize: 'sm' })}>
          入力したアドレスに、最初のパスワードを設定するためのメールが届きます。
        </p>
        <Field label="名前" required error={problems.name}>
          <TextInput
            name="name"
            autoComplete="off"
            value={account.name}
            onChange={({ target }) => setAccount((typed) => ({ ...typed, name: target.value }))}
          />
        </Field>
        <Field label="メールアドレス" required error={problems.email}>
          <TextInput
            name="email"
            type="email"
            autoComplete="off"
            value={account.email}
            onChange={({ target }) => setAccount((typed) => ({ ...typed, email: target.value }))}
          />
        </Field>
      </form>
    </Dialog>
  );
}
