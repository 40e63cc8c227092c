import { graphql, useMutation } from 'react-relay';
import type { useRefreshAccountMutation } from './__generated__/useRefreshAccountMutation.graphql';

/** Takes over what the identity service now says; resolves to false when there is no session that could ask. */
export function useRefreshAccount() {
  const [commit] = useMutation<useRefreshAccountMutation>(graphql`
    mutation useRefreshAccountMutation {
      refreshAccount {
        id
        email
      }
    }
  `);
  return () =>
    new Promise<boolean>((resolve) => {
      commit({ variables: {}, onCompleted: () => resolve(true), onError: () => resolve(false) });
    });
}
