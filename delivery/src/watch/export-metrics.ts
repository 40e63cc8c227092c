import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import type { ReleaseStatus } from './status.ts';
import type { Watcher } from './watcher.ts';

const EXPORT_EVERY_MS = 30_000;

/**
 * Sends what the status page shows to an OpenTelemetry collector, each release with its tenant, part and role. Gauges
 * over the same minutes as on the page: the edges' counts pass through a ring and are no lasting sums.
 */
export function exportMetrics(
  endpoint: string,
  watcher: Pick<Watcher, 'latest'>,
  everyMs = EXPORT_EVERY_MS,
): MeterProvider {
  const exporter = new OTLPMetricExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/metrics` });
  const reader = new PeriodicExportingMetricReader({
    exporter,
    exportIntervalMillis: everyMs,
    exportTimeoutMillis: Math.min(everyMs, 10_000),
  });
  const provider = new MeterProvider({ readers: [reader] });
  const meter = provider.getMeter('yado.releases');
  const gauge = (name: string, unit: string, getValue: (release: ReleaseStatus) => number | null) =>
    meter.createObservableGauge(name, { unit }).addCallback((result) => {
      for (const { tenant, part, releases } of watcher.latest().parts) {
        for (const release of releases) {
          const value = getValue(release);
          if (value === null) continue;
          result.observe(value, { tenant, part, role: release.role, release: release.name });
        }
      }
    });
  meter.createObservableGauge('yado.clock.behind', { unit: 's' }).addCallback((result) => {
    for (const { process, behindMs } of watcher.latest().clocks) result.observe(behindMs / 1000, { process });
  });
  gauge('yado.release.pages', '{page}', ({ pages }) => pages);
  gauge('yado.release.error_rate', '1', ({ errorRate }) => errorRate);
  gauge('yado.release.blocked', '{page}', ({ blocked }) => blocked);
  gauge('yado.release.load.p75', 'ms', ({ p75 }) => p75.load);
  gauge('yado.release.lcp.p75', 'ms', ({ p75 }) => p75.LCP);
  gauge('yado.release.inp.p75', 'ms', ({ p75 }) => p75.INP);
  gauge('yado.release.cls.p75', '1', ({ p75 }) => p75.CLS && p75.CLS / 1000);
  return provider;
}
