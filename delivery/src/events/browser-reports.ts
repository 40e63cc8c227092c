import { z } from 'zod';
import { type AboutRelease, EVENTS_PATH } from '@yado/shared/contract/page-events';
import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { findChannel } from '../release/channels.ts';
import { HOST } from '../release/parts.ts';

/** Where browsers report by themselves what a page's policies made them refuse (https://www.w3.org/TR/reporting-1/). */
export const REPORTS_PATH = `${EVENTS_PATH}/browser`;
export const REPORTS_TYPE = 'application/reports+json';

/** The name under which the headers of a page mention the endpoint. */
export const ENDPOINT = 'site';

/** The `Reporting-Endpoints` of a page: the address says which page it was and which release of the host ran in it. */
export function buildReportingEndpoints(pageId: string, hostRelease: string): string {
  return `${ENDPOINT}="${REPORTS_PATH}?${new URLSearchParams({ page: pageId, host: hostRelease })}"`;
}

const query = z.object({ page: z.uuid(), host: z.string().max(40) });
const reports = z
  .array(
    z.object({
      type: z.string(),
      body: z.object({ blockedURL: z.string().optional() }).nullish(),
    }),
  )
  .max(100);
const COUNTED = ['csp-violation', 'integrity-violation'];

export interface BrowserReports {
  pageId: string;
  /** The live releases that reports are about: a file's own, or the host's that ran in the page. */
  blocked: AboutRelease[];
}

/** Reads what a browser sent; null when it is none of that. Nothing in it is kept but which release it is about. */
export function readBrowserReports(
  { query: asked, body }: { query: unknown; body: unknown },
  document: ReleaseDocument,
): BrowserReports | null {
  const page = query.safeParse(asked).data;
  const sent = reports.safeParse(body).data;
  if (!page || !sent) return null;
  const counted = sent.filter(({ type }) => COUNTED.includes(type));
  const host = findRelease(document, HOST, page.host);
  return {
    pageId: page.page,
    blocked: counted.flatMap(({ body: report }) => findByFile(document, report?.blockedURL) ?? host ?? []),
  };
}

function findByFile(document: ReleaseDocument, url = ''): AboutRelease | undefined {
  const [, part = '', release = ''] = /\/releases\/([^/]+)\/([^/]+)\//.exec(url) ?? [];
  return findRelease(document, part, release);
}

function findRelease(document: ReleaseDocument, part: string, id: string): AboutRelease | undefined {
  const channel = findChannel(document, part);
  const live = [channel?.stable, channel?.canary?.release, channel?.previous];
  const release = live.find((each) => each?.id === id);
  return release && { part, release: id, version: release.version };
}
