import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { useState } from 'react';
import { DetailDownloadDialog } from './DetailDownloadDialog.tsx';
import type { DetailDownloadDialog_travel$key } from './__generated__/DetailDownloadDialog_travel.graphql';

/** The trip as a document for the company's own files. */
export function DetailDownload({ travel }: { travel: DetailDownloadDialog_travel$key }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        startIcon={<Icon name="download" size={18} />}
        onClick={() => setOpen(true)}
      >
        予約明細(PDF)
      </Button>
      <DetailDownloadDialog travel={travel} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
