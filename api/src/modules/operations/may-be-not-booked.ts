import type { OperatorTaskRow } from '../operator-task/tables.ts';
import { taskKinds } from '../operator-task/task-kinds.ts';

/** Whether an operator may say of this task that there is no booking: its kind allows it, and it is about an attempt. */
export function mayBeNotBooked(task: Pick<OperatorTaskRow, 'kind' | 'attempt_id'>): boolean {
  return taskKinds[task.kind].mayBeNotBooked === true && task.attempt_id !== null;
}
