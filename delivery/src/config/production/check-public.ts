import { ReleaseError } from '../../errors.ts';
import type { Tenant } from '../../release/tenants.ts';
import type { ReleaseConfig } from '../env.ts';
import { REFUSED_PUBLIC } from './refused-public.ts';

/** Refuses what can only be a mistake in what visitors are sent, everything at once; `howToMend` ends the message. */
export function checkPublic(
  { isDemo, isRehearsal }: Pick<ReleaseConfig, 'isDemo' | 'isRehearsal'>,
  tenants: readonly Pick<Tenant, 'id' | 'configuration'>[],
  howToMend = '',
): void {
  if (isDemo) return;
  const lines = REFUSED_PUBLIC.flatMap(({ setting, when, must, example }) => {
    const wrong = tenants.filter(({ configuration }) => when(configuration, isRehearsal));
    const sites = wrong.map(({ id }) => id).join(', ');
    return wrong.length > 0 ? [`- ${setting} ${must} (${sites}). Example: ${setting}=${example}`] : [];
  });
  if (lines.length === 0) return;
  throw new ReleaseError(
    `These settings must be corrected:\n${lines.join('\n')}${howToMend && `\n${howToMend}`}`,
  );
}
