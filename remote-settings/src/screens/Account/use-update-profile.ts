import { useAction } from '@yado/shared/relay/use-action';
import { graphql } from 'react-relay';
import type { useUpdateProfileMutation } from './__generated__/useUpdateProfileMutation.graphql';

/** Changes the name that colleagues, memos and mails show. */
export const useUpdateProfile = () =>
  useAction<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        ...NameForm_myself
      }
    }
  `);
