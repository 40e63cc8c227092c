import { formatCount } from '@yado/shared/format/counts';
import { Button } from '@yado/shared/ui/Button';
import { Dialog } from '@yado/shared/ui/Dialog';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { css } from '#styled/css';
import type { BranchTravelsInput } from './__generated__/useExportTripsQuery.graphql';
import { type ExportEnding, useExportTrips } from './use-export-trips.ts';

/** What the filter leaves, as a file; a long one shows how far it is and can be stopped. */
export function ExportButton({ input }: { input: BranchTravelsInput }) {
  const { exportTrips, isExporting, progress, cancel } = useExportTrips(input);
  const start = async () => {
    if (!isExporting) tell(await exportTrips());
  };
  return (
    <>
      <Button
        variant="outline"
        startIcon={<Icon name="download" />}
        loading={isExporting}
        loadingText="CSVを作成しています"
        onClick={() => void start()}
      >
        CSVダウンロード
      </Button>
      <Dialog
        open={progress !== null}
        onClose={cancel}
        title="CSVを作成しています"
        size="sm"
        placement="center"
        hideCloseButton
        footer={
          <Button variant="outline" onClick={cancel}>
            作成をやめる
          </Button>
        }
      >
        <p>
          {progress && `${formatCount(progress.total, '件')}のうち${formatCount(progress.done, '件')}`}
          を読み込みました。
        </p>
        <progress
          aria-label="CSVの作成"
          value={progress?.done ?? 0}
          max={progress?.total ?? 1}
          className={css({ width: 'full', height: '2', marginTop: '4', accentColor: 'primary' })}
        />
      </Dialog>
    </>
  );
}

function tell(ending: ExportEnding): void {
  switch (ending.kind) {
    case 'saved':
      if (ending.rows === 0) toast({ tone: 'info', title: '条件に合う予約がありません' });
      else
        toast({
          tone: 'success',
          title: 'CSVを保存しました',
          description: `${formatCount(ending.rows, '件')}(1行に1室)`,
        });
      return;
    case 'canceled':
      toast({ tone: 'info', title: 'CSVの作成をやめました' });
      return;
    case 'failed':
      toast({ tone: 'error', title: ending.message });
  }
}
