import type { TravelResolvers } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { phoneText } from '../../lib/phone-text.ts';
import { findCardDispute } from '../dispute/dispute-store.ts';
import { readSeller } from '../organization/seller.ts';
import { findBilledTax, findBillParts } from '../tax-ground/ground-store.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { getTenantScope } from '../viewer/tenant-scope.ts';
import { getCardHold } from './card-hold.ts';
import { findHoldFacts } from './card-hold-store.ts';
import { findEffectiveChoices } from './date-change-choice-store.ts';
import { findPreviousTravelCancel, findReplacement } from './date-change-models.ts';
import { findDelayedMailUntil } from './delayed-mail.ts';
import { findHistory } from './history-store.ts';
import { toItinerary } from './itinerary-model.ts';
import { findUndeliveredMailAt } from './mail-store.ts';
import { findBookingMemo, findMemos } from './memo-store.ts';
import { buildTimeline } from './timeline.ts';
import { loadTravelLocalTax } from './travel-local-tax.ts';
import { isMoved, loadTravelRooms, loadWholeTravel } from './travel-loaders.ts';
import { getPublicKey, getPublicKeyExpiry } from './public-key-service.ts';
import type { TravelModel } from './travel-models.ts';
import { canCancel, canChange } from './travel-rules.ts';

/** The fields of a trip that are not plain; the trip itself was found inside the viewer's scope. */
export const travelFieldResolvers: TravelResolvers = {
  email: async ({ row }, _args, context) => (await loadWholeTravel(context, row)).email,
  phone: async ({ row }, _args, context) => phoneText((await loadWholeTravel(context, row)).phone),
  publicKey: async ({ row }, _args, context) =>
    getPublicKey(context.app, context.viewer, await loadWholeTravel(context, row)),
  publicKeyExpiresAt: async ({ row }, _args, context) =>
    getPublicKeyExpiry(context.viewer, await loadWholeTravel(context, row)),
  companyIdByEmployee: async ({ row }, _args, context) =>
    (await loadWholeTravel(context, row)).company_id_by_employee,
  departmentIdByEmployee: async ({ row }, _args, context) =>
    (await loadWholeTravel(context, row)).department_id_by_employee,
  bookingMemo: ({ id }, _args, { app }) => findBookingMemo(app.db, id),
  agency: ({ row }, _args, { loaders }) =>
    row.agency_id === null ? null : loaders.agency.load(row.agency_id),
  seller: async ({ row }, _args, context) => {
    const { seller } = await loadWholeTravel(context, row);
    return seller ?? readSeller(context.app, row.agency_id);
  },
  companyBranch: async ({ row }, _args, { loaders }) => {
    const branch = await loaders.branch.load(row.branch_id);
    if (!branch) throw new Error('The branch of a trip is missing.');
    return branch;
  },
  // Cards belong to the branch: the desks see that a card paid, not which.
  stripeCreditCard: async ({ row }, _args, context) => {
    if (context.viewer?.branchId !== row.branch_id) return null;
    const { credit_card_id: id } = await loadWholeTravel(context, row);
    const card = id === null ? null : await context.loaders.creditCard.load(id);
    // One for this booking alone is shown to whom it belongs.
    return card?.booked_by == null || card.booked_by === context.viewer.userId ? card : null;
  },
  localTax: async ({ row }, _args, context) =>
    (await loadTravelLocalTax(context, row, await loadTravelRooms(context, row.id))).estimate,
  localTaxState: async ({ row }, _args, context) =>
    (await loadTravelLocalTax(context, row, await loadTravelRooms(context, row.id))).state,
  itinerary: async ({ row }, _args, context) =>
    toItinerary(await loadWholeTravel(context, row), await loadTravelRooms(context, row.id)),
  updateTimeline: async ({ id }, _args, context) => {
    const { db } = context.app;
    const viewer = requireViewer(context);
    const memos = await findMemos(db, getTenantScope(viewer), id);
    const history = await findHistory(db, id);
    const choices = await findEffectiveChoices(db, id);
    const rooms = await loadTravelRooms(context, id);
    const billIds = history.flatMap(({ billed_tax_id: billId }) => billId ?? []);
    const billParts = await findBillParts(db, billIds);
    return buildTimeline(viewer, { id, memos, history, choices, rooms, billParts });
  },
  previousTravelCancel: ({ id }, _args, context) => findPreviousTravelCancel(context, id),
  replacement: ({ id }, _args, context) => findReplacement(context, id),
  cardHold: async ({ id, paymentType, status }, _args, { app }) =>
    paymentType === 'CREDIT_CARD' ? getCardHold(await findHoldFacts(app.db, id), status, app.clock()) : null,
  cardDispute: async ({ row, paymentType }, _args, context) =>
    paymentType === 'CREDIT_CARD'
      ? findCardDispute(context.app.db, (await loadWholeTravel(context, row)).attempt_id)
      : null,
  undeliveredMailAt: ({ id }, _args, { app }) => findUndeliveredMailAt(app.db, id),
  delayedMailUntil: async ({ row }, _args, context) =>
    findDelayedMailUntil(context.app, await loadWholeTravel(context, row)),
  externalSupplierName: async ({ row }, _args, context) =>
    (await loadWholeTravel(context, row)).external_supplier_name,
  billedTax: async ({ id, row }, _args, context) => {
    const { external_supplier_name: supplier } = await loadWholeTravel(context, row);
    const billed = supplier === null ? null : await findBilledTax(context.app.db, id);
    return billed && { ...billed, parts: [...(billed.parts ?? [])] };
  },
  viewerCanCancel: async ({ row }, _args, context) =>
    context.viewer !== null &&
    canCancel(context.viewer, await loadWholeTravel(context, row), context.app.clock()),
  viewerCanChange: (travel, _args, context) => viewerCanChange(travel, context),
  viewerCanChangeDates: async (travel, _args, context) =>
    (await viewerCanChange(travel, context)) && !(await isMoved(context, travel.id)),
};

async function viewerCanChange({ row }: TravelModel, context: RequestContext): Promise<boolean> {
  const { app, viewer } = context;
  return viewer !== null && canChange(viewer, await loadWholeTravel(context, row), app.clock());
}
