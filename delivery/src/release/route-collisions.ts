import type { Channel, RemoteRelease } from '@yado/shared/contract/release-document';
import { patternsCollide } from '../routing/route-pattern.ts';

interface Claim {
  remote: string;
  path: string;
}

/**
 * One sentence for each address that two remotes claim. Live are stable and canary; a previous release takes
 * over only when its successor is gone, or a route could never move from one remote to another.
 */
export function routeCollisions(remotes: Record<string, Channel<RemoteRelease>>): string[] {
  const claims = Object.entries(remotes).flatMap(([remote, channel]) => listClaims(remote, channel));
  return claims.flatMap((claim, index) =>
    claims
      .slice(index + 1)
      .filter((other) => other.remote !== claim.remote && patternsCollide(claim.path, other.path))
      .map((other) => `${claim.path} of ${claim.remote} and ${other.path} of ${other.remote}`),
  );
}

function listClaims(remote: string, { stable, canary }: Channel<RemoteRelease>): Claim[] {
  const releases = canary ? [stable, canary.release] : [stable];
  const paths = new Set(releases.flatMap(({ declaration }) => declaration.routes.map((route) => route.path)));
  return [...paths].map((path) => ({ remote, path }));
}
