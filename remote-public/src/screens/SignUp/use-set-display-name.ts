import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useSetDisplayNameMutation } from './__generated__/useSetDisplayNameMutation.graphql';

/** Replaces the name that the inviter wrote. */
export const useSetDisplayName = () =>
  useAction<useSetDisplayNameMutation>(graphql`
    mutation useSetDisplayNameMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        id
        name
      }
    }
  `);
