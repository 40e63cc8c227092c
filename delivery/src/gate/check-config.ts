import { z } from 'zod';
import { type Finding, finding } from '../release/finding.ts';
import type { LiveSite } from './live-site.ts';

/** Whether a tenant's flags and configuration are what each remote says that it reads. */
export function configFindings({ tenant, remotes }: LiveSite): Finding[] {
  // As browsers get it: what is undefined is not there.
  const { flags, configuration } = JSON.parse(JSON.stringify(tenant)) as typeof tenant;
  return Object.entries(remotes).flatMap(([part, { stable }]) => {
    const { configSchema } = stable.declaration;
    try {
      const result = z.fromJSONSchema(configSchema).safeParse({ flags, configuration });
      return (result.error?.issues ?? []).map(({ path, message }) =>
        finding('config-mismatch', `${part} reads ${path.join('.')}: ${message}.`, tenant.id),
      );
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return [finding('config-schema-invalid', `configSchema of ${part}: ${reason}.`)];
    }
  });
}
