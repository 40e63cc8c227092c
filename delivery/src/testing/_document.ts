import type {
  HostRelease,
  ReleaseDocument,
  RemoteRelease,
  RouteDeclaration,
} from '@yado/shared/contract/release-document';
import { defaultBrandColors } from '@yado/shared/tokens/brand-colors';

export const tenant = {
  id: 'default',
  brand: { siteName: 'Yado', colors: defaultBrandColors, contacts: {}, termsContentId: 'terms' },
  configuration: {
    apiUrl: '/graphql',
    identity: { apiKey: 'key', projectId: 'demo' },
    cards: { publishableKey: 'pk_test' },
    maps: {},
    imageOrigins: ['https://images.example'],
  },
  flags: {},
};

export function hostRelease(id: string): HostRelease {
  return {
    id,
    version: '1.0.0',
    baseUrl: `/releases/host/${id}/`,
    scripts: ['index.js'],
    styles: ['index.css'],
    preload: ['async.js'],
    earlyOperationId: 'a'.repeat(64),
    files: buildFileTable('index.js', 'index.css', 'async.js'),
  };
}

export function remoteRelease(part: string, id: string, routes?: Partial<RouteDeclaration>[]): RemoteRelease {
  return {
    id,
    version: '1.0.0',
    baseUrl: `/releases/${part}/${id}/`,
    container: `remote_${part}`,
    entry: 'remoteEntry.js',
    initial: ['initial.css'],
    declaration: {
      id: part,
      name: part,
      routes: (routes ?? [{ path: `/${part}` }]).map((route) => ({
        path: '/',
        access: 'public',
        chunk: 'Main',
        ...route,
      })),
      menu: [],
      configSchema: {},
    },
    chunks: { Main: ['Main.js'], Detail: ['Detail.js', 'Detail.css'] },
    files: buildFileTable('remoteEntry.js', 'initial.css', 'Main.js', 'Detail.js', 'Detail.css'),
  };
}

export function buildDocument(parts: Partial<ReleaseDocument> = {}): ReleaseDocument {
  return {
    format: 1,
    tenant: tenant.id,
    sequence: 7,
    issuedAt: '2026-11-01T00:00:00.000Z',
    expiresAt: '2026-12-01T00:00:00.000Z',
    brand: tenant.brand,
    configuration: tenant.configuration,
    flags: {},
    host: { stable: hostRelease('h1') },
    remotes: { search: { stable: remoteRelease('search', 's1') } },
    ...parts,
  };
}

function buildFileTable(...names: string[]): HostRelease['files'] {
  return Object.fromEntries(names.map((name) => [name, { integrity: `sha384-${name}`, size: 1 }]));
}
