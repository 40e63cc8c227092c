import type { ReleaseDocument } from '@yado/shared/contract/release-document';
import { ReleaseError } from '../errors.ts';
import { brandingFindings } from '../gate/check-branding.ts';
import { ReleaseRefused } from '../release/finding.ts';
import { breakages, type GatedRegistry, refuseBreakages } from '../gate/gate.ts';
import type { Branding } from '../release/branding.ts';
import { updateEachTenant, type TenantResult } from '../release/update-all-tenants.ts';
import { currentDocument } from '../release/documents.ts';
import { withSettings } from '../release/next-document.ts';
import { uploadPictures } from './publish.ts';
import { toTenant } from '../release/settings.ts';
import { forgetBranding, keepBranding } from '../release/stored-branding.ts';
import type { Tenant } from '../release/tenants.ts';

/**
 * Gives a tenant's site what its agency has decided, with the next page load and no build. Throws a `ReleaseError`
 * when the site would lose what it needs, or the decision means nothing on it.
 */
export async function rebrand(
  registry: GatedRegistry,
  tenant: string,
  branding: Branding,
): Promise<TenantResult[]> {
  const { store } = registry;
  const document = await readDocument(registry, tenant);
  const findings = [
    ...brandingFindings(tenant, branding, document),
    ...(await breakages(registry, [], [{ ...toTenant(document), ...branding }])),
  ];
  if (findings.length > 0) throw new ReleaseRefused(findings);
  await uploadPictures(store, branding);
  await keepBranding(store, tenant, branding);
  return putInForce(registry, tenant, branding);
}

/** Gives a tenant's site the brand of its file again; `seed` is the tenant as the file has it. */
export async function resetBrand(registry: GatedRegistry, seed: Tenant): Promise<TenantResult[]> {
  const document = await readDocument(registry, seed.id);
  const { brand, menu, allowedRemotes, pictures } = seed;
  const branding = { brand, menu, allowedRemotes, pictures };
  await refuseBreakages(registry, [], [{ ...toTenant(document), ...branding }]);
  await uploadPictures(registry.store, branding);
  await forgetBranding(registry.store, seed.id);
  return putInForce(registry, seed.id, branding);
}

function putInForce(
  registry: GatedRegistry,
  tenant: string,
  { brand, menu, allowedRemotes }: Branding,
): Promise<TenantResult[]> {
  return updateEachTenant(
    registry,
    [tenant],
    (current) => withSettings(current, { brand, menu, allowedRemotes }, registry.now()),
    { intent: { what: `brand ${tenant}`, touches: ['settings'] } },
  );
}

async function readDocument({ store, keys }: GatedRegistry, tenant: string): Promise<ReleaseDocument> {
  const document = await currentDocument(store, tenant, keys.publicKey);
  if (document) return document;
  throw new ReleaseError(`Nothing is published for tenant ${tenant}.`);
}
