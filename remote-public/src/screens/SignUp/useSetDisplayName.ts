import { graphql, useMutation } from 'react-relay';
import type { useSetDisplayNameMutation } from './__generated__/useSetDisplayNameMutation.graphql';

/** Replaces the name that the inviter wrote; resolves to whether it did. */
export function useSetDisplayName() {
  const [commit] = useMutation<useSetDisplayNameMutation>(graphql`
    mutation useSetDisplayNameMutation($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        id
        name
      }
    }
  `);
  return (name: string) =>
    new Promise<boolean>((resolve) => {
      commit({
        variables: { input: { name } },
        onCompleted: (_, errors) => resolve(!errors?.length),
        onError: () => resolve(false),
      });
    });
}
