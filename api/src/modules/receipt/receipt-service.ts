import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/client.ts';
import type { IssueReceiptInput, ReceiptErrorCode } from '../../graphql/__generated__/schema-types.ts';
import { findCardDispute } from '../dispute/dispute-store.ts';
import { isVisible } from '../../lib/is-visible.ts';
import { readAddressee } from '../../lib/read-addressee.ts';
import { isOneLine } from '../../lib/one-line.ts';
import { textLength } from '../../lib/text-length.ts';
import { toInvoiceLines } from '../invoice/invoice-lines.ts';
import { findIssuer } from '../invoice/issuer.ts';
import { dayInZone } from '../rate/calendar.ts';
import { mayChange } from '../travel/travel-access.ts';
import type { TravelRow } from '../travel/tables.ts';
import { readTravel } from '../travel/travel-service.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import type { Viewer } from '../viewer/viewer.ts';
import {
  claimRooms,
  findCharge,
  findPapersRooms,
  findReceipt,
  findReceiptCard,
  insertReceipt,
  lockReceipt,
  type PapersRoom,
} from './receipt-store.ts';
import type { ReceiptAddressee, ReceiptRow } from './tables.ts';

const MAX_ADDRESSEE = 80;

export type IssueReceiptResult =
  | { kind: 'issued'; receipt: ReceiptRow }
  | { kind: 'failed'; errorCode: ReceiptErrorCode };

const failed = (errorCode: ReceiptErrorCode): IssueReceiptResult => ({ kind: 'failed', errorCode });

/** Rolls the transaction back: nothing of the paper stays, not even its number's row. */
class ReceiptRefusal extends Error {
  override name = 'ReceiptRefusal';
  readonly errorCode: ReceiptErrorCode;
  constructor(errorCode: ReceiptErrorCode) {
    super(errorCode);
    this.errorCode = errorCode;
  }
}

/**
 * Issues the receipt of rooms that a card has paid, all of those without one or those that are named, once and for all:
 * its addressee stays, and what is given back later is said by a paper of its own. For the people in charge of the trip.
 */
export async function issueReceipt(
  app: AppContext,
  viewer: Viewer,
  input: IssueReceiptInput,
): Promise<IssueReceiptResult> {
  const travel = await readTravel(app, viewer, input.travelId);
  if (!travel) return failed('TRAVEL_NOT_FOUND');
  if (!mayChange(viewer, travel)) return failed('FORBIDDEN');
  if (travel.payment_type !== 'CREDIT_CARD') return failed('NOT_PAID_BY_CARD');
  const addressee = toAddressee(input);
  if (!isAddressee(addressee)) return failed('INVALID_ADDRESSEE');
  return refusable(() =>
    app.db.transaction().execute(async (tx) => {
      const paidAt = await findCharge(tx, travel.attempt_id);
      if (!paidAt) throw new ReceiptRefusal('NOT_PAID_YET');
      // What the cardholder's bank took back, or may, was not paid.
      if ((await findCardDispute(tx, travel.attempt_id)) !== null)
        throw new ReceiptRefusal('PAYMENT_DISPUTED');
      const wanted = input.roomNumbers ?? null;
      const all = await findPapersRooms(tx, travel.id);
      if (wanted?.some((number) => !all.some(({ roomNumber }) => roomNumber === number))) {
        throw new ReceiptRefusal('ROOM_NOT_FOUND');
      }
      const rooms = all.filter(
        (room) => isOpen(room) && (wanted === null || wanted.includes(room.roomNumber)),
      );
      if (wanted?.some((number) => !rooms.some(({ roomNumber }) => roomNumber === number))) {
        throw new ReceiptRefusal('ALREADY_ISSUED');
      }
      if (rooms.length === 0) throw new ReceiptRefusal('NOTHING_TO_SAY');
      const receipt = await write(app, tx, viewer, travel, {
        rooms,
        kind: 'RECEIPT',
        originalId: null,
        addressee,
        paidAt,
      });
      const roomIds = rooms.map(({ roomId }) => roomId);
      if (!(await claimRooms(tx, receipt.id, roomIds))) throw new ReceiptRefusal('ALREADY_ISSUED');
      return receipt;
    }),
  );
}

/**
 * Issues what corrects a receipt (適格返還請求書) for all that was given back, or became a cancellation fee, since papers
 * last spoke of its rooms; to the same addressee. With the price that somebody agreed to, only while it is still that.
 */
export async function issueReturn(
  app: AppContext,
  viewer: Viewer,
  { receiptId, seenPrice }: { receiptId: string; seenPrice: number | null },
): Promise<IssueReceiptResult> {
  const found = await readReceipt(app, viewer, receiptId);
  const travel = found && (await readTravel(app, viewer, found.travel_id));
  if (!travel || found.kind !== 'RECEIPT') return failed('RECEIPT_NOT_FOUND');
  if (!mayChange(viewer, travel)) return failed('FORBIDDEN');
  return refusable(() =>
    app.db.transaction().execute(async (tx) => {
      if ((await findCardDispute(tx, travel.attempt_id)) === 'OPEN')
        throw new ReceiptRefusal('PAYMENT_DISPUTED');
      const original = await lockReceipt(tx, found.id);
      const all = await findPapersRooms(tx, travel.id);
      const rooms = all.filter((room) => room.receiptId === found.id && differs(room));
      if (!original || rooms.length === 0) throw new ReceiptRefusal('NOTHING_TO_SAY');
      if (seenPrice !== null && sumReturn(all, found.id) !== seenPrice)
        throw new ReceiptRefusal('AMOUNT_CHANGED');
      return write(app, tx, viewer, travel, {
        rooms,
        kind: 'RETURN',
        originalId: original.id,
        addressee: original.addressee,
        paidAt: original.paid_at,
      });
    }),
  );
}

/** A paper within the viewer's reach; null when it does not exist for the viewer. */
export async function readReceipt(app: AppContext, viewer: Viewer, id: string): Promise<ReceiptRow | null> {
  return findReceipt(app.db, getTenantScope(viewer), id);
}

/** Whether a room can still get its receipt: it has none, and something was paid for it. */
export function isOpen(room: PapersRoom): boolean {
  return room.receiptId === null && room.taxed + room.untaxed > 0;
}

/** What a paper that corrects a receipt would say now: the difference of its rooms; null where nothing differs. */
export function sumReturn(rooms: readonly PapersRoom[], receiptId: string): number | null {
  const changed = rooms.filter((room) => room.receiptId === receiptId && differs(room));
  if (changed.length === 0) return null;
  return changed.reduce((sum, { taxed, untaxed }) => sum + taxed + untaxed, 0);
}

/** Whether papers say something else of a room than what it costs. */
export function differs({ taxed, untaxed }: Pick<PapersRoom, 'taxed' | 'untaxed'>): boolean {
  return taxed !== 0 || untaxed !== 0;
}

interface Paper {
  rooms: readonly PapersRoom[];
  kind: ReceiptRow['kind'];
  originalId: string | null;
  addressee: ReceiptAddressee;
  paidAt: Date;
}

async function write(
  app: AppContext,
  tx: Db,
  viewer: Viewer,
  travel: TravelRow,
  { rooms, kind, originalId, addressee, paidAt }: Paper,
): Promise<ReceiptRow> {
  const now = app.clock();
  const issuer = await findIssuer(app, tx, travel.agency_id);
  const lines = rooms.flatMap((room) =>
    toInvoiceLines([room], issuer).map((line) => ({
      kind: line.kind,
      room_id: line.roomId,
      room_number: room.roomNumber,
      hotel_name: line.hotelName,
      guest_name: line.guestName,
      checkin: line.checkin,
      checkout: line.checkout,
      canceled: line.canceled,
      price: line.price,
      tax_rate_percent: line.taxRatePercent,
      tax_basis: line.taxBasis,
      hotel_registration_number: line.hotelRegistrationNumber,
    })),
  );
  return insertReceipt(
    tx,
    {
      kind,
      branch_id: travel.branch_id,
      travel_id: travel.id,
      original_id: originalId,
      addressee,
      issuer,
      card: await findReceiptCard(tx, travel.credit_card_id),
      paid_at: paidAt,
      total_price: lines.reduce((sum, { price }) => sum + price, 0),
      issued_by: viewer.userId,
      issued_at: now,
      lines,
    },
    dayInZone(now, 'Asia/Tokyo').slice(0, 7).replace('-', ''),
  );
}

async function refusable(issue: () => Promise<ReceiptRow>): Promise<IssueReceiptResult> {
  try {
    return { kind: 'issued', receipt: await issue() };
  } catch (error) {
    if (error instanceof ReceiptRefusal) return failed(error.errorCode);
    throw error;
  }
}

/** A form of address that was typed with the name counts more than the one that was chosen, and is printed once. */
function toAddressee({ addressee, addresseeKind }: IssueReceiptInput): ReceiptAddressee {
  const { name, kind } = readAddressee(addressee);
  return { name, kind: kind ?? addresseeKind };
}

function isAddressee({ name }: ReceiptAddressee): boolean {
  return isVisible(name) && textLength(name) <= MAX_ADDRESSEE && isOneLine(name);
}
