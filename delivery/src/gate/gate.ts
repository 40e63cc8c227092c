import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { currentDocument } from '../release/documents.ts';
import type { Registry } from '../release/update-all-tenants.ts';
import type { Build } from '../release/read-build.ts';
import type { Tenant } from '../release/tenants.ts';
import { budgetFindings } from './check-budgets.ts';
import { buildFindings } from './check-build.ts';
import { configFindings } from './check-config.ts';
import { containerFindings } from './check-containers.ts';
import { routeFindings } from './check-routes.ts';
import { sharedFindings } from './check-shared.ts';
import { type Finding, type FindingCode, merged, ReleaseRefused } from '../release/finding.ts';
import { readSchema } from './live-schema.ts';
import { siteWith } from './live-site.ts';

export interface GatedRegistry extends Registry {
  /** The schema of the API that answers the releases. */
  schemaFile: string;
}

/**
 * Compares builds with what is live for every tenant, as it would be with them in the place of the stable releases;
 * empty when nothing breaks. A tenant without a document is looked at with the releases of `model`. Changes nothing.
 */
export async function breakages(
  { store, keys, schemaFile }: GatedRegistry,
  builds: Build[],
  tenants: Tenant[],
  model: ReleaseDocument | null = null,
): Promise<Finding[]> {
  // Comparing what is oversized would take long, and say nothing more.
  const oversized = builds.flatMap(budgetFindings);
  if (oversized.length > 0) return merged(oversized);
  const schema = await readSchema(schemaFile);
  const findings = builds.flatMap((build) => buildFindings(build, schema));
  for (const tenant of tenants) {
    const document = (await currentDocument(store, tenant.id, keys.publicKey)) ?? model;
    const site = await siteWith(store, tenant, document, builds);
    findings.push(
      ...routeFindings(site),
      ...configFindings(site),
      ...(builds.length > 0 ? sharedFindings(site) : []),
      ...containerFindings(site, builds),
    );
  }
  return merged(findings);
}

/** Throws a `ReleaseRefused` that names every breakage, but for those that are accepted by name. */
export async function refuseBreakages(
  registry: GatedRegistry,
  builds: Build[],
  tenants: Tenant[],
  accepted: readonly FindingCode[] = [],
  model: ReleaseDocument | null = null,
): Promise<void> {
  const findings = await breakages(registry, builds, tenants, model);
  const refused = findings.filter(({ code }) => !accepted.includes(code));
  if (refused.length > 0) throw new ReleaseRefused(refused);
}
