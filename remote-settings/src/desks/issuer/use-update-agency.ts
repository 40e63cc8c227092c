import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useUpdateAgencyMutation } from './__generated__/useUpdateAgencyMutation.graphql';

/** Saves what an agency says of itself as a seller. */
export const useUpdateAgency = () =>
  useAction<useUpdateAgencyMutation>(graphql`
    mutation useUpdateAgencyMutation($input: UpdateAgencyInput!) {
      updateAgency(input: $input) {
        __typename
        ... on UpdateAgencySuccess {
          agency {
            ...IssuerForm_agency
          }
        }
        ... on UpdateAgencyError {
          errorCode
          field
          currentAgency {
            ...IssuerForm_agency
          }
        }
      }
    }
  `);
