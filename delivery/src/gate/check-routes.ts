import { isDeepStrictEqual } from 'node:util';
import { liveRemotes } from '@yado/shared/contract/live-remotes';
import type { RouteAccess } from '@yado/shared/contract/release-document';
import { routeCollisions } from '../release/route-collisions.ts';
import { matchRank } from '../routing/route-pattern.ts';
import { type Finding, finding } from '../release/finding.ts';
import type { LiveSite } from './live-site.ts';

/** What happens to the addresses of a tenant's site. */
export function routeFindings(site: LiveSite): Finding[] {
  const { tenant, remotes } = site;
  return [
    ...routeCollisions(remotes).map((text) =>
      finding('route-collision', `Two remotes claim the same address: ${text}.`, tenant.id),
    ),
    ...changedRoutes(site),
    ...orphanedLinks(site),
  ];
}

function changedRoutes({ tenant, document, remotes }: LiveSite): Finding[] {
  const after = listRoutes(remotes);
  return Object.entries(document?.remotes ?? {}).flatMap(([remote, { stable }]) =>
    stable.declaration.routes.flatMap(({ path, access }) => {
      const successor = findOwner(after, toExample(path));
      const where = `${path}, which ${remote} answers now`;
      if (!successor) return [finding('route-removed', `Nobody would answer ${where}.`, tenant.id)];
      return accessFindings(where, access, successor.access, tenant.id);
    }),
  );
}

function accessFindings(where: string, before: RouteAccess, after: RouteAccess, tenant: string): Finding[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (after === 'public') return [finding('access-opened', `Everyone could open ${where}.`, tenant)];
  if (typeof before !== 'string' && after === 'signedIn')
    return [finding('access-opened', `Anyone who is signed in could open ${where}.`, tenant)];
  if (before === 'public') return [finding('access-closed', `Guests could no longer open ${where}.`, tenant)];
  return [];
}

/** Where every page leads, as far as it leads somewhere today. */
function orphanedLinks({ tenant, document, remotes }: LiveSite): Finding[] {
  const { faqUrl, privacyPolicyUrl, termsContentId } = tenant.brand;
  const links = {
    'faqUrl of the brand': faqUrl,
    'privacyPolicyUrl of the brand': privacyPolicyUrl,
    'termsContentId of the brand': `/terms/${termsContentId}`,
    'the logo': '/',
    'the sign-in': '/sign-in',
    'the account menu': '/settings/account',
  };
  const before = document ? listRoutes(Object.fromEntries(liveRemotes(document))) : [];
  const { allowedRemotes } = tenant;
  const after = listRoutes(Object.fromEntries(liveRemotes({ remotes, allowedRemotes })));
  return Object.entries(links)
    .filter(([, link]) => link?.startsWith('/') && findOwner(before, link) && !findOwner(after, link))
    .map(([field, link]) =>
      finding('link-orphaned', `Nobody would answer ${link}, where ${field} leads.`, tenant.id),
    );
}

/** The most specific route for an address, as edge and router choose it. */
function findOwner<R extends { path: string }>(routes: R[], pathname: string): R | undefined {
  const ranked = routes.map((route) => ({ route, rank: matchRank(route.path, pathname) }));
  return ranked.filter(({ rank }) => rank >= 0).sort((a, b) => b.rank - a.rank)[0]?.route;
}

/** An address of a pattern: `/hotels/:id` → `/hotels/example`. */
function toExample(pattern: string): string {
  return pattern.replace(/(?::[^/]+|\*)/g, 'example').replaceAll('?', '');
}

function listRoutes(remotes: LiveSite['remotes']) {
  return Object.values(remotes).flatMap(({ stable }) => stable.declaration.routes);
}
