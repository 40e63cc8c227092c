import type { AppContext } from '../../context.ts';
import type { OperatorTaskKind } from '../../graphql/__generated__/schema-types.ts';
import type { AttemptRow } from '../booking/tables.ts';
import {
  raiseOperatorTask,
  recordRepair,
  settleOperatorTasks,
} from '../operator-task/raise-operator-task.ts';
import type { Judgment } from './finding.ts';
import { repair } from './repair.ts';

/**
 * Puts a finding right where that is safe, else on the operators' desk; where both sides agree, clears what was there
 * before, and leaves it while that is open.
 * `kinds` are those that this comparison could have found on `subject`.
 */
export async function actOnFinding(
  app: AppContext,
  attempt: AttemptRow,
  subject: string,
  kinds: readonly OperatorTaskKind[],
  found: Judgment,
): Promise<void> {
  if (found === 'open') return;
  await settleOperatorTasks(
    app,
    app.db,
    subject,
    kinds.filter((kind) => kind !== found?.kind),
  );
  if (!found) return;
  const { kind, price, reference, detail } = found;
  const task = {
    kind,
    subject: found.subject,
    attemptId: attempt.id,
    travelId: attempt.travel_id,
    branchId: attempt.branch_id,
    price,
    reference,
    detail,
  };
  const outcome = found.repair === null ? 'not-repaired' : await repair(app, attempt, found);
  if (outcome === 'repaired') await recordRepair(app, task);
  else if (outcome === 'not-repaired') await raiseOperatorTask(app, app.db, task);
}
