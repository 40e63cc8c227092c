import { PROBE_MS, type ProbeResult, type ServiceName } from '../adapters/probe/probe-result.ts';
import { OUTSIDE, probeService } from '../adapters/probe/probe-services.ts';
import type { Config } from '../config/config.ts';
import { connectServices } from './connect-services.ts';
import { findDomainFaults, type ResolveTxt } from './mail-domain.ts';
import { probeDatabase } from './probe-database.ts';

export type Examined = ProbeResult & { service: ServiceName; durationMs: number };

export interface Conditions {
  clock?: () => Date;
  timeoutMs?: number;
  /** Looks up the TXT records of a name. */
  resolveTxt?: ResolveTxt;
}

/** Looks at everything that the API works with, side by side; nothing stays changed. */
export async function examine(config: Config, conditions: Conditions = {}): Promise<Examined[]> {
  const { clock = () => new Date(), timeoutMs = PROBE_MS, resolveTxt } = conditions;
  await using services = connectServices(config, clock);
  const measure = async (service: ServiceName, probe: Promise<ProbeResult | null>): Promise<Examined[]> => {
    const started = performance.now();
    const result = await probe;
    return result === null
      ? []
      : [{ service, ...result, durationMs: Math.round(performance.now() - started) }];
  };
  const isReal = config.production && !config.embeddedDemo;
  const examined = await Promise.all([
    measure('database', probeDatabase(config.database, timeoutMs)),
    ...OUTSIDE.map(async (name) => {
      const [found] = await measure(
        name,
        probeService(name, services, config, { timeoutMs, thorough: true }),
      );
      if (found === undefined) return [];
      if (name !== 'mail' || !isReal) return [found];
      const faults = await findDomainFaults(config.smtp.from, resolveTxt);
      return [{ ...found, faults: [...found.faults, ...faults] }];
    }),
  ]);
  return examined.flat();
}
