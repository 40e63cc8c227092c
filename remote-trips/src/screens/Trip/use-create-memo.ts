import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { MemoKind } from '../../lib/viewer.ts';
import type { useCreateMemoCompanyMutation } from './__generated__/useCreateMemoCompanyMutation.graphql';

/** One mutation for each kind of memo; all take and return the same. */
const mutations = {
  company: graphql`
    mutation useCreateMemoCompanyMutation($input: CreateCompanyTravelMemoInput!) {
      memo: createCompanyTravelMemo(input: $input) {
        id
      }
    }
  `,
  agency: graphql`
    mutation useCreateMemoAgencyMutation($input: CreateTravelMemoInput!) {
      memo: createAgencyTravelMemo(input: $input) {
        id
      }
    }
  `,
  operator: graphql`
    mutation useCreateMemoOperatorMutation($input: CreateTravelMemoInput!) {
      memo: createOperatorTravelMemo(input: $input) {
        id
      }
    }
  `,
};

/** Adds a memo of that kind. */
export const useCreateMemo = (kind: MemoKind) => useAction<useCreateMemoCompanyMutation>(mutations[kind]);
