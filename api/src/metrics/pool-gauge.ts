import type { DatabaseDriver } from '../db/client.ts';
import type { Metrics } from './metrics.ts';

/** The database connections of this process; the embedded database has exactly one and nothing to tell. */
export function registerPoolGauge(metrics: Metrics, driver: DatabaseDriver): void {
  if (driver.kind !== 'postgres') return;
  metrics.gauge(
    'yado_db_connections',
    'Database connections for requests, and statements that wait for one.',
    'state',
    async () => driver.counts(),
  );
}
