import { formatMonth } from '@yado/shared/format/dates';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { type InvoiceFormat, useInvoiceDownload } from './use-invoice-download.ts';
import type { InvoiceDownloads_invoice$key } from './__generated__/InvoiceDownloads_invoice.graphql';

const formats: Readonly<Record<InvoiceFormat, string>> = { PDF: 'PDF', CSV: 'CSV', JP_PINT: 'JP PINT' };
const inOrder = Object.keys(formats) as readonly InvoiceFormat[];

/**
 * The invoice as a document, as a table and as what software reads (デジタルインボイス); a draft is none yet. Why the last is
 * missing is on the invoice's own screen.
 */
export function InvoiceDownloads({ invoice }: { invoice: InvoiceDownloads_invoice$key }) {
  const { id, status, startDate, jpPintProblem } = useFragment(
    graphql`
      fragment InvoiceDownloads_invoice on Invoice {
        id
        status
        startDate
        jpPintProblem
      }
    `,
    invoice,
  );
  const { download, asking } = useInvoiceDownload(id);
  if (status === 'DRAFT') return <span className={css({ color: 'text.muted' })}>確定後に保存できます</span>;
  const start = async (format: InvoiceFormat) => {
    const failure = await download(format);
    if (failure) toast({ tone: 'error', title: failure });
  };
  return (
    <div className={css({ display: 'flex', gap: '2', flexWrap: 'wrap', justifyContent: 'end' })}>
      {inOrder
        .filter((format) => format !== 'JP_PINT' || (status !== 'VOID' && jpPintProblem == null))
        .map((format) => (
          <Button
            key={format}
            variant="outline"
            size="sm"
            startIcon={<Icon name="download" size={18} />}
            loading={asking === format}
            loadingText={`${formats[format]}を作成しています`}
            onClick={() => void start(format)}
          >
            <VisuallyHidden>{formatMonth(startDate)}の請求書を</VisuallyHidden>
            {formats[format]}
            <VisuallyHidden>で保存</VisuallyHidden>
          </Button>
        ))}
    </div>
  );
}
