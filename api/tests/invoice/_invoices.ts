import { randomUUID } from 'node:crypto';
import { storedHotel } from '../../src/adapters/supplier/stored/stored-hotel.ts';
import { jsonb } from '../../src/db/jsonb.ts';
import { reserveCredit, returnCredit } from '../../src/modules/payment/credit-store.ts';
import type { TestClient } from '../_client.ts';
import type { TestApi } from '../_testkit.ts';

export interface InvoiceAnswer {
  id: string;
  invoiceNumber: string;
  status: string;
  startDate: string;
  endDate: string;
  dueDate: string;
  totalPrice: number;
  issuerName: string;
  issuedAt: string | null;
  paidAt: string | null;
  companyBranch: { branchName: string };
  lines: {
    kind: string;
    travelNumber: string;
    guestName: string;
    checkout: string;
    price: number;
    taxRatePercent: number | null;
  }[];
  taxTotals: { taxRatePercent: number | null; price: number; taxPrice: number }[];
}
export interface InvoicePage {
  nodes: InvoiceAnswer[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

export async function listInvoices(client: TestClient, variables: object = {}): Promise<InvoicePage> {
  const response = await client.query<{ invoices: InvoicePage }>(
    `query ($branchId: ID, $first: Int, $after: String) {
      invoices(branchId: $branchId, first: $first, after: $after) {
        totalCount pageInfo { hasNextPage endCursor }
        nodes {
          id invoiceNumber status startDate endDate dueDate totalPrice issuerName issuedAt paidAt companyBranch { branchName }
          lines { kind travelNumber guestName checkout price taxRatePercent }
          taxTotals { taxRatePercent price taxPrice }
        }
      }
    }`,
    variables,
  );
  return response.expectNoErrors().invoices;
}

export async function updateStatus(
  client: TestClient,
  invoiceId: string,
  status: string,
): Promise<{ __typename: string; errorCode?: string; invoice?: { status: string; paidAt: string | null } }> {
  const response = await client.query<{
    updateInvoiceStatus: {
      __typename: string;
      errorCode?: string;
      invoice?: { status: string; paidAt: string | null };
    };
  }>(
    `mutation ($input: UpdateInvoiceStatusInput!) {
      updateInvoiceStatus(input: $input) {
        __typename
        ... on UpdateInvoiceStatusSuccess { invoice { status paidAt } }
        ... on UpdateInvoiceStatusError { errorCode }
      }
    }`,
    { input: { invoiceId, status } },
  );
  return response.expectNoErrors().updateInvoiceStatus;
}

export interface CopiedTrip {
  travelId: string;
  roomId: string;
  attemptId: string;
  price: number;
}

/** Another trip of the same branch, as if booked by invoice at `now`: rows and credit as booking writes them. */
export async function copyTrip(
  api: TestApi,
  original: string,
  change: { checkin: string; checkout: string; price: number; now: Date; country?: string },
): Promise<CopiedTrip> {
  const { db } = api.app;
  const travel = await db
    .selectFrom('travels')
    .selectAll()
    .where('id', '=', original)
    .executeTakeFirstOrThrow();
  const room = await db
    .selectFrom('travel_rooms')
    .selectAll()
    .where('travel_id', '=', original)
    .executeTakeFirstOrThrow();
  const attempt = await db
    .selectFrom('booking_attempts')
    .selectAll()
    .where('id', '=', travel.attempt_id)
    .executeTakeFirstOrThrow();
  const check = await db
    .selectFrom('price_checks')
    .selectAll()
    .where('id', '=', attempt.price_check_id ?? '')
    .executeTakeFirstOrThrow();
  const [travelId, roomId, attemptId, checkId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const { checkin, checkout, price, now, country = 'JP' } = change;
  const { ja, en } = travel.property_snapshot;
  const hotel = storedHotel.read(ja);
  const abroad = { ...hotel, address: { ...hotel.address, countryCode: country } };
  const snapshot = { ja: storedHotel.store(abroad), en };
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('price_checks')
      .values({
        ...check,
        id: checkId,
        stay: jsonb(check.stay),
        rate: jsonb(check.rate),
        seller: jsonb(check.seller),
        property_snapshot: jsonb(check.property_snapshot),
      })
      .execute();
    await tx
      .insertInto('booking_attempts')
      .values({
        ...attempt,
        id: attemptId,
        price_check_id: checkId,
        idempotency_key: attemptId,
        supplier_reference: attemptId.slice(0, 26),
        request: jsonb(attempt.request),
        means: jsonb(attempt.means),
        failure: null,
        travel_id: travelId,
        payment_price: price,
      })
      .execute();
    await tx
      .insertInto('travels')
      .values({
        ...travel,
        id: travelId,
        attempt_id: attemptId,
        travel_number: `T-${travelId.slice(0, 12)}`,
        supplier_reference: attemptId.slice(0, 26),
        public_key_hash: null,
        public_key_sealed: null,
        property_snapshot: jsonb(snapshot),
        stay: jsonb(travel.stay),
        rate: jsonb(travel.rate),
        seller: jsonb(travel.seller),
        start_date: checkin,
        end_date: checkout,
        payment_price: price,
        itinerary_next_read_at: null,
        created_at: now,
        booked_at: now,
        updated_at: now,
      })
      .execute();
    await tx
      .insertInto('travel_rooms')
      .values({
        ...room,
        id: roomId,
        travel_id: travelId,
        payment_price: price,
        child_ages: jsonb(room.child_ages),
        supplier_room: null,
      })
      .execute();
    const taken = await reserveCredit(tx, { branchId: travel.branch_id, attemptId, amount: price, now });
    if (!taken) throw new Error('The test has used up the credit.');
  });
  return { travelId, roomId, attemptId, price };
}

/** What canceling or refunding leaves behind: the room's figures and the credit, in one transaction. */
export async function refundToPayer(
  api: TestApi,
  trip: CopiedTrip,
  change: { amount: number; now: Date; cancel: boolean },
): Promise<void> {
  const { amount, now, cancel } = change;
  await api.app.db.transaction().execute(async (tx) => {
    const room = await tx
      .selectFrom('travel_rooms')
      .innerJoin('travels', 'travels.id', 'travel_rooms.travel_id')
      .select(['travels.branch_id', 'travel_rooms.refund_price'])
      .where('travel_rooms.id', '=', trip.roomId)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('travel_rooms')
      .set({
        refund_price: (room.refund_price ?? 0) + amount,
        ...(cancel ? { status: 'CANCELED', canceled_at: now } : {}),
      })
      .where('id', '=', trip.roomId)
      .execute();
    if (cancel) {
      await tx.updateTable('travels').set({ status: 'CANCELED' }).where('id', '=', trip.travelId).execute();
    }
    if (amount === 0) return;
    await returnCredit(tx, { branchId: room.branch_id, attemptId: trip.attemptId, amount, now }, 'CANCEL');
  });
}
