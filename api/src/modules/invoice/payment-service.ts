import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/new-id.ts';
import type {
  InvoiceErrorCode,
  RecordInvoicePaymentInput,
  RemoveInvoicePaymentInput,
} from '../../graphql/__generated__/schema-types.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import { enterPayment, removePaymentEntry } from '../payment/credit-store.ts';
import { dayInZone, isCalendarDay } from '../rate/calendar.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { findInvoice, lockInvoice, setInvoiceStatus } from './invoice-store.ts';
import {
  activePayments,
  findPaymentByKey,
  findPayments,
  insertPayment,
  markPaymentRemoved,
  sumPayments,
} from './payment-store.ts';
import type { InvoiceRow } from './tables.ts';

/** Why an operator's word on an invoice was not taken. Ends the transaction in which it is thrown. */
export class InvoiceRefusal extends Error {
  readonly code: InvoiceErrorCode;

  constructor(code: InvoiceErrorCode) {
    super(`The change of the invoice was refused: ${code}`);
    this.code = code;
  }
}

const keyFormat = /^[\w-]{16,100}$/;

/**
 * Records money that came in for an invoice, the whole sum or a part: the branch gets as much credit back, and an invoice
 * of which nothing is left to pay is PAID. The same key again changes nothing. Throws {@link InvoiceRefusal}.
 */
export async function recordPayment(
  app: AppContext,
  viewer: Viewer,
  { invoiceId, paidOn, price, idempotencyKey: key }: RecordInvoicePaymentInput,
): Promise<InvoiceRow> {
  if (!keyFormat.test(key)) {
    throw new InvalidInputError('idempotencyKey must be 16 to 100 letters, digits, - or _.');
  }
  const now = app.clock();
  await requireInvoice(app.db, viewer, invoiceId);
  return app.db.transaction().execute(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const known = await findPaymentByKey(tx, key);
    if (known) {
      const isSame = known.invoice_id === invoiceId && known.paid_on === paidOn && known.amount === price;
      if (!isSame) throw new InvalidInputError('idempotencyKey was used for another payment.');
      return invoice;
    }
    return enter(tx, invoice, { paidOn, price, key, userId: viewer.userId, now });
  });
}

/** Records all that is left to pay as having come in today. Throws {@link InvoiceRefusal}. */
export async function recordRest(app: AppContext, viewer: Viewer, invoiceId: string): Promise<InvoiceRow> {
  const now = app.clock();
  await requireInvoice(app.db, viewer, invoiceId);
  return app.db.transaction().execute(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const price = invoice.total_price - sumPayments(await findPayments(tx, [invoiceId]));
    const paidOn = dayInZone(now, 'Asia/Tokyo');
    return enter(tx, invoice, { paidOn, price, key: newId(), userId: viewer.userId, now });
  });
}

/**
 * Removes a payment that was recorded wrongly: its credit is taken back, and the invoice is open again. Throws
 * {@link InvoiceRefusal}, also when the branch has used the credit already.
 */
export async function removePayment(
  app: AppContext,
  viewer: Viewer,
  { invoiceId, paymentId }: RemoveInvoicePaymentInput,
): Promise<InvoiceRow> {
  const now = app.clock();
  const { userId } = viewer;
  await requireInvoice(app.db, viewer, invoiceId);
  return app.db.transaction().execute(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const payments = activePayments(await findPayments(tx, [invoiceId]));
    const payment = payments.find(({ id }) => id === paymentId);
    if (!payment) throw new InvoiceRefusal('PAYMENT_REMOVED');
    await markPaymentRemoved(tx, paymentId, { userId, now });
    const move = { branchId: invoice.branch_id, paymentId, amount: payment.amount, now };
    if (!(await removePaymentEntry(tx, move))) throw new InvoiceRefusal('CREDIT_USED');
    const isLate = invoice.due_date < dayInZone(now, 'Asia/Tokyo');
    const state = { status: isLate ? 'OVERDUE' : 'ISSUED', paid_at: null, voided_at: null } as const;
    return setInvoiceStatus(tx, invoiceId, state, { userId, now });
  });
}

/** Voids an open invoice of which nothing was paid: what it billed comes with the next closing. Throws {@link InvoiceRefusal}. */
export async function voidInvoice(app: AppContext, viewer: Viewer, invoiceId: string): Promise<InvoiceRow> {
  const now = app.clock();
  await requireInvoice(app.db, viewer, invoiceId);
  return app.db.transaction().execute(async (tx) => {
    requireOpen(await lockInvoice(tx, invoiceId));
    if (sumPayments(await findPayments(tx, [invoiceId])) > 0)
      throw new InvoiceRefusal('INVOICE_HAS_PAYMENTS');
    const state = { status: 'VOID', paid_at: null, voided_at: now } as const;
    return setInvoiceStatus(tx, invoiceId, state, { userId: viewer.userId, now });
  });
}

async function enter(
  tx: Db,
  invoice: InvoiceRow,
  payment: { paidOn: string; price: number; key: string; userId: string; now: Date },
): Promise<InvoiceRow> {
  requireOpen(invoice);
  const { paidOn, price, key, userId, now } = payment;
  const today = dayInZone(now, 'Asia/Tokyo');
  const issuedOn = dayInZone(invoice.issued_at, 'Asia/Tokyo');
  if (!isCalendarDay(paidOn) || paidOn > today || paidOn < issuedOn) {
    throw new InvoiceRefusal('PAYMENT_DAY_NOT_ALLOWED');
  }
  const earlier = activePayments(await findPayments(tx, [invoice.id]));
  const open = invoice.total_price - sumPayments(earlier);
  if (!Number.isSafeInteger(price) || price < 1 || price > open) {
    throw new InvoiceRefusal('PAYMENT_PRICE_NOT_ALLOWED');
  }
  const id = newId();
  const row = {
    id,
    invoice_id: invoice.id,
    idempotency_key: key,
    paid_on: paidOn,
    amount: price,
    recorded_by: userId,
    recorded_at: now,
  };
  if (!(await insertPayment(tx, row))) {
    throw new InvalidInputError('idempotencyKey was used for another payment.');
  }
  await enterPayment(tx, { branchId: invoice.branch_id, paymentId: id, amount: price, now });
  const last = [...earlier.map(({ paid_on }) => paid_on), paidOn].sort().at(-1);
  const isPaid = price === open;
  const state = {
    status: isPaid ? ('PAID' as const) : invoice.status,
    paid_at: isPaid ? new Date(`${last}T00:00:00+09:00`) : null,
    voided_at: null,
  };
  return setInvoiceStatus(tx, invoice.id, state, { userId, now });
}

async function requireInvoice(db: Db, viewer: Viewer, invoiceId: string): Promise<void> {
  const isOperator = viewer.permissions.has('OPERATOR_DESK');
  if (!isOperator || !(await findInvoice(db, getTenantScope(viewer), invoiceId))) {
    throw new InvoiceRefusal('INVOICE_NOT_FOUND');
  }
}

function requireOpen({ status }: InvoiceRow): void {
  if (status !== 'ISSUED' && status !== 'OVERDUE') throw new InvoiceRefusal('STATUS_NOT_ALLOWED');
}
