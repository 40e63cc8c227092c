import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { openDownload } from '@yado/shared/files/open-download';
import { lookUp } from '@yado/shared/contract/known';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { type PaperFilter, papersToInput } from '../../lib/paper-filter.ts';
import { papersFileMessages } from './paper-texts.ts';
import { usePapersFile } from './use-papers-file.ts';

/** All papers that are listed, in one file with an index. */
export function PapersFileButton({ filter }: { filter: PaperFilter }) {
  const [prepare, isPreparing] = usePapersFile();
  const start = async () => {
    const result = await prepare({ input: papersToInput(filter) });
    if (result.kind === 'ok') return openDownload(result.data.url);
    const title =
      result.kind === 'refused'
        ? lookUp(papersFileMessages, result.code, '一括保存できませんでした。画面を開き直してください。')
        : actionFailureMessage('書類の一括保存', result.error);
    toast({ tone: 'error', title });
  };
  return (
    <Button
      variant="outline"
      size="sm"
      startIcon={<Icon name="download" size={18} />}
      loading={isPreparing}
      loadingText="ファイルを準備しています"
      onClick={() => void start()}
    >
      この条件の書類をZIPで保存
    </Button>
  );
}
