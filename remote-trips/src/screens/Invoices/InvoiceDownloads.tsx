import { formatMonth } from '@yado/shared/format/dates';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { type InvoiceFormat, useInvoiceDownload } from './use-invoice-download.ts';
import type { InvoiceDownloads_invoice$key } from './__generated__/InvoiceDownloads_invoice.graphql';

const formats: readonly InvoiceFormat[] = ['PDF', 'CSV'];

/** The invoice as a document and as a table; a draft is neither yet. */
export function InvoiceDownloads({ invoice }: { invoice: InvoiceDownloads_invoice$key }) {
  const { id, status, startDate } = useFragment(
    graphql`
      fragment InvoiceDownloads_invoice on Invoice {
        id
        status
        startDate
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
    <div className={css({ display: 'flex', gap: '2', justifyContent: 'end' })}>
      {formats.map((format) => (
        <Button
          key={format}
          variant="outline"
          size="sm"
          startIcon={<Icon name="download" size={18} />}
          loading={asking === format}
          loadingText={`${format}を作成しています`}
          onClick={() => void start(format)}
        >
          <VisuallyHidden>{formatMonth(startDate)}の請求書を</VisuallyHidden>
          {format}
          <VisuallyHidden>で保存</VisuallyHidden>
        </Button>
      ))}
    </div>
  );
}
