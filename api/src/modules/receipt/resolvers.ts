import type { Resolvers } from '../../graphql/__generated__/schema-types.ts';
import { readSeller } from '../organization/seller.ts';
import { completeTravel } from '../travel/complete-travel.ts';
import { readTravel } from '../travel/travel-service.ts';
import { loadWholeTravel } from '../travel/travel-loaders.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { loadTripPapers } from './receipt-loaders.ts';
import { isOpen, type IssueReceiptResult, sumReturn } from './receipt-service.ts';
import { findCharge } from './receipt-store.ts';
import type { ReceiptRow } from './tables.ts';
import { isQualifiedReceipt } from './is-qualified.ts';
import { mayChange } from '../travel/travel-access.ts';

export const receiptResolvers: Resolvers = {
  Travel: {
    receipts: async (travel, _args, context) =>
      travel.paymentType === 'CREDIT_CARD' ? (await loadTripPapers(context, travel.id)).receipts : [],
    openReceiptRooms: async (travel, _args, context) => {
      if (travel.paymentType !== 'CREDIT_CARD' || !context.viewer) return [];
      const row = await loadWholeTravel(context, travel.row);
      if (!mayChange(context.viewer, row)) return [];
      if ((await findCharge(context.app.db, row.attempt_id)) === null) return [];
      const { rooms } = await loadTripPapers(context, travel.id);
      return rooms.filter(isOpen).map(({ roomNumber }) => roomNumber);
    },
    receiptIssuer: ({ paymentType, row }, _args, { app }) =>
      paymentType === 'CREDIT_CARD' ? readSeller(app, row.agency_id) : null,
  },
  Receipt: {
    receiptNumber: (receipt) => receipt.receipt_number,
    addressee: ({ addressee }) => addressee.name,
    addresseeKind: ({ addressee }) => addressee.kind,
    issuerName: ({ issuer }) => issuer.name,
    isQualified: async (receipt, _args, context) => {
      const { lines } = await loadTripPapers(context, receipt.travel_id);
      return isQualifiedReceipt(receipt, lines.get(receipt.id) ?? []);
    },
    totalPrice: (receipt) => receipt.total_price,
    issuedAt: (receipt) => receipt.issued_at,
    roomNumbers: async (receipt, _args, context) => {
      const { lines } = await loadTripPapers(context, receipt.travel_id);
      return [...new Set((lines.get(receipt.id) ?? []).map(({ room_number }) => room_number))];
    },
    canIssueReturn: async (receipt, _args, context) => (await getReturnPrice(context, receipt)) !== null,
    returnPrice: (receipt, _args, context) => getReturnPrice(context, receipt),
  },
};

async function getReturnPrice(context: RequestContext, receipt: ReceiptRow): Promise<number | null> {
  const travel = context.viewer && (await readTravel(context.app, context.viewer, receipt.travel_id));
  if (!context.viewer || !travel || !mayChange(context.viewer, travel)) return null;
  const { rooms } = await loadTripPapers(context, receipt.travel_id);
  return sumReturn(rooms, receipt.id);
}

/** The paper with its trip, or why there is none. */
export async function answerIssue(context: RequestContext, result: IssueReceiptResult) {
  if (result.kind === 'failed') {
    return { __typename: 'IssueReceiptError', errorCode: result.errorCode } as const;
  }
  const { receipt } = result;
  const travel = await readTravel(context.app, requireViewer(context), receipt.travel_id);
  if (!travel) throw new Error(`The trip of receipt ${receipt.id} is missing.`);
  return {
    __typename: 'IssueReceiptSuccess',
    receipt,
    travel: await completeTravel(context, travel),
  } as const;
}
