import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { profileName } from '../accounting/profiles.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import { counterpartyOf } from './paper-search-store.ts';
import { listFetches, listPapers } from './paper-service.ts';

export const paperResolvers: Resolvers = {
  Query: {
    papers: (_root, args, context) => listPapers(context.app, requireViewer(context), args),
    paperFetches: (_root, args, context) => listFetches(context.app, requireViewer(context), args),
  },
  Paper: {
    state: ({ edition, voided, corrected }) => {
      if (edition === 'VOID') return 'VOID_EDITION';
      if (voided) return 'VOIDED';
      return corrected ? 'CORRECTED' : 'VALID';
    },
    counterparty: (paper, _args, context) => counterpartyOf(getTenantScope(requireViewer(context)), paper),
    issuedOn: ({ issued_on }) => issued_on,
    totalPrice: ({ total_price }) => total_price,
    storedAt: ({ stored_at }) => stored_at,
  },
  PaperFetch: {
    userName: ({ user_name }) => user_name,
    paperKind: ({ paper_kind }) => paper_kind,
    paperNumber: ({ paper_number }) => paper_number,
    paperCount: ({ paper_count }) => paper_count,
    accountingProfile: ({ accounting_profile, own_profile_name }) =>
      own_profile_name ?? (accounting_profile && profileName(accounting_profile)),
    fetchedAt: ({ fetched_at }) => fetched_at,
  },
};
