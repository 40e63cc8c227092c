import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useDeleteOfficeMutation } from './__generated__/useDeleteOfficeMutation.graphql';

/** Takes an office of the branch away. */
export const useDeleteOffice = () =>
  useAction<useDeleteOfficeMutation>(graphql`
    mutation useDeleteOfficeMutation($id: ID!) {
      deleteOffice(id: $id) {
        ...Offices_myself
      }
    }
  `);
