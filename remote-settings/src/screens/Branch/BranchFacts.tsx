import { formatYen } from '@yado/shared/format/yen';
import { type Known, lookUp } from '@yado/shared/relay/known';
import { Badge } from '@yado/shared/ui/Badge';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import type { ComponentProps } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type {
  AvailablePaymentMethod,
  BranchFacts_branch$key,
  BranchStatus,
} from './__generated__/BranchFacts_branch.graphql';

type Tone = ComponentProps<typeof Badge>['tone'];

const statuses: Record<Known<BranchStatus>, { label: string; tone: Tone }> = {
  PENDING: { label: '利用開始前', tone: 'info' },
  ACTIVE: { label: '利用中', tone: 'success' },
  SUSPENDED: { label: '停止中(新しい予約はできません)', tone: 'warning' },
  CLOSED: { label: '利用終了', tone: 'neutral' },
};
const methods: Record<Known<AvailablePaymentMethod>, string> = {
  CREDIT_CARD_ONLY: 'クレジットカード',
  INVOICE_ONLY: '請求書払い',
  CREDIT_CARD_AND_INVOICE: 'クレジットカード・請求書払い',
};

/** What of a branch its administrator sees but cannot change. */
export function BranchFacts({ branch }: { branch: BranchFacts_branch$key }) {
  const { companyName, companyCode, status, cashBalance, availablePaymentMethod } = useFragment(
    graphql`
      fragment BranchFacts_branch on CompanyBranch {
        companyName
        companyCode
        status
        cashBalance
        availablePaymentMethod
      }
    `,
    branch,
  );
  const state = lookUp(statuses, status, null);
  const byInvoice = availablePaymentMethod !== 'CREDIT_CARD_ONLY';
  return (
    <Card heading="ご契約の内容">
      <DescriptionList
        items={[
          { term: '会社名', description: companyName },
          { term: '会社コード', description: companyCode },
          { term: '状態', description: state && <Badge tone={state.tone}>{state.label}</Badge> },
          { term: 'お支払い方法', description: lookUp(methods, availablePaymentMethod, null) },
          {
            term: '請求書払いの残高',
            description: byInvoice && (
              <span
                className={css({ fontSize: 'lg', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' })}
              >
                {formatYen(cashBalance)}
              </span>
            ),
          },
        ]}
      />
      <p className={css({ marginTop: '4', color: 'text.muted', fontSize: 'sm' })}>
        {byInvoice && '残高は、あといくらまで請求書払いで予約できるかを表します。'}
        契約の内容の変更は、担当の窓口へご連絡ください。
      </p>
    </Card>
  );
}
