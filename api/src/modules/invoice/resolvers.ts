import type { InvoiceErrorCode, Resolvers } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { transitionShare } from '../tax-ground/transition-share.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { findJpPintProblem } from './jp-pint-problem.ts';
import { sumTaxTotals } from './invoice-lines.ts';
import { loadInvoiceLines, loadPayments } from './invoice-loaders.ts';
import { type InvoiceModel, invoiceModel } from './invoice-model.ts';
import { listInvoices, listUnpaidInvoices, showInvoice, updateInvoiceStatus } from './invoice-service.ts';
import { InvoiceRefusal, recordPayment, removePayment } from './payment-service.ts';
import { activePayments, sumPayments } from './payment-store.ts';
import type { InvoiceRow } from './tables.ts';

export const invoiceResolvers: Resolvers = {
  Query: {
    invoices: (_root, args, context) => listInvoices(context.app, requireViewer(context), args),
    invoice: (_root, { id }, context) => showInvoice(context.app, requireViewer(context), id),
  },
  Mutation: {
    recordInvoicePayment: (_root, { input }, context) =>
      answer('RecordInvoicePayment', recordPayment(context.app, requireViewer(context), input)),
    removeInvoicePayment: (_root, { input }, context) =>
      answer('RemoveInvoicePayment', removePayment(context.app, requireViewer(context), input)),
    updateInvoiceStatus: (_root, { input }, context) =>
      answer('UpdateInvoiceStatus', updateInvoiceStatus(context.app, requireViewer(context), input)),
  },
  Myself: {
    unpaidInvoices: (viewer, _args, { app }) => listUnpaidInvoices(app, viewer),
  },
  Invoice: {
    companyBranch: async ({ branchId }, _args, { loaders }) => {
      const branch = await loaders.branch.load(branchId);
      if (!branch) throw new Error('The branch of an invoice is missing.');
      return branch;
    },
    openPrice: async (invoice, _args, context) => {
      const { status, totalPrice } = invoice;
      if (status === 'VOID' || status === 'PAID') return 0;
      return totalPrice - sumPayments(await loadPayments(context, invoice));
    },
    payments: async (invoice, _args, context) => {
      const payments = await loadPayments(context, invoice);
      return isOperator(context) ? payments : activePayments(payments);
    },
    lines: (invoice, _args, context) => loadInvoiceLines(context, invoice),
    jpPintProblem: async ({ branchId, electronic }, _args, { loaders }) => {
      const branch = electronic && (await loaders.branch.load(branchId));
      return electronic && findJpPintProblem(electronic, branch?.peppol_id ?? null);
    },
    taxTotals: async (invoice, _args, context) => sumTaxTotals(await loadInvoiceLines(context, invoice)),
  },
  InvoicePayment: {
    paidOn: (payment) => payment.paid_on,
    price: (payment) => payment.amount,
    recordedAt: (payment) => payment.recorded_at,
    recordedBy: (payment, _args, context) => findOperator(context, payment.recorded_by),
    removedAt: (payment) => payment.removed_at,
    removedBy: (payment, _args, context) => findOperator(context, payment.removed_by),
  },
  InvoiceLine: {
    deductiblePercent: ({ taxBasis, checkout }) =>
      taxBasis === 'UNREGISTERED' ? transitionShare(checkout) : null,
    companyIdByEmployee: ({ companyCode }) => companyCode,
    departmentIdByEmployee: ({ departmentCode }) => departmentCode,
  },
};

async function answer<Name extends string>(
  mutation: Name,
  change: Promise<InvoiceRow>,
): Promise<
  | { __typename: `${Name}Success`; invoice: InvoiceModel }
  | { __typename: `${Name}Error`; errorCode: InvoiceErrorCode }
> {
  try {
    return { __typename: `${mutation}Success`, invoice: invoiceModel(await change) };
  } catch (error) {
    if (!(error instanceof InvoiceRefusal)) throw error;
    return { __typename: `${mutation}Error`, errorCode: error.code };
  }
}

function isOperator(context: RequestContext): boolean {
  return requireViewer(context).permissions.has('OPERATOR_DESK');
}

/** Names of operators are for operators alone. */
async function findOperator(context: RequestContext, userId: string | null) {
  const user = userId !== null && isOperator(context) ? await context.loaders.user.load(userId) : null;
  // Not the user's own record: its id must not meet one in the browser's store.
  return user && { id: `MemoAuthor:${user.id}`, name: user.name };
}
