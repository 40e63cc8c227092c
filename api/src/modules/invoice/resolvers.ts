import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { sumTaxTotals } from './invoice-lines.ts';
import { loadInvoiceLines } from './invoice-loaders.ts';
import { invoiceModel } from './invoice-model.ts';
import { listInvoices, showInvoice, updateInvoiceStatus } from './invoice-service.ts';

export const invoiceResolvers: Resolvers = {
  Query: {
    invoices: (_root, args, context) => listInvoices(context.app, requireViewer(context), args),
    invoice: (_root, { id }, context) => showInvoice(context.app, requireViewer(context), id),
  },
  Mutation: {
    updateInvoiceStatus: async (_root, { input }, context) => {
      const answer = await updateInvoiceStatus(context.app, requireViewer(context), input);
      return answer.kind === 'updated'
        ? { __typename: 'UpdateInvoiceStatusSuccess', invoice: invoiceModel(answer.invoice) }
        : { __typename: 'UpdateInvoiceStatusError', errorCode: answer.errorCode };
    },
  },
  Invoice: {
    companyBranch: async ({ branchId }, _args, { loaders }) => {
      const branch = await loaders.branch.load(branchId);
      if (!branch) throw new Error('The branch of an invoice is missing.');
      return branch;
    },
    lines: (invoice, _args, context) => loadInvoiceLines(context, invoice),
    taxTotals: async (invoice, _args, context) => sumTaxTotals(await loadInvoiceLines(context, invoice)),
  },
  InvoiceLine: {
    companyIdByEmployee: ({ companyCode }) => companyCode,
    departmentIdByEmployee: ({ departmentCode }) => departmentCode,
  },
};
