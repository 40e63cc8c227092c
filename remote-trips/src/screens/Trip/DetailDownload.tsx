import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { DetailDownloadDialog } from './DetailDownloadDialog.tsx';
import type { DetailDownload_travel$key } from './__generated__/DetailDownload_travel.graphql';

/** The trip as a document for the company's own files. */
export function DetailDownload({ travel }: { travel: DetailDownload_travel$key }) {
  const trip = useFragment(
    graphql`
      fragment DetailDownload_travel on Travel {
        ...DetailDownloadDialog_travel
      }
    `,
    travel,
  );
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
      <DetailDownloadDialog travel={trip} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
