import type { Transaction } from 'kysely';
import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Database } from '../../db/schema.ts';
import { insertAttempt } from '../booking/attempt-store.ts';
import { reserveCredit } from '../payment/credit-store.ts';
import { BOOKING_QUEUE } from '../payment/booking-queue.ts';
import { checkPayer, type WantedPayment } from '../payment/payer.ts';
import type { Seller } from '../organization/seller.ts';
import type { BranchRow, UserRow } from '../organization/tables.ts';
import type { ExternalBooking } from './external-booking.ts';
import type { EntryPlace } from './external-place.ts';
import { externalTravelRows } from './external-travel-rows.ts';
import { addHistory } from '../travel/history-store.ts';
import { addMail } from '../travel/mail-store.ts';
import { writeBilledTax } from './write-billed-tax.ts';
import { insertTravel } from '../travel/travel-write-store.ts';

export interface ExternalEntry {
  key: string;
  hash: string;
  operatorId: string;
  booking: ExternalBooking;
  branch: BranchRow;
  employee: UserRow;
  place: EntryPlace;
  seller: Seller;
  customer: { ip: string; sessionId: string };
}

/** Trips from elsewhere are billed. */
export const enteredPayment: WantedPayment = { type: 'INVOICE', isPackage: false };

/** Rolls the transaction back: nothing of the entry stays. */
export class CreditLimitError extends Error {
  override name = 'CreditLimitError';
}

/**
 * Writes an entered trip with its attempt, its credit, its history and its mail, in one transaction.
 * False: the branch has an attempt with this key. Throws CreditLimitError and PayerRefusedError.
 */
export async function recordExternal(
  app: AppContext,
  tx: Transaction<Database>,
  entry: ExternalEntry,
): Promise<boolean> {
  const now = app.clock();
  const { booking, branch, employee, operatorId: userId } = entry;
  const attempt = await insertAttempt(tx, { ...toAttempt(entry, now), price_check_id: null });
  if (!attempt) return false;
  const amount = booking.paymentPrice;
  await checkPayer(tx, branch.id, enteredPayment);
  const credit = { branchId: branch.id, attemptId: attempt.id, amount, now };
  if (!(await reserveCredit(tx, credit))) throw new CreditLimitError();
  await tx
    .insertInto('payments')
    .values({
      attempt_id: attempt.id,
      branch_id: branch.id,
      type: 'INVOICE',
      state: 'CAPTURED',
      held: amount,
      captured: amount,
      created_at: now,
      updated_at: now,
    })
    .execute();
  const { place, seller } = entry;
  const source = { attempt, booking, branch, employee, place, seller, now };
  const rows = externalTravelRows(source, app.config.publicKeySecret);
  const travelId = rows.travel.id;
  await insertTravel(tx, rows);
  await tx
    .updateTable('booking_attempts')
    .set({ travel_id: travelId })
    .where('id', '=', attempt.id)
    .execute();
  const common = { travelId, by: 'OPERATOR', userId, now } as const;
  await addHistory(tx, { ...common, type: 'HOTEL_CREATED' });
  for (const { id: roomId } of rows.rooms) await addHistory(tx, { ...common, type: 'ROOM_CREATED', roomId });
  await addHistory(tx, { ...common, type: 'TRAVEL_BOOKED' });
  if (booking.billedTax) await writeBilledTax(tx, travelId, booking.billedTax, { userId, now });
  await addMail(tx, { travelId, kind: 'BOOKED', roomIds: [], now });
  await app.jobs.enqueueInTx(tx, BOOKING_QUEUE, { id: attempt.id });
  return true;
}

function toAttempt(
  entry: ExternalEntry,
  now: Date,
): Omit<Parameters<typeof insertAttempt>[1], 'price_check_id'> {
  const { booking, branch, employee, customer } = entry;
  return {
    id: newId(),
    kind: 'EXTERNAL',
    branch_id: branch.id,
    user_id: entry.operatorId,
    idempotency_key: entry.key,
    request_hash: entry.hash,
    request: {
      guests: booking.guests,
      email: employee.email,
      phone: { countryCode: '81', areaCode: null, number: branch.phone ?? '' },
      companyIdByEmployee: branch.company_id_by_employee,
      departmentIdByEmployee: branch.department_id_by_employee,
      memo: null,
      previousTravelId: null,
    },
    means: { type: 'INVOICE' },
    state: 'CONFIRMED',
    payment_price: booking.paymentPrice,
    supplier_reference: newId(),
    failure: null,
    customer_ip: customer.ip,
    customer_session: customer.sessionId,
    customer_user_agent: null,
    created_at: now,
    updated_at: now,
  };
}
