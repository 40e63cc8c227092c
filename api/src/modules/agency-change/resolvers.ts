import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { listFacts } from './agency-facts.ts';
import { listAgencyChanges } from './list-changes.ts';

export const agencyChangeResolvers: Resolvers = {
  Query: {
    agencyChanges: (_root, args, context) => listAgencyChanges(context.app, requireViewer(context), args),
  },
  AgencyChange: {
    changedAt: ({ created_at }) => created_at,
    changedByName: ({ user_role, user_name }, _args, context) =>
      user_role === 'AGENCY' || requireViewer(context).role === 'OPERATOR' ? user_name : null,
    fields: ({ columns }) =>
      listFacts(columns).flatMap(({ field, value: { from, to } }) =>
        field === null ? [] : [{ field, before: toText(from), after: toText(to) }],
      ),
  },
};

function toText(value: string | number | null): string | null {
  return value === null ? null : String(value);
}
