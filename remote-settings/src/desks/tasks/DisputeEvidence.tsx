import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { SendEvidenceDialog } from './SendEvidenceDialog.tsx';
import { useEvidenceDownload } from './use-evidence-download.ts';
import type { DisputeEvidence_task$key } from './__generated__/DisputeEvidence_task.graphql';

/** The document that speaks for a disputed payment, and its way to the cardholder's bank. */
export function DisputeEvidence({ task: key }: { task: DisputeEvidence_task$key }) {
  const { id, disputeAnswer } = useFragment(
    graphql`
      fragment DisputeEvidence_task on OperatorTask {
        id
        disputeAnswer
      }
    `,
    key,
  );
  const { download, asking } = useEvidenceDownload();
  const dialog = useFreshDialog();
  if (!disputeAnswer) return null;
  const start = async () => {
    const failure = await download(id);
    if (failure) toast({ tone: 'error', title: failure });
  };
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginBottom: '4' })}>
      <Button
        variant="outline"
        startIcon={<Icon name="download" size={18} />}
        loading={asking !== null}
        loadingText="証拠書類を作成しています"
        onClick={() => void start()}
      >
        証拠書類を保存
      </Button>
      {disputeAnswer === 'OPEN' && <Button onClick={dialog.show}>証拠書類を送る</Button>}
      <SendEvidenceDialog key={dialog.key} taskId={id} open={dialog.open} onClose={dialog.close} />
    </div>
  );
}
