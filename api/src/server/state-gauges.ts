import type { AppContext } from '../context.ts';
import { countOpenTasks } from '../modules/operator-task/operator-task-store.ts';
import { countOpenAttempts } from '../modules/booking/due-attempts-store.ts';
import { findLookRatios } from '../modules/look-budget/look-store.ts';

/** Branches have no bound. */
const RATIOS_AT_MOST = 20;

/** What the database and the queue know, read when somebody looks. Each query goes through a partial index. */
export function registerStateGauges(app: AppContext): void {
  const { metrics, db, jobs } = app;
  metrics.gauge(
    'yado_open_attempts',
    'Booking attempts that are not finished, by state.',
    'state',
    async () =>
      Object.fromEntries((await countOpenAttempts(db)).map(({ state, count }) => [state, count] as const)),
  );
  metrics.gauge('yado_open_operator_tasks', 'Tasks on the operators’ desk, by kind.', 'kind', async () =>
    Object.fromEntries((await countOpenTasks(db)).map(({ kind, count }) => [kind, count] as const)),
  );
  metrics.gauge(
    'yado_look_to_book',
    'Searches, room lists and price checks for each booking today, of the branches that looked most.',
    'branch',
    () => findLookRatios(db, app.clock(), RATIOS_AT_MOST),
  );
  metrics.gauge('yado_queue_depth', 'Jobs that wait, by queue.', 'queue', () => jobs.depths());
}
