import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useRenameCreditCardMutation } from './__generated__/useRenameCreditCardMutation.graphql';

/** Renames a card. */
export const useRenameCreditCard = () =>
  useAction<useRenameCreditCardMutation>(graphql`
    mutation useRenameCreditCardMutation($input: RenameCreditCardInput!) {
      renameCreditCard(input: $input) {
        ...CardActions_card
      }
    }
  `);
