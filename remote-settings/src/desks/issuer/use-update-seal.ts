import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useUpdateSealMutation } from './__generated__/useUpdateSealMutation.graphql';

/** Sets or removes the picture of an agency's seal. */
export const useUpdateSeal = () =>
  useAction<useUpdateSealMutation>(graphql`
    mutation useUpdateSealMutation($input: UpdateAgencySealInput!) {
      updateAgencySeal(input: $input) {
        __typename
        ... on UpdateAgencySealSuccess {
          agency {
            ...SealCard_agency
          }
        }
        ... on UpdateAgencySealError {
          errorCode
        }
      }
    }
  `);
