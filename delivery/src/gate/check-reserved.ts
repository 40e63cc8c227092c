import type { RouteDeclaration } from '@yado/shared/contract/release-document';
import { type Finding, finding } from '../release/finding.ts';
import { EDGE_ADDRESSES } from '../routing/edge-addresses.ts';
import { listShapes, PARAM, SPLAT } from '../routing/route-pattern.ts';

/**
 * Routes that would answer for the whole site, or that the edge answers before any page: in the browser the address
 * would lead to the remote, and with a reload to something else.
 */
export function reservedRouteFindings(part: string, routes: readonly RouteDeclaration[]): Finding[] {
  return routes.flatMap(({ path }) => {
    const reason = findReason(path);
    return reason ? [finding('route-reserved', `${path} of ${part} can't be a route: ${reason}.`)] : [];
  });
}

function findReason(path: string): string | undefined {
  const firsts = listShapes(path).flatMap(([first]) => first ?? []);
  if (firsts.some((first) => first === PARAM || first === SPLAT))
    return 'it takes addresses of the whole site';
  const edges = firsts.find((first) => Object.hasOwn(EDGE_ADDRESSES, first));
  return edges === undefined ? undefined : EDGE_ADDRESSES[edges];
}
