import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

let registry: Registry | null = null;

/**
 * What Node counts of this process, collected from the first call on. Once for all APIs of a process: its timers and
 * observers never end.
 */
export function processMetrics(): Registry {
  if (!registry) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
