import type { AppContext } from '../../context.ts';
import { ForbiddenError, InvalidInputError } from '../../lib/errors.ts';
import type {
  OperatorTaskErrorCode,
  OperatorTasksInput,
  ResolveOperatorTaskInput,
} from '../../graphql/__generated__/schema-types.ts';
import { type Connection, creationKey, readCreationPage, toConnection } from '../../graphql/connection.ts';
import { endUnknownAttempt } from '../booking/end-unknown-attempt.ts';
import { textOrNull } from '../travel/validate-guests.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { textLength } from '../../lib/text-length.ts';
import {
  countTasks,
  findTask,
  findTaskPage,
  findUnknownKinds,
  resolveTask,
} from '../operator-task/operator-task-store.ts';
import { mayBeNotBooked } from './may-be-not-booked.ts';
import type { OperatorTaskRow } from '../operator-task/tables.ts';

export type ResolveTaskResult =
  | { kind: 'resolved'; task: OperatorTaskRow }
  | { kind: 'failed'; errorCode: OperatorTaskErrorCode };

const MAX_NOTE = 1000;
const failed = (errorCode: OperatorTaskErrorCode): ResolveTaskResult => ({ kind: 'failed', errorCode });

/**
 * The operators' tasks that match, newest first. Throws ForbiddenError for anybody else. While releases change, a later one
 * may raise kinds that this one has no word for: it leaves them out, and says so in the log.
 */
export async function listOperatorTasks(
  app: AppContext,
  viewer: Viewer,
  args: { input?: OperatorTasksInput | null; first?: number | null; after?: string | null },
): Promise<Connection<OperatorTaskRow>> {
  assertOperator(viewer);
  const page = readCreationPage(args);
  const filter = args.input ?? {};
  const rows = await findTaskPage(app.db, filter, page);
  if (!filter.kinds?.length) await noteLeftOut(app, filter);
  return toConnection(rows, page, await countTasks(app.db, filter), creationKey);
}

async function noteLeftOut(app: AppContext, filter: OperatorTasksInput): Promise<void> {
  const unknown = await findUnknownKinds(app.db, filter);
  if (unknown.length === 0) return;
  const facts = {
    kind: unknown.map(({ kind }) => kind).join(','),
    count: unknown.reduce((sum, { count }) => sum + Number(count), 0),
  };
  app.log.warn(
    { event: 'operator-tasks-left-out', ...facts },
    'tasks of kinds that this release does not know',
  );
}

/**
 * Closes a task with a note. NOT_BOOKED is an operator's word, after asking the supplier by other means, that an
 * unknown booking does not exist: the attempt fails and its funds go back. The supplier is read once more before
 * that; when it has the booking after all, the trip is confirmed and the answer is ALREADY_RESOLVED.
 */
export async function resolveOperatorTask(
  app: AppContext,
  viewer: Viewer,
  input: ResolveOperatorTaskInput,
): Promise<ResolveTaskResult> {
  assertOperator(viewer);
  const task = await findTask(app.db, input.taskId);
  if (!task) return failed('TASK_NOT_FOUND');
  const note = textOrNull(input.note);
  if (note === null) return failed('NOTE_REQUIRED');
  if (textLength(note) > MAX_NOTE) throw new InvalidInputError(`note has at most ${MAX_NOTE} characters.`);
  if (task.status === 'RESOLVED') return failed('ALREADY_RESOLVED');
  const outcome = input.outcome ?? 'HANDLED';
  const resolution = { outcome, userId: viewer.userId, note, now: app.clock() };
  if (outcome === 'HANDLED') return toAnswer(await resolveTask(app.db, task.id, resolution));
  if (!mayBeNotBooked(task) || task.attempt_id === null) return failed('OUTCOME_NOT_ALLOWED');
  let resolved: OperatorTaskRow | null = null;
  await endUnknownAttempt(app, task.attempt_id, async (tx) => {
    resolved = await resolveTask(tx, task.id, resolution);
  });
  return toAnswer(resolved);
}

function toAnswer(task: OperatorTaskRow | null): ResolveTaskResult {
  return task ? { kind: 'resolved', task } : failed('ALREADY_RESOLVED');
}

function assertOperator(viewer: Viewer): void {
  if (!viewer.permissions.has('OPERATOR_DESK')) throw new ForbiddenError();
}
