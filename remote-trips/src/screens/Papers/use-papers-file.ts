import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { usePapersFileMutation } from './__generated__/usePapersFileMutation.graphql';

/** Prepares a ZIP file of the papers that match; its link opens once. */
export const usePapersFile = () =>
  useAction<usePapersFileMutation>(graphql`
    mutation usePapersFileMutation($input: PapersInput!) {
      preparePapersFile(input: $input) {
        __typename
        ... on PreparePapersFileSuccess {
          url
        }
        ... on PreparePapersFileError {
          errorCode
        }
      }
    }
  `);
