import type { Profile } from '@yado/shared/auth';
import { getEnvironment } from '@yado/shared/relay';
import { fetchQuery, graphql } from 'relay-runtime';
import type { SessionQuery } from './__generated__/SessionQuery.graphql';

/** Asks the API who is signed in. The edge's page starts the same request before any script has loaded. */
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
