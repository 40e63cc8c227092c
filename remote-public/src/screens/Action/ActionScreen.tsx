import { PageTitle } from '@yado/shared/components/PageTitle';
import { Skeleton } from '@yado/shared/ui/Skeleton';
import { useState } from 'react';
import { NarrowPage } from '../../components/NarrowPage.tsx';
import { type ActionMode, isActionMode, modeTexts } from './action-modes.ts';
import { ActionDone } from './ActionDone.tsx';
import { BadLink } from './BadLink.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { RunAction } from './RunAction.tsx';
import { useCheckedCode } from './use-checked-code.ts';

interface Data {
  mode: string | null;
  code: string;
  /** The link has been used on this page. */
  done: boolean;
}

/** Where the links in the identity service's mails lead. */
export function Screen({ data: { mode, code, done } }: { data: Data }) {
  const known = isActionMode(mode) ? mode : null;
  const [tries, setTries] = useState(0);
  const heading = known ? modeTexts[known].heading : 'リンクを確認できません';
  return (
    <NarrowPage heading={heading}>
      <PageTitle>{heading}</PageTitle>
      {!known && <BadLink mode={null} error={null} />}
      {known && done && known !== 'resetPassword' && <ActionDone mode={known} />}
      {known && !(done && known !== 'resetPassword') && (
        <CheckedLink key={`${code} ${tries}`} mode={known} code={code} onRetry={() => setTries(tries + 1)} />
      )}
    </NarrowPage>
  );
}

interface CheckedLinkProps {
  mode: ActionMode;
  code: string;
  /** Begins again. A reload without a line would leave the browser's error page. */
  onRetry: () => void;
}

function CheckedLink({ mode, code, onRetry }: CheckedLinkProps) {
  const checked = useCheckedCode(code);
  if (checked.kind === 'checking') return <Skeleton height="160px" />;
  if (checked.kind === 'bad') return <BadLink mode={mode} error={checked.error} onRetry={onRetry} />;
  const { action } = checked;
  return mode === 'resetPassword' ? (
    <NewPasswordForm code={code} email={action.email} />
  ) : (
    <RunAction mode={mode} code={code} action={action} />
  );
}
