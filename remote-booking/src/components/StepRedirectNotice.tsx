import { useLocation } from '@yado/shared/router';
import { Banner } from '@yado/shared/ui/Banner';

/** What the guard leaves in the history entry of the step that it leads to. */
export const openedTooEarly = { openedTooEarly: true };

/** Says why this step is shown instead of the one that was opened. */
export function StepRedirectNotice() {
  const { state } = useLocation() as { state: Partial<typeof openedTooEarly> | null };
  return (
    state?.openedTooEarly && (
      <Banner tone="info" announce="polite">
        先にこの画面の入力が必要です。入力済みの内容は残っています。
      </Banner>
    )
  );
}
