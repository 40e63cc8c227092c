import { ReleaseError } from '../errors.ts';

/** Every way in which a release can break what is live, and how to mend it. */
const HINTS = {
  'record-unreadable': 'Build the part again: npm run build.',
  'declaration-invalid': 'Mend that field of remote.json and build again.',
  'file-missing': 'Build the part again: npm run build.',
  'outline-invalid': 'Let the build render it: see shared/build/outline.mjs.',
  'whole-pages-invalid': 'Let the build make them: see shared/build/whole-pages.mjs.',
  'exposes-missing': 'Have the build expose it; remoteConfig of shared/build/rsbuild.mjs does.',
  'id-mismatch': 'Publish the part under the id that its remote.json states.',
  'container-taken': 'Change the sources and build again, so that two releases can live in one page.',
  'route-twice': 'Leave one of the two in remote.json.',
  'route-reserved':
    'Begin the address with a word of its own: no parameter, no wildcard, and no address of the edge.',
  'declaration-oversized': 'Shorten it, or split the remote; delivery/src/gate/budgets.ts has the limits.',
  'chunk-missing': 'Name a chunk that the build has, or give the import that webpackChunkName.',
  'menu-astray': 'Let the entry lead to one of its own routes.',
  'route-collision': 'Let one remote alone declare the address; move it in one publication of both.',
  'route-removed':
    'Keep the route, or publish with --accept route-removed when no link leads there any more.',
  'access-opened': 'Guard the route again, or publish with --accept access-opened when everyone may see it.',
  'access-closed': 'Keep the route public, or publish with --accept access-closed when no guest has a link.',
  'permission-unknown': 'Use a permission of the schema.',
  'remote-unknown': 'Name remotes that are published.',
  'menu-unknown': 'Name the path of an entry of that site.',
  'link-orphaned': 'Keep a route for it, or change the brand first: npm run release -- brand.',
  'config-schema-invalid': 'Write a JSON Schema of an object with flags and configuration.',
  'config-mismatch': "Complete the tenant's file before the release, or make the setting optional.",
  'shared-unprovided': 'Publish a host that provides it first, and a host that lacks it last.',
  'shared-version': 'Build host and remote from one lockfile, and publish the host first.',
  'shared-copied': 'Take it from the host: see shared/build/shared-modules.mjs.',
  'host-unrecorded': 'Publish the host once more: npm run release -- publish host.',
  'operation-id': 'Run npm run codegen and build again.',
  'operation-unlisted': 'Run npm run codegen and build again, so that the build carries its operations.',
  'operation-invalid': 'Ask for what the schema offers, or bring the schema live first.',
  'schema-breaking': 'Keep the field until 14 days after the last release that asks for it has left.',
} as const;

export type FindingCode = keyof typeof HINTS;

export const FINDING_CODES = Object.keys(HINTS) as FindingCode[];

/** Breakages that can be meant; `publish --accept` lets them pass by name. */
export const ACCEPTABLE: readonly FindingCode[] = ['route-removed', 'access-opened', 'access-closed'];

export interface Finding {
  code: FindingCode;
  /** What breaks, and where. */
  what: string;
  /** The tenants whose site breaks; empty when the build is broken for all of them. */
  tenants: string[];
}

/** A breakage of the build itself, or of the site of one tenant. */
export function finding(code: FindingCode, what: string, tenant?: string): Finding {
  return { code, what, tenants: tenant ? [tenant] : [] };
}

/** The same breakages, each listed once with all of its tenants. */
export function merged(findings: Finding[]): Finding[] {
  const byText = new Map<string, Finding>();
  for (const { code, what, tenants } of findings) {
    const key = `${code} ${what}`;
    byText.set(key, { code, what, tenants: [...(byText.get(key)?.tenants ?? []), ...tenants] });
  }
  return [...byText.values()];
}

/** A release that would break what is live. */
export class ReleaseRefused extends ReleaseError {
  override name = 'ReleaseRefused';
  readonly findings: Finding[];

  constructor(findings: Finding[]) {
    super(`This would break what is live:\n${findings.map((each) => `- ${formatFinding(each)}`).join('\n')}`);
    this.findings = findings;
  }
}

function formatFinding({ code, what, tenants }: Finding): string {
  const where = tenants.length > 0 ? ` (${[...new Set(tenants)].join(', ')})` : '';
  return `${code}${where}: ${what} ${HINTS[code]}`;
}
