import { InvalidInputError } from '../../lib/errors.ts';
import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { prepareAccountingFile } from './accounting-file.ts';
import { evidenceLink } from './dispute-evidence.ts';
import { linkTo } from './link-service.ts';
import { answerIssue } from '../receipt/resolvers.ts';
import { issueReceipt, issueReturn } from '../receipt/receipt-service.ts';
import { unprintableCharacters } from './pdf/unprintable-characters.ts';
import { paperLink } from './paper-document.ts';
import { preparePapersFile } from './papers-file.ts';
import { receiptLink } from './receipt-document.ts';
import { storeIssued } from './stored-papers.ts';
import { findJpPintProblem } from '../invoice/jp-pint-problem.ts';
import { readInvoice } from '../invoice/invoice-service.ts';
import { countTravelCsvRows, travelCsvRows, travelCsvPage, type TravelsPage } from './travels-csv.ts';
import { tripDetailLink } from './trip-documents.ts';
import { memberVoucherLink, voucherLink } from './voucher-documents.ts';

export const documentResolvers: Resolvers = {
  Query: {
    travelDetailLink: async (_root, { input }, context) => {
      const answer = await tripDetailLink(context.app, requireViewer(context), input);
      if (!answer) return null;
      return 'characters' in answer
        ? { __typename: 'UnprintableAddresseeError', ...answer }
        : { __typename: 'DownloadLink', ...answer };
    },
    travelDetailDownloadLink: async (_root, { input }, context) => {
      const answer = await tripDetailLink(context.app, requireViewer(context), input);
      if (answer && 'characters' in answer)
        throw new InvalidInputError(`addressee: ${answer.characters.join(' ')} can't be printed.`);
      return answer;
    },
    travelVoucherDownloadLink: (_root, { input }, context) =>
      memberVoucherLink(context.app, requireViewer(context), input),
    travelVoucherDownloadLinkByKey: (_root, { key, roomNumbers, language }, { app }) =>
      voucherLink(app, key, roomNumbers, language),
    invoiceDownloadLink: async (_root, { input }, context) => {
      const viewer = requireViewer(context);
      const invoice = await readInvoice(context.app, viewer, input.invoiceId);
      const branch = invoice && (await context.loaders.branch.load(invoice.branch_id));
      if (!invoice || !branch) return null;
      if (input.format === 'JP_PINT' && findJpPintProblem(invoice, branch.peppol_id)) return null;
      const claim = { kind: 'invoice', userId: viewer.userId, invoiceId: invoice.id } as const;
      return linkTo(context.app, { ...claim, format: input.format ?? 'PDF' }, viewer.agencyId);
    },
    paperDownloadLink: (_root, { paperId }, context) =>
      paperLink(context.app, requireViewer(context), paperId),
    receiptDownloadLink: (_root, { receiptId }, context) =>
      receiptLink(context.app, requireViewer(context), receiptId),
    disputeEvidenceDownloadLink: (_root, { taskId }, context) =>
      evidenceLink(context.app, requireViewer(context), taskId),
    travelDetailsForCsv: (_root, { input: { filter }, first, after }, context) => {
      const asked = { viewer: requireViewer(context), input: filter };
      let page: Promise<TravelsPage> | undefined;
      const read = () =>
        (page ??=
          first == null && after == null
            ? travelCsvRows(context.app, asked)
            : travelCsvPage(context.app, asked, { first, after }));
      return { ...asked, read };
    },
  },
  Mutation: {
    issueReceipt: async (_root, { input }, context) => {
      const characters = unprintableCharacters(input.addressee);
      return characters.length > 0
        ? { __typename: 'IssueReceiptError', errorCode: 'UNPRINTABLE_ADDRESSEE', characters }
        : answerIssue(
            context,
            await storeIssued(context.app, await issueReceipt(context.app, requireViewer(context), input)),
          );
    },
    issueReturn: async (_root, { receiptId, seenPrice }, context) =>
      answerIssue(
        context,
        await storeIssued(
          context.app,
          await issueReturn(context.app, requireViewer(context), { receiptId, seenPrice: seenPrice ?? null }),
        ),
      ),
    preparePapersFile: async (_root, { input }, context) => {
      const answer = await preparePapersFile(context.app, requireViewer(context), input);
      return 'errorCode' in answer
        ? { __typename: 'PreparePapersFileError', ...answer }
        : { __typename: 'PreparePapersFileSuccess', ...answer };
    },
    prepareAccountingFile: async (_root, { input }, context) => {
      const answer = await prepareAccountingFile(context.app, requireViewer(context), input);
      return 'errorCode' in answer
        ? { __typename: 'PrepareAccountingFileError', ...answer }
        : { __typename: 'PrepareAccountingFileSuccess', ...answer };
    },
  },
  TravelDetailsForCsv: {
    rows: async ({ read }) => (await read()).rows,
    pageInfo: async ({ read }) => (await read()).pageInfo,
    totalCount: (asked, _args, { app }) => countTravelCsvRows(app, asked),
  },
};
