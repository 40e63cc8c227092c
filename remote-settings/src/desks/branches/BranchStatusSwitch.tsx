import { actionMessage } from '@yado/shared/errors/action-message';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { Button } from '@yado/shared/ui/Button';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { branchStatusMessages } from './branch-status-messages.ts';
import { SuspensionEffects } from './SuspensionEffects.tsx';
import { useChangeBranchStatus } from './use-change-branch-status.ts';
import type { BranchStatusSwitch_branch$key } from './__generated__/BranchStatusSwitch_branch.graphql';

type NewStatus = 'ACTIVE' | 'SUSPENDED';

const words: Record<NewStatus, { action: string; done: string }> = {
  SUSPENDED: { action: '利用を停止', done: '支店の利用を停止しました' },
  ACTIVE: { action: '利用を再開', done: '支店の利用を再開しました' },
};

/** Suspends and resumes a branch, after saying what ends with it and what continues. */
export function BranchStatusSwitch({ branch }: { branch: BranchStatusSwitch_branch$key }) {
  const { id, companyName, branchName, status } = useFragment(
    graphql`
      fragment BranchStatusSwitch_branch on CompanyBranch {
        id
        companyName
        branchName
        status
      }
    `,
    branch,
  );
  const [changeBranchStatus, isChanging] = useChangeBranchStatus();
  // As it was when the question was asked: the status is another one before the dialog has gone.
  const [asked, setAsked] = useState<NewStatus>('SUSPENDED');
  const [open, setOpen] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (status !== 'ACTIVE' && status !== 'SUSPENDED') return null;

  const next = status === 'ACTIVE' ? 'SUSPENDED' : 'ACTIVE';
  const ask = () => {
    setAsked(next);
    setFailure(null);
    setOpen(true);
  };
  const change = async () => {
    setFailure(null);
    const result = await changeBranchStatus({ input: { branchId: id, status: asked } });
    if (result.kind === 'ok') {
      setOpen(false);
      toast({ tone: 'success', title: words[asked].done });
    } else {
      setFailure(actionMessage('支店の利用の変更', result, branchStatusMessages));
    }
  };
  return (
    <>
      <Button variant="outline" onClick={ask}>
        {words[next].action}
      </Button>
      <AlertDialog
        open={open}
        onClose={() => setOpen(false)}
        size="md"
        title={`${companyName} ${branchName}の${words[asked].action}しますか`}
        confirmLabel={`${words[asked].action}する`}
        cancelLabel="やめる"
        tone={asked === 'SUSPENDED' ? 'danger' : 'default'}
        loading={isChanging}
        error={failure}
        onConfirm={() => void change()}
      >
        {asked === 'SUSPENDED' ? (
          <SuspensionEffects />
        ) : (
          <p>この支店の社員は、すぐに新しい予約ができるようになります。</p>
        )}
      </AlertDialog>
    </>
  );
}
