import type { AppContext } from '../../context.ts';
import { raiseOperatorTask, settleOperatorTask } from '../operator-task/raise-operator-task.ts';
import { type BookDifference, findBookDifferences, findOpenBookTasks } from './book-store.ts';

/** Longer than any step between the change of a room and that of its money. */
const SETTLED_MS = 60 * 60_000;

/**
 * Compares what trips cost, what was taken for them (card captures, credit) and what papers say. Each difference opens a task,
 * with its alert, on the operators' desk; a task closes as soon as both sides agree. Returns the differences.
 */
export async function compareBooks(app: AppContext): Promise<BookDifference[]> {
  const found = await findBookDifferences(app.db, new Date(app.clock().getTime() - SETTLED_MS));
  const subjects = new Set<string>();
  for (const difference of found) {
    const { what, id, branchId, travelId, reference, ours, theirs } = difference;
    const subject = `books:${what}:${id}`;
    subjects.add(subject);
    await raiseOperatorTask(app, app.db, {
      kind: 'BOOKS_MISMATCH',
      subject,
      branchId,
      travelId,
      reference,
      price: Math.abs(ours - theirs),
      detail: `books=${what} ours=${ours} theirs=${theirs}`,
    });
  }
  for (const subject of await findOpenBookTasks(app.db)) {
    if (!subjects.has(subject)) await settleOperatorTask(app, app.db, { kind: 'BOOKS_MISMATCH', subject });
  }
  return found;
}
