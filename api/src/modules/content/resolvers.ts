import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { readDocument } from './content-store.ts';

export const contentResolvers: Resolvers = {
  Query: {
    terms: async (_root, { contentId }) => {
      const document = await readDocument('terms', contentId);
      return document === null ? null : { contentId, ...document };
    },
    transactionLaw: () => readKnownDocument('transaction-law'),
    pdfPrintGuide: () => readKnownDocument('pdf-print-guide'),
  },
};

async function readKnownDocument(id: string): Promise<{ title: string; body: string }> {
  const document = await readDocument('legal', id);
  if (document === null) throw new Error(`The document ${id} is missing.`);
  return document;
}
