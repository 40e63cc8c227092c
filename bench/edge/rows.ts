import { Agent } from 'node:http';
import { type Asked, ask } from './requests.ts';
import { toHost } from './servers.ts';

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd' };
/** As a browser that has been here before sends it. */
const PAGE = { ...BROWSER, accept: 'text/html,application/xhtml+xml', cookie: 'yado_bucket=42' };
const PATHS = ['/', '/trips/7/123', '/settings/3/x', '/booking/5/0198-ab', '/public/2/terms'];

const page = (tenant: string, path: string): Asked => ({ path, host: toHost(tenant), headers: PAGE });

/** One page of each tenant. */
export function pageRequests(tenants: readonly string[]): Asked[] {
  return tenants.map((tenant, index) => page(tenant, PATHS[index % PATHS.length] as string));
}

/** A tenant's pages of several kinds. */
export function buildPageRequests(tenant: string): Asked[] {
  return PATHS.map((path) => page(tenant, path));
}

/** The scripts and stylesheets that those pages name. */
export async function assetRequests(port: number): Promise<Asked[]> {
  const agent = new Agent();
  const paths = new Set<string>();
  for (const asked of buildPageRequests('t0')) {
    const { 'accept-encoding': _any, ...headers } = asked.headers;
    const { body } = await ask(port, { ...asked, headers }, agent);
    for (const [, path] of body.toString().matchAll(/(?:src|href)="(\/releases\/[^"]+)"/g))
      paths.add(path as string);
  }
  return [...paths].map((path) => ({ path, host: toHost('t0'), headers: { ...BROWSER, accept: '*/*' } }));
}

/** What an open tab asks every five minutes. */
export async function releaseRequests(port: number): Promise<Asked[]> {
  const asked = { path: '/release.json', host: toHost('t0'), headers: { accept: '*/*' } };
  const { headers } = await ask(port, asked, new Agent());
  return [{ ...asked, headers: { ...asked.headers, 'if-none-match': headers.etag as string } }];
}
