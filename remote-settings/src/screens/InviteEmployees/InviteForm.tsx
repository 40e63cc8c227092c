import { formatCount } from '@yado/shared/format/counts';
import { useForm } from '@yado/shared/forms/use-form';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { useDeferredValue, useMemo, useState } from 'react';
import { css } from '#styled/css';
import { checkInviteLines, type InviteLine, MAX_INVITES, readInviteLines } from '../../lib/invite-lines.ts';
import { InvitePreview } from './InvitePreview.tsx';
import { InviteResults } from './InviteResults.tsx';
import { ListInput } from './ListInput.tsx';
import { SendDialog } from './SendDialog.tsx';
import { useInviteEmployees } from './use-invite-employees.ts';
import type { TakenAddresses } from './use-taken-addresses.ts';

/** A list of people, checked while it is typed; only its good lines are sent, and only after a yes. */
export function InviteForm({ branchId, taken }: { branchId: string; taken: TakenAddresses }) {
  const [text, setText] = useState('');
  const [asking, setAsking] = useState(false);
  const { inviteAll, lines: sent, isSending } = useInviteEmployees(branchId);
  const [showResults, setShowResults] = useState(false);
  const shown = useDeferredValue(text);
  const lines = useMemo(() => checkInviteLines(readInviteLines(shown), taken.byEmail), [shown, taken]);
  const good = lines.filter((line) => !line.problem);
  const form = useForm<'list'>({
    check: () => ({ list: listProblem(lines.length, good.length) }),
    send: async () => setAsking(true),
  });

  if (showResults) {
    return (
      <InviteResults
        lines={sent}
        isSending={isSending}
        left={lines.length - good.length}
        onAgain={(failed) => {
          setText(listText([...failed, ...lines.filter((line) => line.problem)]));
          setShowResults(false);
        }}
      />
    );
  }
  return (
    <form noValidate onSubmit={form.submit} className={css({ display: 'grid', gap: '6' })}>
      <Card heading="招待する人">
        <ListInput
          text={text}
          problem={form.problems.list}
          onChange={(next) => {
            setText(next);
            form.clear('list');
          }}
        />
      </Card>
      {lines.length > MAX_INVITES && (
        <Banner tone="error" title={`一度に招待できるのは${formatCount(MAX_INVITES, '名')}までです`}>
          {formatCount(lines.length, '行')}あります。リストを分けて送ってください。
        </Banner>
      )}
      {lines.length > 0 && <InvitePreview lines={lines} {...taken} />}
      <div>
        <Button type="submit" disabled={lines.length > MAX_INVITES}>
          {good.length > 0 ? `${formatCount(good.length, '名')}に招待メールを送る` : '招待メールを送る'}
        </Button>
      </div>
      <SendDialog
        open={asking}
        good={good.length}
        bad={lines.length - good.length}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          setShowResults(true);
          void inviteAll(good);
        }}
      />
    </form>
  );
}

function listProblem(all: number, good: number): string | undefined {
  if (all === 0) return '招待する人の名前とメールアドレスを入力してください。';
  return good === 0 ? '送信できる行がありません。下の表で、直すところを確認してください。' : undefined;
}

function listText(lines: readonly InviteLine[]): string {
  return lines.map(({ name, email }) => `${name}, ${email}`).join('\n');
}
