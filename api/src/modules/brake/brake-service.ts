import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type {
  BrakeLimit,
  LiftBrakeErrorCode,
  LiftBrakeInput,
} from '../../graphql/__generated__/schema-types.ts';
import {
  type Connection,
  creationKey,
  readCreationPage,
  toConnection,
  withNodes,
} from '../../graphql/connection.ts';
import { ForbiddenError, InvalidInputError } from '../../lib/errors.ts';
import { textLength } from '../../lib/text-length.ts';
import { countLifts, findLiftPage, findLifts, insertFirstLift } from '../../limits/lift-store.ts';
import { findUsedUp } from '../../limits/used-up-store.ts';
import { getLookDay, getLookKey } from '../look-budget/look-day.ts';
import { releaseHeldMails } from '../travel/mail-store.ts';
import type { MailKind } from '../travel/tables.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { type BrakeLiftModel, type BrakeModel, readBrakeName, toBrakeLift } from './brake-model.ts';

export type LiftBrakeResult =
  | { kind: 'lifted'; lift: BrakeLiftModel }
  | { kind: 'failed'; errorCode: LiftBrakeErrorCode };

const MOST_BRAKES = 200;
const LIFT_MS = 3600 * 1000;
const MAX_REASON = 500;
/** Mails that wait while their sender's limit is used up. */
const heldMails: Partial<Record<BrakeLimit, MailKind>> = { BOOKED_MAIL: 'BOOKED', CANCELED_MAIL: 'CANCELED' };
const failed = (errorCode: LiftBrakeErrorCode): LiftBrakeResult => ({ kind: 'failed', errorCode });

/** Who is refused calls now, the newest first. Throws ForbiddenError for anybody but operators. */
export async function listBrakes(app: AppContext, viewer: Viewer): Promise<BrakeModel[]> {
  assertOperator(viewer);
  const now = app.clock();
  const { day, end } = getLookDay(now);
  const counts = await findUsedUp(app.db, { looksOfToday: getLookKey(day, ''), atMost: MOST_BRAKES });
  const lifts = await findLifts(
    app.db,
    counts.map(({ key }) => key),
    now,
  );
  const liftsByKey = new Map(lifts.map((lift) => [lift.key, toBrakeLift(lift)]));
  return counts.flatMap(({ key, points, most, expire, usedUpAt }): BrakeModel[] => {
    const name = readBrakeName(key);
    if (!name) return [];
    const until = name.limit === 'LOOK_TO_BOOK' ? end : new Date(expire);
    const numbers = { counted: points, allowed: most, since: new Date(usedUpAt), until };
    return [{ ...name, ...numbers, key, lift: liftsByKey.get(key) ?? null }];
  });
}

/** Every lift, newest first. Throws ForbiddenError for anybody but operators. */
export async function listBrakeLifts(
  app: AppContext,
  viewer: Viewer,
  args: { first?: number | null; after?: string | null },
): Promise<Connection<BrakeLiftModel | null>> {
  assertOperator(viewer);
  const page = readCreationPage(args);
  const rows = await findLiftPage(app.db, page);
  const connection = toConnection(rows, page, await countLifts(app.db), creationKey);
  return withNodes(connection, connection.nodes.map(toBrakeLift));
}

/**
 * Lets the calls of a brake through for an hour, in all processes, and makes the mails due that it holds back. A count
 * of a minute may be over before its reason is written: the lift then is for the next ones of that hour. Throws
 * ForbiddenError for anybody but operators.
 */
export async function liftBrake(
  app: AppContext,
  viewer: Viewer,
  input: LiftBrakeInput,
): Promise<LiftBrakeResult> {
  assertOperator(viewer);
  const key = input.brakeId;
  const reason = input.reason.trim();
  if (reason === '') return failed('REASON_REQUIRED');
  if (textLength(reason) > MAX_REASON)
    throw new InvalidInputError(`reason has at most ${MAX_REASON} characters.`);
  const name = readBrakeName(key);
  if (!name) return failed('BRAKE_NOT_FOUND');
  const now = app.clock();
  const lift = {
    id: newId(),
    key,
    reason,
    lifted_by: viewer.userId,
    created_at: now,
    ends_at: new Date(now.getTime() + LIFT_MS),
  };
  const isLifted = await app.db.transaction().execute(async (tx) => {
    if (!(await insertFirstLift(tx, lift))) return false;
    const kind = heldMails[name.limit];
    if (kind) await releaseHeldMails(tx, { branchId: name.subject.id, kind, now });
    return true;
  });
  if (!isLifted) return failed('ALREADY_LIFTED');
  app.log.info({ event: 'brake-lifted', userId: viewer.userId, kind: name.limit }, 'brake lifted');
  return { kind: 'lifted', lift: { ...lift, name } };
}

function assertOperator(viewer: Viewer): void {
  if (!viewer.permissions.has('OPERATOR_DESK')) throw new ForbiddenError();
}
