import type { PageAddress, PageRedirect, PageVisit, WholePageFile } from '@yado/shared/contract/whole-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { StoredDocument } from '../release/documents.ts';
import { pageQuery, renderedPage } from '../release/whole-page-schema.ts';
import type { Store } from '../store/store.ts';
import { readParams } from '../routing/read-params.ts';
import { askForPage } from './ask-for-page.ts';
import type { ApiUpstreams } from './api-upstreams.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import type { Page } from './page.ts';
import { PageFault, type PageRenderer } from './page-renderer.ts';
import { renderWholePage } from './render-whole-page.ts';
import type { Owner, Variant } from './site-variants.ts';
import { createWholePageFiles } from './whole-page-files.ts';

const LICENSES_FILE = 'third-party.txt';

export interface WholeVisit {
  stored: StoredDocument;
  variant: Variant;
  owner: Owner | undefined;
  origin: string;
}

export interface FoundPage {
  page: Page | PageRedirect | null;
  /** Whether the release's own code failed. */
  fault: boolean;
}

interface Options {
  store: Pick<Store, 'get'>;
  upstreams: Pick<ApiUpstreams, 'read'>;
  renderer: PageRenderer;
  log: { error: (fields: object, message: string) => void };
}

/**
 * Makes pages that can be read without scripts, with their data, for each request: nothing of what they show is
 * kept. Whatever goes wrong, there is no such page, and the visitor gets that which loads the screen.
 */
export function createWholePages({ store, upstreams, renderer, log }: Options) {
  const readFile = createWholePageFiles({ store, log });

  async function make(
    visit: WholeVisit & { owner: Owner },
    file: WholePageFile,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const { stored, variant, owner, origin } = visit;
    const { document } = stored;
    const { tenant, brand, configuration, flags } = document;
    const address = toAddress(request.url, owner.path);
    const run = async <T>(call: 'ask' | 'render', input: PageAddress | PageVisit, schema: z.ZodType<T>) => {
      const job = { release: owner.release.baseUrl, server: file.server, screen: owner.chunk, call };
      return schema.parse(JSON.parse(await renderer.run({ ...job, input: JSON.stringify(input) })));
    };
    const query = await run('ask', address, pageQuery);
    const data = await askForPage(upstreams.read, query, request, reply);
    if (!data) return null;
    const licenses = variant.host.baseUrl + LICENSES_FILE;
    const site = { tenant, brand, configuration, flags };
    const page = await run('render', { address, site, licenses, data }, renderedPage);
    if ('location' in page) return page;
    const preview = { origin, title: owner.title, address: owner.address };
    const { html, inline } = renderWholePage({ document, preview, page, client: file.client });
    return {
      html,
      status: page.status,
      hostRelease: variant.host.id,
      checksFiles: true,
      lendsNonce: false,
      policy: contentSecurityPolicy({ inline, forCards: false, forMaps: false, configuration, brand }),
    };
  }

  return async (visit: WholeVisit, request: FastifyRequest, reply: FastifyReply): Promise<FoundPage> => {
    const { owner } = visit;
    if (!owner?.release.wholePages?.screens.includes(owner.chunk)) return { page: null, fault: false };
    const { release, chunk } = owner;
    try {
      const file = await readFile(release);
      const page = file && (await make({ ...visit, owner }, file, request, reply));
      return { page, fault: false };
    } catch (error) {
      const fault = error instanceof PageFault || error instanceof z.ZodError;
      const line = { release: release.id, screen: chunk, requestId: request.id };
      log.error({ ...line, reason: toReason(error) }, 'a whole page failed: its screen is sent instead');
      return { page: null, fault };
    }
  };
}

function toReason(error: unknown): string {
  return error instanceof z.ZodError ? 'it made something of another form' : String(error);
}

function toAddress(url: string, path: string): PageAddress {
  const { pathname, search } = new URL(url, 'http://edge');
  return { pathname, search, params: readParams(path, pathname) };
}
