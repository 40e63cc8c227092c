import type { AppContext } from '../../context.ts';
import { onConnectionsFor } from '../../db/connection-purpose.ts';
import { recordAllEntries } from './record-entries.ts';

const SWEEP_SECONDS = 3_600;

/** Registers the recording of accounting entries, so that each has the day of its change; call before the queue starts. */
export function registerAccountingJobs(app: AppContext): void {
  app.jobs.schedule('accounting-sweep', SWEEP_SECONDS, () =>
    onConnectionsFor('long', () => recordAllEntries(app)),
  );
}
