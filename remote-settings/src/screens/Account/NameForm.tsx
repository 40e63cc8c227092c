import { getProfile } from '@yado/shared/auth';
import { actionMessage } from '@yado/shared/errors/action-message';
import { tooLong } from '@yado/shared/format/text-length';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Field } from '@yado/shared/ui/Field';
import { TextInput } from '@yado/shared/ui/TextInput';
import { toast } from '@yado/shared/ui/Toaster';
import { type FormEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { NameForm_myself$key } from './__generated__/NameForm_myself.graphql';
import { useUpdateProfile } from './useUpdateProfile.ts';

const MAX_LENGTH = 60;
const CONTROL_ID = 'account-name';

/** The name that colleagues, memos and mails show. */
export function NameForm({ myself }: { myself: NameForm_myself$key }) {
  const { name } = useFragment(
    graphql`
      fragment NameForm_myself on Myself {
        name
      }
    `,
    myself,
  );
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [updateProfile, isUpdating] = useUpdateProfile();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = typed.trim();
    setFailure(null);
    const found = next ? tooLong(next, MAX_LENGTH) : '名前を入力してください。';
    setProblem(found);
    if (found) document.getElementById(CONTROL_ID)?.focus();
    if (found || isUpdating) return;
    const result = await updateProfile({ input: { name: next } });
    if (result.kind !== 'ok') return setFailure(actionMessage('名前の変更', result));
    toast({ tone: 'success', title: '名前を変更しました' });
    await getProfile().refresh();
  };

  return (
    <Card heading="名前">
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <Field
          label="表示する名前"
          error={problem}
          controlId={CONTROL_ID}
          className={css({ width: '100%' })}
          required
        >
          <TextInput autoComplete="name" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button type="submit" variant="outline" loading={isUpdating} loadingText="変更しています">
          名前を変更する
        </Button>
      </form>
    </Card>
  );
}
