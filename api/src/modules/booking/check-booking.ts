import type { AppContext } from '../../context.ts';
import type { BookErrorCode, BookExpediaHotelInput } from '../../graphql/__generated__/schema-types.ts';
import { findBranchCard } from '../card/card-store.ts';
import { getPaymentMethod } from '../organization/organization-service.ts';
import { mayCancel } from '../travel/travel-access.ts';
import { findTravel } from '../travel/travel-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { countBranchMembers, findPayer } from './booking-rules-store.ts';
import type { BookFailure, BookingRequest, PaymentMeans } from './booking-types.ts';
import { previousProblem } from './previous-travel.ts';
import type { PriceCheckRow } from './tables.ts';
import { validateBooking } from '../travel/validate-guests.ts';

export type CheckedBooking =
  | { kind: 'valid'; request: BookingRequest; means: PaymentMeans }
  | { kind: 'invalid'; failure: BookFailure };

/** Everything that can be said about a booking before anything is written or anyone outside is asked. */
export async function checkBooking(
  app: AppContext,
  viewer: Viewer,
  check: PriceCheckRow,
  input: BookExpediaHotelInput,
  attemptId?: string,
): Promise<CheckedBooking> {
  const invalid = (failure: BookFailure): CheckedBooking => ({ kind: 'invalid', failure });
  const rule = { roomCount: check.stay.occupancies.length, unicodeAllowed: check.unicode_allowed };
  const validated = validateBooking(input, rule);
  if (validated.kind === 'invalid') return validated;
  const { request } = validated;
  if (request.previousTravelId !== null && request.previousTravelId !== check.previous_travel_id) {
    return invalid({ errorCode: 'FORBIDDEN' });
  }
  const previous = await checkPrevious(app, viewer, check, input, attemptId);
  if (previous !== null) return invalid({ errorCode: previous });
  const guests = [...new Set(request.guests.flatMap(({ employeeId }) => employeeId ?? []))];
  if ((await countBranchMembers(app.db, check.branch_id, guests)) < guests.length) {
    return invalid({ errorCode: 'FORBIDDEN' });
  }
  return checkPayment(app, check, input, request);
}

/** A date change: the previous trip is the viewer's to give up, and costs no more than agreed. */
async function checkPrevious(
  app: AppContext,
  viewer: Viewer,
  check: PriceCheckRow,
  input: BookExpediaHotelInput,
  attemptId: string | undefined,
): Promise<BookErrorCode | null> {
  const id = check.previous_travel_id;
  if (id === null) return null;
  const travel = await findTravel(app.db, { kind: 'branch', branchId: check.branch_id }, id);
  if (!travel || !mayCancel(viewer, travel)) return 'FORBIDDEN';
  const accepted = input.acceptedPreviousPenaltyPrice ?? null;
  return previousProblem(app, id, { accepted, ...(attemptId === undefined ? {} : { attemptId }) });
}

async function checkPayment(
  app: AppContext,
  check: PriceCheckRow,
  input: BookExpediaHotelInput,
  request: BookingRequest,
): Promise<CheckedBooking> {
  const invalid = (failure: BookFailure): CheckedBooking => ({ kind: 'invalid', failure });
  const { branch, agency } = await findPayer(app.db, check.branch_id);
  if (branch.status !== 'ACTIVE') return invalid({ errorCode: 'BRANCH_SUSPENDED' });
  // The agency that would sell the transport may have left since the preparation.
  if (check.is_package && agency === null) return invalid({ errorCode: 'FORBIDDEN' });
  const allowed = getPaymentMethod(branch, agency);
  if (allowed !== 'CREDIT_CARD_AND_INVOICE' && allowed !== `${input.paymentType}_ONLY`) {
    return invalid({ errorCode: 'PAYMENT_METHOD_NOT_ALLOWED' });
  }
  if (input.paymentType === 'INVOICE') return { kind: 'valid', request, means: { type: 'INVOICE' } };
  const card = input.creditCardId ? await findBranchCard(app.db, branch.id, input.creditCardId) : null;
  if (!card) return invalid({ errorCode: 'CARD_NOT_FOUND' });
  return { kind: 'valid', request, means: { type: 'CREDIT_CARD', creditCardId: card.id } };
}
