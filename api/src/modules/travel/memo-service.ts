import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { ForbiddenError, InvalidInputError, NotFoundError } from '../../errors.ts';
import { tenantScopeOf } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { mayDeleteMemo } from './memo-rules.ts';
import { addMemo, findMemo, type MemoWithAuthor, removeMemo } from './memo-store.ts';
import { findTravel } from './travel-store.ts';

const MAX_TEXT = 1000;

/** Adds a company's memo to a trip of the viewer's branch. Throws NotFoundError, ForbiddenError, InvalidInputError. */
export async function createCompanyMemo(
  app: AppContext,
  viewer: Viewer,
  input: { travelId: string; text: string },
): Promise<MemoWithAuthor> {
  const travel = await findTravel(app.db, tenantScopeOf(viewer), input.travelId);
  if (!travel) throw new NotFoundError();
  if (viewer.branchId !== travel.branch_id) throw new ForbiddenError();
  const text = input.text.replaceAll('\r\n', '\n').trim();
  if (text === '' || text.length > MAX_TEXT) {
    throw new InvalidInputError(`A memo has 1 to ${MAX_TEXT} characters.`);
  }
  const now = app.clock();
  const id = newId();
  await addMemo(app.db, { id, travelId: travel.id, kind: 'COMPANY', authorId: viewer.userId, text, now });
  return {
    id,
    travel_id: travel.id,
    kind: 'COMPANY',
    author_id: viewer.userId,
    author_name: viewer.name,
    text,
    created_at: now,
  };
}

/** Deletes a company memo. Throws NotFoundError for one that the viewer can't see, ForbiddenError for another's. */
export async function deleteCompanyMemo(app: AppContext, viewer: Viewer, id: string): Promise<string> {
  const memo = await findMemo(app.db, id);
  const travel = memo ? await findTravel(app.db, tenantScopeOf(viewer), memo.travel_id) : null;
  if (!memo || !travel || memo.kind !== 'COMPANY') throw new NotFoundError();
  if (!mayDeleteMemo(viewer, memo)) throw new ForbiddenError();
  await removeMemo(app.db, id);
  return id;
}
