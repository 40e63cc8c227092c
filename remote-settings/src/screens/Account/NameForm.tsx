import { getProfile } from '@yado/shared/auth';
import { toAppError } from '@yado/shared/errors/app-error';
import { actionMessage } from '@yado/shared/errors/action-message';
import { oneLineProblem } from '@yado/shared/format/one-line-problem';
import { typedText } from '@yado/shared/format/typed-text';
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
import type { NameForm_myself$key } from './__generated__/NameForm_myself.graphql';
import { useUpdateProfile } from './use-update-profile.ts';

const MAX_LENGTH = 60;
const CONTAINS_LINK =
  '名前に、Webサイトやメールのアドレス、電話番号と読める部分(「www.」「.com」「@」など)は使えません。除いて入力してください。';

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
  const [updateProfile] = useUpdateProfile();
  const next = typedText(typed);
  const form = useForm<'name'>({
    check: () => ({ name: next ? oneLineProblem(next, MAX_LENGTH) : '名前を入力してください。' }),
    send: async ({ show, fail }) => {
      const result = await updateProfile({ input: { name: next } });
      // Whatever else the API refuses is asked about above.
      if (result.kind === 'unknown' && toAppError(result.error).kind === 'rejected') {
        return show({ name: CONTAINS_LINK });
      }
      if (result.kind !== 'ok') return fail(actionMessage('名前の変更', result));
      toast({ tone: 'success', title: '名前を変更しました' });
      await getProfile().refresh();
    },
  });

  return (
    <Card heading="名前">
      <form
        noValidate
        onSubmit={form.submit}
        className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}
      >
        <FailureBanner failure={form.failure} />
        <Field label="表示する名前" error={form.problems.name} className={css({ width: '100%' })} required>
          <TextInput autoComplete="name" value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button type="submit" variant="outline" loading={form.isPending} loadingText="変更しています">
          名前を変更する
        </Button>
      </form>
    </Card>
  );
}
