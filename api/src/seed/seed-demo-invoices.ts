import type { AppContext } from '../context.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { closeMonths } from '../modules/invoice/close-months.ts';
import { updateInvoiceStatus } from '../modules/invoice/invoice-service.ts';
import { findInvoicePage } from '../modules/invoice/invoice-store.ts';
import { currentMonth, toMonth } from '../modules/invoice/period.ts';
import { findBranches, findUsers } from '../modules/organization/organization-store.ts';
import { readSeller } from '../modules/organization/seller.ts';
import { addDays } from '../modules/rate/calendar.ts';
import { insertGround } from '../modules/tax-ground/ground-store.ts';
import { recordExternal } from '../modules/external-booking/record-external.ts';
import { getPermissions, type Viewer } from '../modules/viewer/viewer.ts';
import {
  demoGrounds,
  demoInvoiceBranchId,
  demoInvoiceEmployeeId,
  demoOperatorId,
  demoPlaces,
  demoTrips,
} from './demo-trips.ts';

const BOOKED_DAYS_BEFORE = 12;
const key = (index: number) => `demo-past-trip-${index + 1}`;

/**
 * Past trips of one branch and the invoices that their months came to, entered and closed by the product's own code
 * on a clock of those days. Only on a branch that has never booked: it would rewrite the history of any other.
 */
export async function seedDemoInvoices(app: AppContext): Promise<void> {
  const known = await app.db
    .selectFrom('booking_attempts')
    .select('id')
    .where('branch_id', '=', demoInvoiceBranchId)
    .limit(1)
    .executeTakeFirst();
  const [branch] = await findBranches(app.db, [demoInvoiceBranchId]);
  const [employee] = await findUsers(app.db, [demoInvoiceEmployeeId]);
  if (known || !branch || !employee) return;
  const seller = await readSeller(app, branch.agency_id);
  const months = monthsBefore(app.clock(), 3);
  await app.db.transaction().execute(async (tx) => {
    for (const [index, trip] of demoTrips.entries()) {
      const checkin = addDays(months[trip.monthsAgo] ?? '', trip.day - 1);
      const [familyName, givenName] = trip.guest;
      const guest = { familyName, givenName, specialRequest: null, smoking: false, employeeId: null };
      const stay = {
        checkin,
        checkout: addDays(checkin, trip.nights),
        occupancies: [{ adults: 1, childAges: [] }],
      };
      const place = 'abroad' in trip ? demoPlaces.abroad : demoPlaces.japan;
      await recordExternal(at(app, addDays(checkin, -BOOKED_DAYS_BEFORE)), tx, {
        key: key(index),
        hash: key(index),
        operatorId: demoOperatorId,
        booking: {
          supplierName: '旅館手配センター',
          confirmationId: `RC-10${index + 1}`,
          hotelName: trip.hotel,
          city: trip.city,
          countryCode: place.countryCode,
          timeZone: place.timeZone,
          stay: { ...stay, currency: 'JPY', countryCode: 'JP', language: 'ja-JP' },
          guests: [guest],
          paymentPrice: trip.price,
          penalties: [],
        },
        branch,
        employee,
        place,
        seller,
        customer: { ip: '127.0.0.1', sessionId: 'demo' },
      });
    }
    await recordDemoGrounds(tx, months.at(-1) ?? '');
    // Nobody waits for a mail about a trip that is long over.
    await tx
      .deleteFrom('travel_mails')
      .where('travel_id', 'in', (eb) =>
        eb.selectFrom('travels').select('id').where('branch_id', '=', demoInvoiceBranchId),
      )
      .execute();
  });
  for (const monthsAgo of [2, 1, 0]) await closeMonths(at(app, months[monthsAgo] ?? ''));
  await payAllButTheLast(app, months);
}

/** What operators found out of the hotels before the first month was closed. */
async function recordDemoGrounds(tx: Db, day: string): Promise<void> {
  for (const { hotel, basis, number } of demoGrounds) {
    const { property_id } = await tx
      .selectFrom('travels')
      .select('property_id')
      .where('branch_id', '=', demoInvoiceBranchId)
      .where('hotel_name', '=', hotel)
      .executeTakeFirstOrThrow();
    await insertGround(tx, {
      id: newId(),
      property_id,
      hotel_name: hotel,
      basis,
      registration_number: number,
      checked_on: number && day,
      consent_on: basis === 'PROXY' ? day : null,
      recorded_by: demoOperatorId,
      created_at: new Date(`${day}T09:00:00+09:00`),
    });
  }
}

async function payAllButTheLast(app: AppContext, months: readonly string[]): Promise<void> {
  const page = { first: 10, after: null };
  const [, ...older] = await findInvoicePage(
    app.db,
    { kind: 'branch', branchId: demoInvoiceBranchId },
    null,
    page,
  );
  for (const [index, invoice] of older.entries()) {
    const paidOn = addDays(months[index + 1] ?? '', 24);
    await updateInvoiceStatus(at(app, paidOn), operator, { invoiceId: invoice.id, status: 'PAID' });
  }
}

/** The first days of this month and of those before it, newest first. */
function monthsBefore(now: Date, count: number): string[] {
  const days = [currentMonth(now).startDate];
  while (days.length <= count) days.push(toMonth(addDays(days.at(-1) ?? '', -1)).startDate);
  return days;
}

/** The application as it was on a morning in the past; nothing is woken up for it. */
function at(app: AppContext, day: string): AppContext {
  const instant = new Date(`${day}T09:00:00+09:00`);
  return { ...app, clock: () => instant, jobs: { ...app.jobs, enqueueInTx: async () => {} } };
}

const operator: Viewer = {
  userId: demoOperatorId,
  firebaseUid: demoOperatorId,
  name: '',
  email: '',
  role: 'OPERATOR',
  status: 'ACTIVE',
  companyId: null,
  branchId: null,
  branch: null,
  agencyId: null,
  permissions: getPermissions('OPERATOR'),
};
