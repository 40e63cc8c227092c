import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { linkTo } from './link-service.ts';
import { travelCsvRows } from './travels-csv.ts';

export const documentResolvers: Resolvers = {
  Query: {
    travelDetailsForCsv: async (_root, { input: { filter } }, context) => {
      const { app } = context;
      const viewer = requireViewer(context);
      const { rows, totalCount } = await travelCsvRows(app, viewer, filter);
      const claim = { kind: 'travels-csv', userId: viewer.userId, filter: { ...filter } } as const;
      return { rows, totalCount, downloadLink: await linkTo(app, claim, viewer.agencyId) };
    },
  },
};
