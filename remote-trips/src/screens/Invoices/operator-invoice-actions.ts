import { lazyWithRetry } from '@yado/shared/components/lazy-with-retry';

/** Downloaded by operators alone. */
export const OperatorInvoiceActions = lazyWithRetry(async () => {
  const part = await import(/* webpackChunkName: "DeskInvoice" */ '../../desk/OperatorInvoiceActions.tsx');
  return part.OperatorInvoiceActions;
});
