import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../lib/errors.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { textLength } from '../../lib/text-length.ts';
import { mayDeleteMemo, mayWriteMemo } from './memo-rules.ts';
import { addMemo, countMemos, findMemo, type MemoWithAuthor, removeMemo } from './memo-store.ts';
import type { MemoKind } from './tables.ts';
import { findTravel } from './travel-store.ts';
import { textOrNull } from './validate-guests.ts';

const MAX_TEXT = 1000;
/** All of them come with each look at the trip. */
const MAX_MEMOS = 200;

/** Adds a memo of this kind to a trip the viewer sees. Throws NotFoundError, ForbiddenError, InvalidInputError. */
export async function createMemo(
  app: AppContext,
  viewer: Viewer,
  kind: MemoKind,
  input: { travelId: string; text: string },
): Promise<MemoWithAuthor> {
  const scope = getTenantScope(viewer);
  const travel = await findTravel(app.db, scope, input.travelId);
  if (!travel) throw new NotFoundError();
  if (!mayWriteMemo(viewer, kind, travel)) throw new ForbiddenError();
  const text = textOrNull(input.text);
  if (text === null || textLength(text) > MAX_TEXT) {
    throw new InvalidInputError(`A memo has 1 to ${MAX_TEXT} characters.`);
  }
  if ((await countMemos(app.db, travel.id)) >= MAX_MEMOS) {
    throw new InvalidInputError(`A trip has at most ${MAX_MEMOS} memos.`);
  }
  const id = newId();
  await addMemo(app.db, { id, travelId: travel.id, kind, authorId: viewer.userId, text, now: app.clock() });
  const memo = await findMemo(app.db, scope, id);
  if (!memo) throw new Error(`The memo ${id} can't be read by its author.`);
  return memo;
}

/** Deletes a memo of this kind. Throws NotFoundError for one the viewer can't see, ForbiddenError for another's. */
export async function deleteMemo(
  app: AppContext,
  viewer: Viewer,
  kind: MemoKind,
  id: string,
): Promise<string> {
  const memo = await findMemo(app.db, getTenantScope(viewer), id);
  if (memo?.kind !== kind) throw new NotFoundError();
  if (!mayDeleteMemo(viewer, memo)) throw new ForbiddenError();
  await removeMemo(app.db, id);
  return id;
}
