import type { AppContext } from '../../context.ts';
import type { BookErrorCode, BookExpediaHotelInput } from '../../graphql/__generated__/schema-types.ts';
import { mayCancel } from '../travel/travel-access.ts';
import { findTravel } from '../travel/travel-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findPayer, findPayerProblem } from '../payment/payer.ts';
import { findPayingCard } from '../payment/paying-card-store.ts';
import { countBranchMembers } from './booking-rules-store.ts';
import type { BookFailure, BookingRequest, PaymentMeans } from './booking-types.ts';
import { previousProblem } from './previous-travel.ts';
import type { PriceCheckRow } from './tables.ts';
import { validateBooking } from '../travel/validate-guests.ts';

export type CheckedPayment =
  | { kind: 'valid'; means: PaymentMeans }
  | { kind: 'invalid'; failure: BookFailure };

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
  const payment = await checkPayment(app, check, input, viewer.userId);
  return payment.kind === 'valid' ? { ...payment, request } : payment;
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

/** Whether the user's branch may pay by the means of a request now; asked again where the money moves (`checkPayer`). */
export async function checkPayment(
  app: AppContext,
  check: PriceCheckRow,
  input: Pick<BookExpediaHotelInput, 'paymentType' | 'creditCardId'>,
  userId: string,
): Promise<CheckedPayment> {
  const invalid = (errorCode: BookErrorCode): CheckedPayment => ({ kind: 'invalid', failure: { errorCode } });
  const payer = await findPayer(app.db, check.branch_id);
  const problem = findPayerProblem(payer, { type: input.paymentType, isPackage: check.is_package });
  if (problem !== null) return invalid(problem);
  if (input.paymentType === 'INVOICE') return { kind: 'valid', means: { type: 'INVOICE' } };
  const { creditCardId } = input;
  const booking = { branch_id: payer.branch.id, user_id: userId, price_check_id: check.id };
  const card = creditCardId ? await findPayingCard(app.db, booking, creditCardId) : null;
  if (!creditCardId || !card) return invalid('CARD_NOT_FOUND');
  return { kind: 'valid', means: { type: 'CREDIT_CARD', creditCardId } };
}
