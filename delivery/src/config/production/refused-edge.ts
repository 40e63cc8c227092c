import { isExampleHost, isThisMachine } from './setting-predicates.ts';

export interface RefusedEdgeSetting {
  setting: string;
  when: (value: string) => boolean;
  /** What it must be, after the name. */
  must: string;
  example: string;
}

const listHosts = (tenants: string) =>
  tenants.split(',').map((entry) => entry.trim().replace(/(:\d+)?=.*$/, ''));

/** What an edge that visitors reach does not start with; a missing variable is an empty value. */
export const REFUSED_EDGE: readonly RefusedEdgeSetting[] = [
  {
    setting: 'EDGE_TENANTS',
    when: (tenants) => tenants === '',
    must: 'must name the hosts of the sites',
    example: 'www.yado.co.jp=default',
  },
  {
    setting: 'EDGE_TENANTS',
    when: (tenants) => listHosts(tenants).some(isThisMachine),
    must: 'must not name this machine',
    example: 'www.yado.co.jp=default',
  },
  {
    setting: 'EDGE_TENANTS',
    when: (tenants) => listHosts(tenants).some(isExampleHost),
    must: 'must not name an example',
    example: 'www.yado.co.jp=default',
  },
  {
    setting: 'EDGE_TRUST_PROXY',
    when: (proxies) => proxies === '' || proxies === 'none',
    must: 'must name what ends TLS in front: else all visitors have its address, which supplier and limits are given, and pages come without HSTS',
    example: '10.87.0.1',
  },
  {
    setting: 'EDGE_TRUST_PROXY',
    when: (proxies) => /(^|[\s,])(0\.0\.0\.0|::)\/0/.test(proxies),
    must: 'must not name everybody: visitors could take any address',
    example: '10.87.0.1',
  },
  {
    setting: 'API_ORIGIN',
    when: (origin) => origin === '',
    must: 'must name the API',
    example: 'http://api:4000',
  },
  {
    setting: 'STORE_DIR',
    when: (folder) => folder === '',
    must: 'must name the store, or STORE_BUCKET',
    example: '/var/lib/yado/store',
  },
  {
    setting: 'EDGE_PAGE_SECRET',
    when: (secret) => secret === '',
    must: 'must be a secret, the same for all edges of a store: else what pages report is not counted, and a broken canary does not end',
    example: '$(openssl rand -hex 32)',
  },
  {
    setting: 'EDGE_PAGE_SECRET',
    when: (secret) => /example|secret/i.test(secret),
    must: 'must not be copied from an example',
    example: '$(openssl rand -hex 32)',
  },
];
