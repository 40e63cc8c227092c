import { graphql, useMutation } from 'react-relay';
import type { useUpdateProfileMutation } from './__generated__/useUpdateProfileMutation.graphql';

export function useUpdateProfile() {
  const [commit, isUpdating] = useMutation<useUpdateProfileMutation>(graphql`
    mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        ...NameForm_myself
      }
    }
  `);
  const updateProfile = (name: string, told: { onDone: () => void; onFailed: (error: unknown) => void }) => {
    commit({
      variables: { input: { name } },
      onCompleted: (_, errors) => (errors?.length ? told.onFailed(errors[0]) : told.onDone()),
      onError: told.onFailed,
    });
  };
  return { updateProfile, isUpdating };
}
