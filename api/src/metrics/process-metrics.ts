import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

let registry: Registry | null = null;

/**
 * What Node counts of this process, collected from the first call on. Once for all APIs of a process: its timers and
 * observers never end.
 */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry();
    // Ten samples a second, the default, take 3 % of a processor in an idle process.
    collectDefaultMetrics({ register: registry, eventLoopUtilizationTimeout: 1_000 });
  }
  return registry;
}
