import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useSendEvidenceMutation } from './__generated__/useSendEvidenceMutation.graphql';

/** Sends the evidence of a dispute to the cardholder's bank. */
export const useSendEvidence = () =>
  useAction<useSendEvidenceMutation>(graphql`
    mutation useSendEvidenceMutation($input: SendDisputeEvidenceInput!) {
      sendDisputeEvidence(input: $input) {
        __typename
        ... on SendDisputeEvidenceSuccess {
          operatorTask {
            ...TaskCard_task
          }
        }
        ... on SendDisputeEvidenceError {
          errorCode
        }
      }
    }
  `);
