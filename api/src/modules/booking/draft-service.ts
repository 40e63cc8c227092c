import type { AppContext } from '../../context.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type { SaveBookingDraftInput } from '../../graphql/__generated__/schema-types.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { moveBookingCards } from '../card/booking-card-store.ts';
import { findAttemptOfPriceCheck } from './attempt-store.ts';
import type { BookingDraft } from './booking-types.ts';
import { findDraft, putDraft } from './draft-store.ts';
import { findPriceCheck } from './price-check-store.ts';
import { defaultDraft } from './default-draft.ts';
import type { BookingDraftRow, PriceCheckRow } from './tables.ts';

/** Far above what a booking takes, so that only a broken client meets it: people are informed by the form. */
const MAX_TEXT = 2_000;

export interface BookingDraftModel extends BookingDraft {
  id: string;
  revision: number;
}

/** What the viewer has typed for the preparation. */
export function readSavedDraft(
  app: AppContext,
  viewer: Viewer,
  check: PriceCheckRow,
): Promise<BookingDraftRow | null> {
  return findDraft(app.db, { priceCheckId: check.id, userId: viewer.userId, branchId: check.branch_id });
}

/** The viewer's draft, or the form as it begins: with what is known of the viewer. Null once it is booked. */
export async function readDraft(
  context: RequestContext,
  viewer: Viewer,
  check: PriceCheckRow,
): Promise<BookingDraftModel | null> {
  const id = `${check.id}-${viewer.userId}`;
  const row = await readSavedDraft(context.app, viewer, check);
  // Drafts of earlier releases have no memo.
  if (row) return { ...row.draft, memo: row.draft.memo ?? '', id, revision: row.revision };
  const attempt = await findAttemptOfPriceCheck(context.app.db, check.branch_id, check.id);
  return attempt?.state === 'CONFIRMED'
    ? null
    : { ...(await defaultDraft(context, viewer, check)), id, revision: 0 };
}

/**
 * Keeps what the viewer has typed, checked in shape only. Null for a preparation that is not the viewer's branch's;
 * once it is booked nothing is kept any more.
 */
export async function saveDraft(
  app: AppContext,
  viewer: Viewer,
  input: SaveBookingDraftInput,
): Promise<PriceCheckRow | null> {
  const { branchId, userId } = viewer;
  const check = branchId === null ? null : await findPriceCheck(app.db, branchId, input.priceCheckId);
  if (branchId === null || !check) return null;
  const owner = { priceCheckId: check.id, userId, branchId };
  // Pages of an earlier release have no field for it, and leave what another tab wrote.
  const memo = input.memo ?? (await findDraft(app.db, owner))?.draft.memo ?? '';
  const draft = toDraft(input, memo);
  assertShape(draft, check.stay.occupancies.length);
  const attempt = await findAttemptOfPriceCheck(app.db, branchId, check.id);
  if (attempt?.state !== 'CONFIRMED') {
    await putDraft(app.db, owner, draft, app.clock());
  }
  return check;
}

/** Lets a new preparation continue with what was typed for an earlier one; another's draft is as if it did not exist. */
export async function takeOverDraft(
  app: AppContext,
  viewer: Viewer,
  check: PriceCheckRow,
  previousPriceCheckId: string,
): Promise<void> {
  const owner = { userId: viewer.userId, branchId: check.branch_id };
  const previous = await findDraft(app.db, { ...owner, priceCheckId: previousPriceCheckId });
  if (previous?.draft.guests.length !== check.stay.occupancies.length) return;
  await putDraft(app.db, { ...owner, priceCheckId: check.id }, previous.draft, app.clock());
  await moveBookingCards(app.db, { ...owner, priceCheckId: previousPriceCheckId }, check.id);
}

function toDraft(input: SaveBookingDraftInput, memo: string): BookingDraft {
  const { email, phone, companyIdByEmployee, departmentIdByEmployee } = input;
  return {
    email,
    phone,
    companyIdByEmployee,
    departmentIdByEmployee,
    memo,
    guests: input.guests.map((guest) => ({ ...guest, employeeId: guest.employeeId ?? null })),
    paymentType: input.paymentType ?? null,
    creditCardId: input.creditCardId ?? null,
  };
}

function assertShape(draft: BookingDraft, rooms: number): void {
  if (draft.guests.length !== rooms) throw new InvalidInputError('guests must be one per room.');
  const texts = [
    draft.email,
    draft.phone.countryCode,
    draft.phone.number,
    draft.companyIdByEmployee,
    draft.departmentIdByEmployee,
    draft.memo,
    draft.creditCardId ?? '',
    ...draft.guests.flatMap((guest) => [
      guest.familyName,
      guest.givenName,
      guest.specialRequest,
      guest.employeeId ?? '',
    ]),
  ];
  if (texts.some((text) => text.length > MAX_TEXT || text.includes('\0'))) {
    throw new InvalidInputError(`A text must be at most ${MAX_TEXT} characters, without NUL.`);
  }
}
