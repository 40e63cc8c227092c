import { type Known, lookUp } from '@yado/shared/contract/known';
import type { BadgeProps } from '@yado/shared/ui/Badge';
import type { AvailablePaymentMethod } from '../desks/branches/__generated__/DeskBranchFacts_branch.graphql';
import type { BranchStatus } from '../desks/branches/__generated__/BranchStatusBadge_branch.graphql';

export const branchStatusTexts: Readonly<
  Record<Known<BranchStatus>, { label: string; tone: NonNullable<BadgeProps['tone']> }>
> = {
  PENDING: { label: '準備中', tone: 'info' },
  ACTIVE: { label: '利用中', tone: 'success' },
  SUSPENDED: { label: '停止中', tone: 'warning' },
  CLOSED: { label: '終了', tone: 'neutral' },
};

export const branchStatusText = (status: string) =>
  lookUp(branchStatusTexts, status, { label: status, tone: 'neutral' as const });

const paymentMethods: Readonly<Record<Known<AvailablePaymentMethod>, string>> = {
  CREDIT_CARD_ONLY: 'クレジットカードのみ',
  INVOICE_ONLY: '請求書払いのみ',
  CREDIT_CARD_AND_INVOICE: 'クレジットカード・請求書払い',
};

export const paymentMethodText = (method: string) => lookUp(paymentMethods, method, method);
