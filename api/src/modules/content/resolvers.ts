import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { listNews, readLegalText } from './content-service.ts';

export const contentResolvers: Resolvers = {
  Query: {
    newsList: (_root, args, context) => listNews(context.app, requireViewer(context), args),
    terms: async (_root, { contentId }, { app }) => {
      const document = await app.content.readDocument('terms', contentId);
      return document === null ? null : { contentId, ...document };
    },
    transactionLaw: (_root, _args, { app }) => readLegalText(app, 'transaction-law'),
    pdfPrintGuide: (_root, _args, { app }) => readLegalText(app, 'pdf-print-guide'),
  },
};
