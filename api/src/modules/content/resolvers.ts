import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import {
  linkSupplierTerms,
  listDeskNews,
  listNews,
  readLegalText,
  readNewsItem,
  readTransactionLaw,
} from './content-service.ts';

export const contentResolvers: Resolvers = {
  Query: {
    newsList: (_root, args, context) => listNews(context.app, requireViewer(context), args),
    newsItem: (_root, { id }, context) => readNewsItem(context.app, requireViewer(context), id),
    deskNews: (_root, args, context) => listDeskNews(context.app, requireViewer(context), args),
    terms: async (_root, { contentId }, { app }) => {
      const document = await app.content.readDocument('terms', contentId);
      return document === null ? null : { contentId, ...linkSupplierTerms(app, document) };
    },
    supplierTermsUrl: (_root, _args, { app }) => app.config.supplierTermsUrl,
    transactionLaw: (_root, _args, { app, viewer, hostname }) => readTransactionLaw(app, viewer, hostname),
    pdfPrintGuide: (_root, _args, { app }) => readLegalText(app, 'pdf-print-guide'),
  },
  DeskNewsItem: {
    // Not the readers' item: theirs says nothing of agencies.
    id: (entry) => `DeskNewsItem:${entry.id}`,
    published: (entry, _args, { app }) => entry.publishedAt <= app.clock(),
    agencies: async (entry, _args, { loaders }) => {
      if (entry.agencyIds === null) return null;
      const agencies = await Promise.all(entry.agencyIds.map((id) => loaders.agency.load(id)));
      // The content store may name an agency that is gone.
      return agencies.filter((agency) => agency !== null);
    },
  },
};
