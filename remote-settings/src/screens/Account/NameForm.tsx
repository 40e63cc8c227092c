import { getProfile } from '@yado/shared/auth';
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
  const { updateProfile, isUpdating } = useUpdateProfile();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = typed.trim();
    setProblem(next ? undefined : '名前を入力してください。');
    if (!next || isUpdating) return;
    updateProfile(next, {
      onDone: () => {
        void getProfile().refresh();
        toast({ tone: 'success', title: '名前を変更しました' });
      },
      onFailed: () => setProblem('変更できませんでした。しばらくしてから、もう一度お試しください。'),
    });
  };

  return (
    <Card heading="名前">
      <form
        noValidate
        onSubmit={submit}
        className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}
      >
        <Field label="表示する名前" error={problem} className={css({ width: '100%' })}>
          <TextInput
            autoComplete="name"
            maxLength={MAX_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="outline" loading={isUpdating} loadingText="変更しています">
          名前を変更する
        </Button>
      </form>
    </Card>
  );
}
