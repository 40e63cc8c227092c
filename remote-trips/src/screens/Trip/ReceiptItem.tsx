import { formatInstant } from '@yado/shared/format/instants';
import { formatYen } from '@yado/shared/format/yen';
import { Button } from '@yado/shared/ui/Button';
import { Icon } from '@yado/shared/ui/Icon';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { honored } from '../../lib/addressee.ts';
import { paperKindText } from '../../lib/paper-kind-text.ts';
import type { ReceiptItem_receipt$key } from './__generated__/ReceiptItem_receipt.graphql';
import { IssueReturnButton } from './IssueReturnButton.tsx';

interface Props {
  tripId: string;
  receipt: ReceiptItem_receipt$key;
  /** Whether this paper is being made. */
  busy: boolean;
  onSave: (receiptId: string) => void;
}

/** One paper: to whom, of which rooms and how much; and the way to what corrects it once money went back. */
export function ReceiptItem({ tripId, receipt, busy, onSave }: Props) {
  const { id, kind, isQualified, ...paper } = useFragment(
    graphql`
      fragment ReceiptItem_receipt on Receipt {
        id
        receiptNumber
        kind
        addressee
        addresseeKind
        isQualified
        totalPrice
        issuedAt
        roomNumbers
        returnPrice
      }
    `,
    receipt,
  );
  const title = paperKindText(kind);
  const addressee = honored(paper.addressee, paper.addresseeKind === 'PERSON' ? 'PERSON' : 'COMPANY');
  return (
    <li className={css({ display: 'grid', gap: '2', justifyItems: 'start' })}>
      <p>
        <span className={css({ fontWeight: 'semibold' })}>
          {title}
          {kind === 'RETURN' && isQualified && '(適格返還請求書)'} {formatYen(paper.totalPrice)}
        </span>
        <span className={css({ display: 'block', fontSize: 'sm', color: 'text.muted' })}>
          {addressee} ・ {paper.roomNumbers.map((number) => `${number}室目`).join('、')}
        </span>
        <span className={css({ display: 'block', fontSize: 'xs', color: 'text.muted' })}>
          {paper.receiptNumber} ・ {formatInstant(paper.issuedAt, { year: true })} 発行
        </span>
      </p>
      <Button
        variant="outline"
        size="sm"
        startIcon={<Icon name="download" size={18} />}
        loading={busy}
        loadingText={`${title}を作成しています`}
        onClick={() => onSave(id)}
      >
        <VisuallyHidden>
          {title} {paper.receiptNumber} を
        </VisuallyHidden>
        PDF
        <VisuallyHidden>で保存</VisuallyHidden>
      </Button>
      {paper.returnPrice != null && (
        <>
          <p className={css({ fontSize: 'sm' })}>
            {paper.returnPrice === 0
              ? 'この領収書のあとで、宿泊料金がキャンセル料に変わりました。内容を改める書類を発行できます。'
              : 'この領収書のあとで、キャンセルまたは返金がありました。差し引いた金額の書類を発行できます。'}
          </p>
          <IssueReturnButton
            tripId={tripId}
            receipt={{ id, number: paper.receiptNumber, addressee, price: paper.returnPrice }}
            onIssued={onSave}
          />
        </>
      )}
    </li>
  );
}
