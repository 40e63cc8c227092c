import { formatYen } from '@yado/shared/format/yen';
import { Badge } from '@yado/shared/ui/Badge';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { branchStatusText, paymentMethodText } from '../../lib/branch-texts.ts';
import type { BranchFacts_branch$key } from './__generated__/BranchFacts_branch.graphql';

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
  const state = branchStatusText(status);
  const byInvoice = availablePaymentMethod !== 'CREDIT_CARD_ONLY';
  return (
    <Card heading="ご契約の内容">
      <DescriptionList
        items={[
          { term: '会社名', description: companyName },
          { term: '会社コード', description: companyCode },
          {
            term: '状態',
            description: (
              <Badge tone={state.tone}>
                {state.label}
                {status === 'SUSPENDED' && '(新しい予約はできません)'}
              </Badge>
            ),
          },
          { term: 'お支払い方法', description: paymentMethodText(availablePaymentMethod) },
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
