import { DEVELOPMENT_FILES, DEVELOPMENT_PATH } from '@yado/shared/contract/development';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PageIds } from '../events/page-ids.ts';
import { revisePage } from './revise-page.ts';
import { readCohort } from './cohort.ts';
import type { LiveDocuments } from './live-documents.ts';
import { makePage, type Page } from './page.ts';
import { isPageRequest } from './page-requests.ts';
import { getOrigin, sendPage } from './pages.ts';
import type { Visit } from './prepared-pages.ts';
import { siteVariants } from './site-variants.ts';
import type { StoredDocument } from '../release/documents.ts';
import { readDeveloperKeys } from '../developer/developer-keys.ts';
import { type Grant, openGrant } from '../developer/token.ts';

const COOKIE = 'yado_developer';

interface Options {
  documents: LiveDocuments;
  pageIds: PageIds;
  /** Folder with the public keys of those who may. */
  folder: string;
  now: () => Date;
}

/**
 * Pages for developers with a valid token, in which one remote comes from their own machine. They are separate from
 * everyone's pages: a request without such a token passes as if there were none of this.
 */
export function addDeveloperPages(edge: FastifyInstance, { documents, pageIds, folder, now }: Options): void {
  const readGrant = async (request: FastifyRequest, token: unknown) => {
    if (typeof token !== 'string') return null;
    const keys = await readDeveloperKeys({ folder, log: edge.log });
    return openGrant(token, keys, request.headers.host?.toLowerCase() ?? '', now());
  };

  edge.get<{ Querystring: { token?: unknown } }>(DEVELOPMENT_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    const { token } = request.query;
    const grant = await readGrant(request, token);
    if (token !== undefined && !grant)
      return reply.code(403).type('text/plain; charset=utf-8').send('403 Forbidden\n');
    const seconds = grant ? Math.floor((Date.parse(grant.expiresAt) - now().getTime()) / 1_000) : 0;
    const secure = request.protocol === 'https' ? '; Secure' : '';
    return reply
      .header(
        'set-cookie',
        `${COOKIE}=${token ?? ''}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure}`,
      )
      .redirect('/', 303);
  });

  edge.addHook('preHandler', async (request, reply) => {
    if (!isPageRequest(request)) return;
    const token = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.-]+)`).exec(request.headers.cookie ?? '')?.[1];
    const grant = await readGrant(request, token);
    const stored = grant && (await documents.get(request.tenant));
    if (!stored) return;
    const { cohort, setCookie } = readCohort(request.headers.cookie, request.protocol === 'https');
    if (setCookie) reply.header('set-cookie', setCookie);
    const pathname = request.url.split('?', 1)[0] as string;
    const visit = { cohort, origin: getOrigin(request), pathname };
    const { html, ...page } = developerPage(stored, grant, visit);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    return sendPage(reply, { ...page, body: html }, pageIds.issue(request.tenant));
  });
}

function developerPage(
  stored: StoredDocument,
  { remote, origin }: Grant,
  { cohort, pathname, ...visit }: Omit<Visit, 'encoding'>,
): Page {
  const variant = siteVariants(withoutFiles(stored.document, remote))(cohort);
  const owner = variant.findOwner(pathname);
  const development = { remote, origin };
  const page = makePage(stored, { variant, owner, origin: visit.origin, pathname, development });
  const { html, ...rest } = revisePage(page, [origin]);
  const react = `<script defer crossorigin="anonymous" src="${origin}/${DEVELOPMENT_FILES.react}"></script>`;
  return { ...rest, html: html.replace('<head>', `<head>\n${react}`) };
}

/** The page names no file of the remote's releases: none of them runs in it. */
function withoutFiles(document: ReleaseDocument, remote: string): ReleaseDocument {
  const channel = document.remotes[remote];
  if (!channel) return document;
  return {
    ...document,
    remotes: {
      ...document.remotes,
      [remote]: { stable: { ...channel.stable, files: {}, outlines: undefined } },
    },
  };
}
