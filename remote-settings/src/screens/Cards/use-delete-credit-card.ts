import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useDeleteCreditCardMutation } from './__generated__/useDeleteCreditCardMutation.graphql';

/** Deletes a card. */
export const useDeleteCreditCard = () =>
  useAction<useDeleteCreditCardMutation>(graphql`
    mutation useDeleteCreditCardMutation($id: ID!) {
      deleteCreditCard(id: $id)
    }
  `);
