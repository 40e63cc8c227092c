import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { usePaperDownload } from './use-paper-download.ts';

export function PaperDownload({ id, number }: { id: string; number: string }) {
  const { download, asking } = usePaperDownload(id);
  const start = async () => {
    const failure = await download('PDF');
    if (failure) toast({ tone: 'error', title: failure });
  };
  return (
    <Button
      variant="outline"
      size="sm"
      startIcon={<Icon name="download" size={18} />}
      loading={asking !== null}
      loadingText="PDFを準備しています"
      onClick={() => void start()}
    >
      <VisuallyHidden>{number}を</VisuallyHidden>
      PDF
      <VisuallyHidden>で保存</VisuallyHidden>
    </Button>
  );
}
