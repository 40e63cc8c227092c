import type { AccountCalls, Profile } from '@yado/shared/auth';
import { getEnvironment } from '@yado/shared/relay';
import { commitMutation, fetchQuery, graphql, type GraphQLTaggedNode } from 'relay-runtime';
import type { SessionQuery } from './__generated__/SessionQuery.graphql';

/** Loads the profile from the API. A script in the page's head starts the same request before the host has loaded. */
export async function loadProfile(): Promise<Profile | null> {
  const answer = await fetchQuery<SessionQuery>(
    getEnvironment(),
    graphql`
      query SessionQuery {
        myself {
          id
          name
          email
          role
          permissions
          companyBranch {
            id
            companyName
            branchName
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const myself = answer?.myself;
  if (!myself) return null;
  const { id, name, email, role, permissions, companyBranch } = myself;
  return { id, name, email, role, permissions, branch: companyBranch ?? null };
}

export const accountCalls: AccountCalls = {
  signOut: () =>
    send(graphql`
      mutation SessionSignOutMutation {
        signOut
      }
    `),
  signOutEverywhere: () =>
    send(graphql`
      mutation SessionSignOutEverywhereMutation {
        signOutEverywhere
      }
    `),
  refreshAccount: () =>
    send(graphql`
      mutation SessionRefreshAccountMutation {
        refreshAccount {
          id
          email
        }
      }
    `),
};

function send(mutation: GraphQLTaggedNode): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation(getEnvironment(), {
      mutation,
      variables: {},
      onCompleted: (_, errors) =>
        errors?.length ? reject(new Error(errors.map(({ message }) => message).join())) : resolve(),
      onError: reject,
    });
  });
}
