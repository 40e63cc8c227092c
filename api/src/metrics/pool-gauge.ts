import type { DatabaseDriver } from '../db/client.ts';
import type { Metrics } from './metrics.ts';

/** The database connections of this process; the embedded database has exactly one and nothing to tell. */
export function registerPoolGauge(metrics: Metrics, driver: DatabaseDriver): void {
  if (driver.kind !== 'postgres') return;
  const { pool } = driver;
  metrics.gauge(
    'yado_db_connections',
    'Database connections, and requests that wait for one.',
    'state',
    async () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      waiting: pool.waitingCount,
    }),
  );
}
