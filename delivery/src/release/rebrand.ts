import { ReleaseError } from '../errors.ts';
import { brandingFindings } from '../gate/check-branding.ts';
import { ReleaseRefused } from '../gate/finding.ts';
import { breakages, type GatedRegistry, refuseBreakages } from '../gate/gate.ts';
import type { Branding } from './branding.ts';
import type { Outcome } from './change-each.ts';
import { currentDocument } from './documents.ts';
import { publish, uploadPictures } from './publish.ts';
import { forgetBranding, keepBranding } from './stored-branding.ts';
import type { Tenant } from './tenants.ts';

/**
 * Gives a tenant's site what its agency has decided, with the next page load and no build. Throws a `ReleaseError`
 * when the site would lose what it needs, or the decision means nothing on it.
 */
export async function rebrand(
  registry: GatedRegistry,
  tenant: Tenant,
  branding: Branding,
): Promise<Outcome[]> {
  const { store, keys } = registry;
  const document = await currentDocument(store, tenant.id, keys.publicKey);
  if (!document) throw new ReleaseError(`Nothing is published for tenant ${tenant.id}.`);
  const rebranded = { ...tenant, ...branding };
  const findings = [
    ...brandingFindings(tenant.id, branding, document),
    ...(await breakages(registry, [], [rebranded])),
  ];
  if (findings.length > 0) throw new ReleaseRefused(findings);
  await uploadPictures(store, branding);
  await keepBranding(store, tenant.id, branding);
  return publish(registry, [], [rebranded]);
}

/** Gives a tenant's site the brand of its file again; `seed` is the tenant as the file has it. */
export async function resetBrand(registry: GatedRegistry, seed: Tenant): Promise<Outcome[]> {
  await refuseBreakages(registry, [], [seed]);
  await forgetBranding(registry.store, seed.id);
  return publish(registry, [], [seed]);
}
