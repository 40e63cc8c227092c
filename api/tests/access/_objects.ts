import { inject } from 'vitest';
import { jsonb } from '../../src/db/jsonb.ts';
import { newId } from '../../src/db/new-id.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import { followDisputeById } from '../../src/modules/dispute/follow-dispute.ts';
import { cardFromNumber } from '../_cards.ts';
import type { TestApi } from '../_testkit.ts';
import { chooseAnyRate, prepare, buildStay } from '../booking/_booking.ts';
import { stripeSdk } from '../reconciliation/_disorder.ts';
import { openDispute } from '../reconciliation/_disputes.ts';
import { addEntry, addProfile } from './_accounting.ts';
import type { ObjectKind } from './_arguments.ts';
import { addClip } from './_clips.ts';
import { addOffice } from './_offices.ts';
import { agencyId, otherAgencyId, type Seat, seats } from './_people.ts';

export interface Trip {
  id: string;
  roomId: string;
}

interface Making {
  api: TestApi;
  seat: Seat;
  trip: Trip;
  mine: boolean;
}

/** Kinds of which an operation uses one up. */
export const usedUp = new Set<ObjectKind>([
  'employee',
  'agencyUser',
  'companyMemo',
  'agencyMemo',
  'operatorMemo',
  'card',
  'clip',
  'invoice',
  'accountingProfile',
  'office',
  'operatorTask',
]);

export const makers: Record<ObjectKind, (making: Making) => Promise<string>> = {
  branch: (making) => addEntry(making),
  traveler: async ({ seat }) => seat.userId,
  travel: async ({ trip }) => trip.id,
  room: async ({ trip }) => trip.roomId,
  agency: async ({ mine }) => (mine ? agencyId : otherAgencyId),
  employee: ({ api, seat }) => addInvited(api, { role: 'EMPLOYEE', branch_id: seat.branchId }),
  agencyUser: ({ api, seat }) => addInvited(api, { role: 'AGENCY', agency_id: agencyOf(seat) }),
  companyMemo: (making) => addMemo(making, 'COMPANY', making.seat.userId),
  agencyMemo: (making) => addMemo(making, 'AGENCY', agencyAuthor(making)),
  operatorMemo: (making) =>
    addMemo(making, 'OPERATOR', making.mine ? 'demo-yado-operator' : 'access-operator-colleague'),
  card: ({ api, seat }) => addCard(api, seat),
  setupIntent: ({ api, seat }) => challengeCard(api, seat),
  priceCheck: ({ api, seat }) => prepareOnly(api, seat),
  clip: ({ api, seat }) => addClip(api, seat),
  invoice: (making) => addInvoice(making),
  receipt: (making) => addReceipt(making),
  paper: (making) => addPaper(making),
  accountingProfile: (making) => addProfile(making),
  office: ({ api, seat }) => addOffice(api, seat),
  operatorTask: (making) => addTask(making),
};

function agencyOf(seat: Seat): string {
  return seat.branchId === seats.osaka.branchId ? agencyId : otherAgencyId;
}

/** Where the agency has no business nobody of it wrote: its people's names belong to nobody there. */
function agencyAuthor({ seat, mine }: Making): string {
  if (seat.branchId !== seats.osaka.branchId) return 'access-operator-colleague';
  return mine ? 'demo-mirai-agent' : 'access-agent-colleague';
}

async function addInvited(
  { app: { db } }: TestApi,
  place: { role: 'EMPLOYEE'; branch_id: string } | { role: 'AGENCY'; agency_id: string },
): Promise<string> {
  const id = newId();
  await db
    .insertInto('users')
    .values({
      id,
      firebase_uid: null,
      email: `${id}@invited.example`,
      name: `招待 ${id}`,
      status: 'INVITED',
      ...place,
    })
    .execute();
  return id;
}

async function addMemo(
  { api, trip }: Making,
  kind: 'COMPANY' | 'AGENCY' | 'OPERATOR',
  authorId: string,
): Promise<string> {
  const id = newId();
  await api.app.db
    .insertInto('travel_memos')
    .values({ id, travel_id: trip.id, kind, author_id: authorId, text: `メモ ${id}`, created_at: new Date() })
    .execute();
  return id;
}

async function addCard({ app: { db } }: TestApi, seat: Seat): Promise<string> {
  const id = newId();
  await db
    .insertInto('credit_cards')
    .values({
      id,
      branch_id: seat.branchId,
      nickname: `カード ${id}`,
      brand: 'VISA',
      last4: '4242',
      exp_year: 2034,
      exp_month: 12,
      payment_method_id: `pm_${id}`,
      stripe_customer_id: `cus_${id}`,
      registered_by: null,
    })
    .execute();
  return id;
}

/** A card that waits for 3-D Secure at the card provider; its registration belongs to the seat's branch. */
async function challengeCard(api: TestApi, seat: Seat): Promise<string> {
  const admin = Object.values(seats).find(
    ({ branchId, userId }) => branchId === seat.branchId && userId !== 'demo-sakura-employee',
  );
  const paymentMethodId = await cardFromNumber(inject('world'), '4000002760003184');
  await api.as(admin?.email ?? seat.email).query(
    `mutation ($input: ChallengeToRegisterCreditCardInput!) {
      challengeToRegisterCreditCard(input: $input) { __typename }
    }`,
    {
      input: {
        paymentMethodId,
        nickname: '認証待ち',
        returnUrl: 'http://localhost:8080/settings/cards',
        idempotencyKey: newId(),
      },
    },
  );
  const row = await api.app.db
    .selectFrom('card_registrations')
    .select('setup_intent_id')
    .where('branch_id', '=', seat.branchId)
    .where('setup_intent_id', 'is not', null)
    .executeTakeFirstOrThrow();
  return row.setup_intent_id ?? '';
}

async function prepareOnly(api: TestApi, seat: Seat): Promise<string> {
  const client = api.as(seat.email);
  const prepared = await prepare(client, await chooseAnyRate(api, client, buildStay()));
  if (!prepared.preparedBooking) throw new Error(`Not prepared: ${prepared.errorCode}`);
  return prepared.preparedBooking.priceCheckId;
}

async function addPaper(making: Making): Promise<string> {
  const id = newId();
  await making.api.app.db
    .insertInto('papers')
    .values({
      id,
      kind: 'RECEIPT',
      edition: 'ISSUED',
      number: `ACCESS-${id}`,
      branch_id: making.seat.branchId,
      receipt_id: await addReceipt(making),
      issued_on: '2026-11-01',
      issuer: `発行者 ${id}`,
      addressee: `宛名 ${id}`,
      total_price: 1,
      sha256: id,
      size: 1,
      stored_at: new Date(),
    })
    .execute();
  await making.api.app.db
    .insertInto('paper_fetches')
    .values({
      id: newId(),
      branch_id: making.seat.branchId,
      user_id: making.seat.userId,
      paper_id: id,
      filter: null,
      paper_count: 1,
      asked_at: new Date(),
      fetched_at: new Date(),
    })
    .execute();
  return id;
}

let months = 0;
async function addReceipt({ api, seat, trip }: Making): Promise<string> {
  const id = newId();
  const issuer = { name: 'x', registrationNumber: 'T1', address: 'x', contact: 'x', bankAccount: 'x' };
  await api.app.db
    .insertInto('receipts')
    .values({
      id,
      receipt_number: `ACCESS-${id}`,
      kind: 'RECEIPT',
      branch_id: seat.branchId,
      travel_id: trip.id,
      addressee: jsonb({ name: `宛名 ${id}`, kind: 'COMPANY' as const }),
      issuer: jsonb(issuer),
      paid_at: new Date(),
      total_price: 1,
      issued_by: seat.userId,
      issued_at: new Date(),
    })
    .execute();
  return id;
}

async function addInvoice({ api, seat, trip }: Making): Promise<string> {
  const id = newId();
  const { db } = api.app;
  const start = addDays('2001-01-01', months++ * 31);
  const party = { name: 'x', registrationNumber: 'T1', address: 'x', contact: 'x', bankAccount: 'x' };
  const addressee = { companyName: 'x', branchName: 'x', postalCode: null, address: null };
  await db
    .insertInto('invoices')
    .values({
      id,
      invoice_number: `ACCESS-${id}`,
      branch_id: seat.branchId,
      status: 'ISSUED',
      start_date: start,
      end_date: start,
      due_date: '2099-12-31',
      total_price: 1,
      addressee: JSON.stringify(addressee) as never,
      issuer: JSON.stringify(party) as never,
      issued_at: new Date(),
      updated_at: new Date(),
    })
    .execute();
  const { travel_number } = await db
    .selectFrom('travels')
    .select('travel_number')
    .where('id', '=', trip.id)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('invoice_lines')
    .values({
      id: newId(),
      invoice_id: id,
      line_number: 1,
      kind: 'BOOKING',
      travel_id: trip.id,
      room_id: trip.roomId,
      travel_number,
      hotel_name: `請求 ${id}`,
      guest_name: `客 ${id}`,
      checkin: start,
      checkout: start,
      canceled: false,
      price: 1,
      tax_rate_percent: 10,
    })
    .execute();
  return id;
}

/** About a dispute at the card provider: the one kind that every operation on tasks has an answer for. */
async function addTask({ api: { app }, trip }: Making): Promise<string> {
  const { attempt_id } = await app.db
    .selectFrom('travels')
    .select('attempt_id')
    .where('id', '=', trip.id)
    .executeTakeFirstOrThrow();
  const { id: intentId } = await stripeSdk().paymentIntents.create({
    amount: 1_000,
    currency: 'jpy',
    payment_method: 'pm_card_visa',
    confirm: true,
    return_url: 'http://localhost:8080',
    metadata: { attempt_id },
  });
  const disputeId = await openDispute({ intentId });
  await followDisputeById(app, disputeId);
  const task = await app.db
    .selectFrom('operator_tasks')
    .select('id')
    .where('subject', '=', disputeId)
    .executeTakeFirstOrThrow();
  return task.id;
}
