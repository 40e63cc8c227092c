import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Icon } from '@yado/shared/ui/Icon';
import { toast } from '@yado/shared/ui/Toaster';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { IssueReceiptDialog } from './IssueReceiptDialog.tsx';
import { ReceiptItem } from './ReceiptItem.tsx';
import type { TripReceipts_travel$key } from './__generated__/TripReceipts_travel.graphql';
import { useReceiptDownload } from './use-receipt-download.ts';

/** The papers of what a card has paid, and the way to a new one. */
export function TripReceipts({ travel }: { travel: TripReceipts_travel$key }) {
  const { id, receipts, openReceiptRooms, ...trip } = useFragment(
    graphql`
      fragment TripReceipts_travel on Travel {
        id
        openReceiptRooms
        receipts {
          id
          ...ReceiptItem_receipt
        }
        ...IssueReceiptDialog_travel
      }
    `,
    travel,
  );
  const [open, setOpen] = useState(false);
  const { download, asking } = useReceiptDownload();
  const save = async (receiptId: string) => {
    const failure = await download(receiptId);
    if (failure) toast({ tone: 'error', title: failure });
  };
  if (receipts.length === 0 && openReceiptRooms.length === 0) return null;
  return (
    <Card heading="領収書" data-print="hide">
      <div className={css({ display: 'grid', gap: '4', justifyItems: 'start' })}>
        {receipts.length > 0 && (
          <ul className={css({ display: 'grid', gap: '4' })}>
            {receipts.map((receipt) => (
              <ReceiptItem
                key={receipt.id}
                tripId={id}
                receipt={receipt}
                busy={asking === receipt.id}
                onSave={(receiptId) => void save(receiptId)}
              />
            ))}
          </ul>
        )}
        {openReceiptRooms.length > 0 && (
          <>
            <p className={css({ fontSize: 'sm' })}>
              発行者と税率ごとの消費税額を記載します。予約ごとにも、客室ごとにも発行できます。
            </p>
            <Button
              variant="outline"
              size="sm"
              startIcon={<Icon name="invoice" size={18} />}
              onClick={() => setOpen(true)}
            >
              領収書を発行
            </Button>
          </>
        )}
      </div>
      {open && (
        <IssueReceiptDialog
          travel={trip}
          open={open}
          onClose={() => setOpen(false)}
          onIssued={(id) => void save(id)}
        />
      )}
    </Card>
  );
}
