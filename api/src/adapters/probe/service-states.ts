import { raiseAlert } from '../../lib/alert.ts';
import type { Log } from '../../lib/logger.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import {
  type Fault,
  isOutage,
  isRefusal,
  type OnRefusal,
  type ProbeResult,
  type ServiceName,
} from './probe-result.ts';

/** The same is said again after so long, also where one call is refused and the probe after it is not. */
const SAY_AGAIN_MS = 15 * 60_000;

export type ServiceFault = Fault & { service: ServiceName };

/** What this process knows of the services it works with; said in the log when it changes. */
export interface ServiceStates {
  /** Takes what a probe found in place of what was known. */
  probed(service: ServiceName, result: ProbeResult): void;
  /** For the adapter of a service: hears of a key that is refused while it is in use. */
  onRefusal(service: ServiceName): OnRefusal;
  /** Everything that is wrong as far as is known. */
  faults(): readonly ServiceFault[];
}

/** A key that is refused is an alert and is counted; an outage and a setting are warnings. */
export function createServiceStates(
  log: Log,
  metrics: Metrics,
  clock: () => number = Date.now,
): ServiceStates {
  const known = new Map<ServiceName, readonly Fault[]>();
  const saidAt = new Map<string, number>();

  const say = (service: ServiceName, fault: Fault) => {
    const { kind, text, mend } = fault;
    const name = `${service} ${kind} ${text}`;
    if (clock() - (saidAt.get(name) ?? Number.NEGATIVE_INFINITY) < SAY_AGAIN_MS) return;
    saidAt.set(name, clock());
    const words = `${service}: ${text} ${mend}`;
    if (isRefusal(fault))
      raiseAlert({ log }, { name: 'key-refused', severity: 'critical', provider: service, kind }, words);
    else {
      const event = isOutage(fault) ? 'service-not-reached' : 'service-not-as-needed';
      log.warn({ event, provider: service, kind }, words);
    }
  };
  const count = (service: ServiceName, fault: Fault) => {
    if (isRefusal(fault)) metrics.keyRefused({ service, kind: fault.kind });
  };

  return {
    probed(service, { faults }) {
      const before = known.get(service) ?? [];
      known.set(service, faults);
      for (const fault of faults) {
        count(service, fault);
        say(service, fault);
      }
      if (before.length === 0 || faults.length > 0) return;
      log.info({ event: 'service-reached', provider: service }, `${service} is as it has to be again`);
    },
    onRefusal: (service) => (fault) => {
      known.set(service, [...(known.get(service) ?? []).filter(({ text }) => text !== fault.text), fault]);
      count(service, fault);
      say(service, fault);
    },
    faults: () => [...known].flatMap(([service, faults]) => faults.map((fault) => ({ service, ...fault }))),
  };
}
