import { useBlocker } from '@yado/shared/router';
import { isSigningOut } from '@yado/shared/routing/signing-out';
import { AlertDialog } from '@yado/shared/ui/AlertDialog';
import { useEffect } from 'react';

/** Asks before the page is left whose form has changes that are not saved. One a page: the router keeps one question. */
export function LeaveQuestion({ when }: { when: boolean }) {
  // Who signs out has decided already, and is signed out whatever the answer would be.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname !== nextLocation.pathname && !isSigningOut(nextLocation.state),
  );
  useEffect(() => {
    if (!when) return;
    // The browser asks in its own words where the whole page is left.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);
  return (
    <AlertDialog
      open={blocker.state === 'blocked'}
      title="保存していない変更があります"
      cancelLabel="この画面に残る"
      confirmLabel="変更を捨てて移動する"
      tone="danger"
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      このまま移動すると、入力した内容は保存されません。
    </AlertDialog>
  );
}
