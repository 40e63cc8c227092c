import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/schema.ts';
import type {
  OperatorTaskKind,
  OperatorTasksInput,
  OperatorTaskStatus,
} from '../../graphql/__generated__/schema-types.ts';
import type { Page } from '../../graphql/connection.ts';
import type { TravelRow } from '../travel/tables.ts';
import { kindsWhere } from './kinds-where.ts';
import type { OperatorTaskRow, TaskOutcome } from './tables.ts';

/** What is put on the desk; one open task per kind and subject. */
export interface SeenTask {
  kind: OperatorTaskKind;
  subject: string;
  attemptId?: string | null;
  travelId?: string | null;
  branchId?: string | null;
  price?: number | null;
  reference?: string | null;
  detail?: string | null;
}

/** Opens a task, or notes that the open one was seen again; `seen` 1 tells which. */
export async function upsertTask(db: Db, task: SeenTask, now: Date): Promise<OperatorTaskRow> {
  const facts = {
    travel_id: task.travelId ?? null,
    branch_id: task.branchId ?? null,
    price: task.price ?? null,
    reference: task.reference ?? null,
    detail: task.detail ?? null,
  };
  return db
    .insertInto('operator_tasks')
    .values({
      id: newId(),
      kind: task.kind,
      subject: task.subject,
      attempt_id: task.attemptId ?? null,
      ...facts,
      created_at: now,
      last_seen_at: now,
      resolved_at: null,
      resolved_by: null,
      outcome: null,
      note: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .where(sql<boolean>`status = 'OPEN'`)
        .doUpdateSet((eb) => ({ ...facts, last_seen_at: now, seen: eb('operator_tasks.seen', '+', 1) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Closes the open tasks of these kinds on this subject without a person. */
export async function closeTasks(
  db: Db,
  subject: string,
  kinds: readonly OperatorTaskKind[],
  outcome: Extract<TaskOutcome, 'GONE' | 'REPAIRED'>,
  now: Date,
): Promise<OperatorTaskRow[]> {
  return db
    .updateTable('operator_tasks')
    .set({ status: 'RESOLVED', resolved_at: now, outcome })
    .where('kind', 'in', [...kinds])
    .where('subject', '=', subject)
    .where('status', '=', 'OPEN')
    .returningAll()
    .execute();
}

/** Whether a person has closed a task of this kind and subject before. */
export async function isClosedByPerson(
  db: Db,
  { kind, subject }: Pick<SeenTask, 'kind' | 'subject'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('operator_tasks')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('resolved_by', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * What the latest task of this kind and subject says, open or not; null when there was none. Until the transaction ends
 * nobody closes it: otherwise what was open when it was read would be raised once more.
 */
export async function lockNewestTask(
  tx: Db,
  { kind, subject }: Pick<SeenTask, 'kind' | 'subject'>,
): Promise<Pick<OperatorTaskRow, 'status' | 'detail'> | null> {
  const row = await tx
    .selectFrom('operator_tasks')
    .select(['status', 'detail'])
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Closes a task in a person's name; null when it is not open any more. */
export async function resolveTask(
  db: Db,
  id: string,
  resolution: { outcome: TaskOutcome; userId: string; note: string; now: Date },
): Promise<OperatorTaskRow | null> {
  const { outcome, userId, note, now } = resolution;
  const row = await db
    .updateTable('operator_tasks')
    .set({ status: 'RESOLVED', resolved_at: now, resolved_by: userId, outcome, note })
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** One of a kind that this release knows. */
export async function findTask(db: Db, id: string): Promise<OperatorTaskRow | null> {
  const row = await db
    .selectFrom('operator_tasks')
    .selectAll()
    .where('id', '=', id)
    .where('kind', 'in', kindsWhere())
    .executeTakeFirst();
  return row ?? null;
}

/** One page of the kinds that this release knows, newest first, and one row more when there is a next page. */
export async function findTaskPage(
  db: Db,
  filter: OperatorTasksInput,
  page: Page,
): Promise<OperatorTaskRow[]> {
  let query = db.selectFrom('operator_tasks').selectAll().where(matches(filter));
  if (page.after) {
    const [createdAt = '', id = ''] = page.after;
    query = query.where(sql<boolean>`(created_at, id) < (${createdAt}::timestamptz, ${id})`);
  }
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.first + 1)
    .execute();
}

/** The trips that tasks are about. */
export async function findTravelsOfTasks(
  db: Db,
  tasks: readonly Pick<OperatorTaskRow, 'travel_id' | 'attempt_id'>[],
): Promise<TravelRow[]> {
  const travelIds = tasks.flatMap(({ travel_id }) => travel_id ?? []);
  const attemptIds = tasks.flatMap(({ attempt_id }) => attempt_id ?? []);
  if (travelIds.length === 0 && attemptIds.length === 0) return [];
  return db
    .selectFrom('travels')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(travelIds.length > 0 ? [eb('id', 'in', travelIds)] : []),
        ...(attemptIds.length > 0 ? [eb('attempt_id', 'in', attemptIds)] : []),
      ]),
    )
    .execute();
}

export async function countTasks(db: Db, filter: OperatorTasksInput): Promise<number> {
  const { count } = await db
    .selectFrom('operator_tasks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matches(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** Open tasks by kind; kinds without any are absent. */
export async function countOpenTasks(db: Db): Promise<{ kind: OperatorTaskKind; count: number }[]> {
  const open: OperatorTaskStatus = 'OPEN';
  return db
    .selectFrom('operator_tasks')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')] as const)
    .where('status', '=', open)
    .groupBy('kind')
    .execute();
}

/** Kinds that a later release beside this one has raised, with how many tasks in this state. */
export async function findUnknownKinds(
  db: Db,
  { status }: OperatorTasksInput,
): Promise<{ kind: string; count: number }[]> {
  return db
    .selectFrom('operator_tasks')
    .select((eb) => ['kind', eb.fn.countAll<number>().as('count')] as const)
    .where('kind', 'not in', kindsWhere())
    .where((eb) => eb.and(status ? [eb('status', '=', status)] : []))
    .groupBy('kind')
    .orderBy('kind')
    .execute();
}

function matches({ status, kinds }: OperatorTasksInput) {
  return (eb: ExpressionBuilder<Database, 'operator_tasks'>): Expression<SqlBool> =>
    eb.and([
      ...(status ? [eb('status', '=', status)] : []),
      eb('kind', 'in', kinds?.length ? [...kinds] : kindsWhere()),
    ]);
}
