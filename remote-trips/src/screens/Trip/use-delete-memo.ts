import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { MemoKind } from '../../lib/viewer.ts';
import type { useDeleteMemoCompanyMutation } from './__generated__/useDeleteMemoCompanyMutation.graphql';

const mutations = {
  company: graphql`
    mutation useDeleteMemoCompanyMutation($id: ID!) {
      deleted: deleteCompanyTravelMemo(id: $id)
    }
  `,
  agency: graphql`
    mutation useDeleteMemoAgencyMutation($id: ID!) {
      deleted: deleteAgencyTravelMemo(id: $id)
    }
  `,
  operator: graphql`
    mutation useDeleteMemoOperatorMutation($id: ID!) {
      deleted: deleteOperatorTravelMemo(id: $id)
    }
  `,
};

/** Deletes a memo of that kind. */
export const useDeleteMemo = (kind: MemoKind) => useAction<useDeleteMemoCompanyMutation>(mutations[kind]);
