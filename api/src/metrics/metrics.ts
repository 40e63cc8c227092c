import { Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import { processMetrics } from './process-metrics.ts';

/** What an API counts about itself. Every label has a bounded number of values: no text of a caller, and ids only of the few that matter. */
export interface Metrics {
  registry: Registry;
  /** One HTTP request. `operation`: a published operation's name, `adhoc`, or the route. */
  request(seen: { operation: string; outcome: string; seconds: number }): void;
  /** One call to a service outside. */
  outsideCall(seen: { service: string; call: string; outcome: string; seconds: number }): void;
  /** Work that came, by its priority, and whether it was admitted or refused. */
  admission(seen: { priority: string; outcome: string }): void;
  jobFailed(queue: string): void;
  /** A service did not take our key, or not for what was asked. */
  keyRefused(seen: { service: string; kind: string }): void;
  /** A value that is read when somebody looks; `read` gives one number per label value. */
  gauge(name: string, help: string, label: string, read: () => Promise<Record<string, number>>): void;
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 90];

/** Counters in a registry of their own, so that two APIs in one process don't share any. */
export function createMetrics(): Metrics {
  processMetrics();
  const registry = new Registry();
  const requests = new Histogram({
    name: 'yado_request_duration_seconds',
    help: 'HTTP requests by operation and outcome.',
    labelNames: ['operation', 'outcome'],
    buckets: requestSeconds,
    registers: [registry],
  });
  const outsideCalls = new Histogram({
    name: 'yado_outside_call_duration_seconds',
    help: 'Calls to services outside, by service, call and outcome; unknown is not failure.',
    labelNames: ['service', 'call', 'outcome'],
    buckets: requestSeconds,
    registers: [registry],
  });
  const admissions = new Counter({
    name: 'yado_admissions_total',
    help: 'Requests by their priority, and whether this process had too much to do for them.',
    labelNames: ['priority', 'outcome'],
    registers: [registry],
  });
  const jobFailures = new Counter({
    name: 'yado_job_failures_total',
    help: 'Failed tries of background jobs, by queue.',
    labelNames: ['queue'],
    registers: [registry],
  });
  const keyRefusals = new Counter({
    name: 'yado_key_refusals_total',
    help: 'Calls and probes whose key a service outside refused, by service and kind.',
    labelNames: ['service', 'kind'],
    registers: [registry],
  });
  return {
    registry,
    request: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    outsideCall: ({ seconds, ...labels }) => outsideCalls.observe(labels, seconds),
    admission: (labels) => admissions.inc(labels),
    jobFailed: (queue) => jobFailures.inc({ queue }),
    keyRefused: (labels) => keyRefusals.inc(labels),
    gauge(name, help, label, read) {
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [registry],
        async collect() {
          const values = await read();
          // What is there no more must not keep its last number.
          this.reset();
          for (const [value, count] of Object.entries(values)) this.set({ [label]: value }, count);
        },
      });
    },
  };
}
