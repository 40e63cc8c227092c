import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useAccountingFileMutation } from './__generated__/useAccountingFileMutation.graphql';

/** Prepares a file for an accounting software; its link opens once. */
export const useAccountingFile = () =>
  useAction<useAccountingFileMutation>(graphql`
    mutation useAccountingFileMutation($input: AccountingFileInput!) {
      prepareAccountingFile(input: $input) {
        __typename
        ... on PrepareAccountingFileSuccess {
          url
          rowCount
          openRooms
          replacements {
            character
            replacement
            count
          }
        }
        ... on PrepareAccountingFileError {
          errorCode
          openRooms
        }
      }
    }
  `);
