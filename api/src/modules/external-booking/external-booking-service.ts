import type { AppContext } from '../../context.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import type {
  BookViaExternalSupplierInput,
  ExternalBookingErrorCode,
} from '../../graphql/__generated__/schema-types.ts';
import { countBranchMembers } from '../booking/booking-rules-store.ts';
import { findBranches } from '../organization/organization-store.ts';
import { isOwnNumber } from '../tax-ground/check-billed-tax.ts';
import { readSeller, toSeller } from '../organization/seller.ts';
import { findPayer, findPayerProblem, type PayerProblem, PayerRefusedError } from '../payment/payer.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { checkExternal, type ExternalProblem } from './external-booking.ts';
import { findEntryPlace } from './external-place.ts';
import { findBranchMember, findExternalAttempt } from './external-booking-store.ts';
import { CreditLimitError, enteredPayment, type ExternalEntry, recordExternal } from './record-external.ts';
import type { TravelRow } from '../travel/tables.ts';
import { findTravel } from '../travel/travel-store.ts';

export type ExternalBookingResult =
  | { kind: 'booked'; travel: TravelRow }
  | ({ kind: 'failed'; errorCode: ExternalBookingErrorCode; timeZones?: string[] } & ExternalProblem);

type Customer = { ip: string; sessionId: string };
const failed = (errorCode: ExternalBookingErrorCode): ExternalBookingResult => ({
  kind: 'failed',
  errorCode,
});

/**
 * Records a trip that an operator arranged with another supplier, paid from the branch's invoice credit. Sent again
 * under its key it gives the same trip; another entry under that key, or the same confirmation of the same supplier,
 * is ALREADY_RECORDED.
 */
export async function bookViaExternalSupplier(
  app: AppContext,
  viewer: Viewer,
  customer: Customer,
  input: BookViaExternalSupplierInput,
): Promise<ExternalBookingResult> {
  const checked = checkExternal(input, app.clock());
  const known =
    checked.kind === 'valid' && (await getRepeatedAnswer(app, viewer, input.idempotencyKey, checked.hash));
  if (known) return known;
  const people = await findPeople(app, input);
  if (typeof people === 'string') return failed(people);
  if (checked.kind === 'invalid') {
    return { ...checked, kind: 'failed' };
  }
  const problem = findPayerProblem(await findPayer(app.db, people.branch.id), enteredPayment);
  if (problem !== null) return failed(toErrorCode(problem));
  const place = await findEntryPlace(app.db, checked.booking);
  if (place.kind === 'failed') return place;
  const seller = await readSeller(app, people.branch.agency_id);
  const { billedTax } = checked.booking;
  if (billedTax && isOwnNumber(billedTax, [seller, toSeller(app.config, null)])) {
    return failed('OWN_BILL_NUMBER');
  }
  const entry: ExternalEntry = {
    ...people,
    key: input.idempotencyKey,
    hash: checked.hash,
    operatorId: viewer.userId,
    booking: checked.booking,
    place: place.place,
    seller,
    customer,
  };
  try {
    await app.db.transaction().execute((tx) => recordExternal(app, tx, entry));
  } catch (error) {
    if (error instanceof CreditLimitError) return failed('CREDIT_LIMIT_EXCEEDED');
    if (error instanceof PayerRefusedError) return failed(toErrorCode(error.problem));
    if (isUniqueViolation(error, 'travels_external')) return failed('ALREADY_RECORDED');
    throw error;
  }
  return (await getRepeatedAnswer(app, viewer, entry.key, entry.hash)) ?? failed('ALREADY_RECORDED');
}

/** The trip that the key stands for already; null when it is new. */
async function getRepeatedAnswer(
  app: AppContext,
  viewer: Viewer,
  key: string,
  hash: string,
): Promise<ExternalBookingResult | null> {
  const attempt = await findExternalAttempt(app.db, key);
  if (!attempt) return null;
  if (attempt.request_hash !== hash || attempt.travel_id === null) return failed('ALREADY_RECORDED');
  const travel = await findTravel(app.db, getTenantScope(viewer), attempt.travel_id);
  return travel ? { kind: 'booked', travel } : failed('ALREADY_RECORDED');
}

/** Who pays and who travels; what does not exist is reported before anything else. */
async function findPeople(
  app: AppContext,
  input: BookViaExternalSupplierInput,
): Promise<Pick<ExternalEntry, 'branch' | 'employee'> | ExternalBookingErrorCode> {
  const [branch] = await findBranches(app.db, [input.branchId]);
  if (!branch) return 'BRANCH_NOT_FOUND';
  const employee = await findBranchMember(app.db, branch.id, input.employeeId);
  const guests = [...new Set(input.guests.flatMap(({ employeeId }) => employeeId ?? []))];
  if (!employee || (await countBranchMembers(app.db, branch.id, guests)) < guests.length) {
    return 'EMPLOYEE_NOT_FOUND';
  }
  return { branch, employee };
}

/** No package is recorded, so that no agency is ever missing. */
function toErrorCode(problem: PayerProblem): ExternalBookingErrorCode {
  return problem === 'FORBIDDEN' ? 'PAYMENT_METHOD_NOT_ALLOWED' : problem;
}
