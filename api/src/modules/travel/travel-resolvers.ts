import type { TravelResolvers } from '../../graphql/__generated__/schema-types.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { tenantScopeOf } from '../viewer/tenant-scope.ts';
import { findHistory } from './history-store.ts';
import { itineraryOf } from './itinerary-model.ts';
import { findMemos } from './memo-store.ts';
import { timelineOf } from './timeline.ts';
import { contentOf, isMoved, roomsOf, shownRoomsOf, wholeTravelOf } from './travel-loaders.ts';
import { publicKeyOf } from './public-key-service.ts';
import { canCancel, canChange } from './travel-rules.ts';
import { pricingOf } from './travel-pricing.ts';
import { travelStatusAt } from './travel-status.ts';

/** Fields of a trip; the trip itself was found inside the viewer's scope. */
export const travelFieldResolvers: TravelResolvers = {
  travelNumber: (travel) => travel.travel_number,
  paymentType: (travel) => travel.payment_type,
  status: (travel, _args, { app }) => travelStatusAt(travel, app.clock()),
  publicKey: (travel, _args, { app, viewer }) => publicKeyOf(app, viewer, travel),
  startDate: (travel) => travel.start_date,
  endDate: (travel) => travel.end_date,
  createdAt: (travel) => travel.created_at,
  companyIdByEmployee: (travel) => travel.company_id_by_employee,
  departmentIdByEmployee: (travel) => travel.department_id_by_employee,
  employee: async (travel, _args, { loaders }) => {
    const user = await loaders.user.load(travel.user_id);
    if (!user) throw new Error('The booker of a trip is missing.');
    return user;
  },
  agency: (travel, _args, { loaders }) =>
    travel.agency_id === null ? null : loaders.agency.load(travel.agency_id),
  companyBranch: async (travel, _args, { loaders }) => {
    const branch = await loaders.branch.load(travel.branch_id);
    if (!branch) throw new Error('The branch of a trip is missing.');
    return branch;
  },
  pricing: async (travel, _args, context) => ({
    ...(await pricingOf(context, travel)),
    refundPrice: travel.refund_price,
    finalPaymentPrice: travel.payment_price - travel.refund_price,
  }),
  // Cards belong to the branch: the desks see that a card paid, not which.
  stripeCreditCard: (travel, _args, { loaders, viewer }) =>
    travel.credit_card_id === null || viewer?.branchId !== travel.branch_id
      ? null
      : loaders.creditCard.load(travel.credit_card_id),
  propertyContent: (travel, _args, context) => contentOf(context, travel),
  itinerary: async (travel, _args, context) =>
    itineraryOf(await wholeTravelOf(context, travel), await roomsOf(context, travel.id)),
  expediaHotelRooms: async (travel, _args, context) =>
    (await shownRoomsOf(context, travel)).map((room) => ({ room, travel })),
  updateTimeline: async (travel, _args, context) => {
    const { db } = context.app;
    const viewer = requireViewer(context);
    const memos = await findMemos(db, tenantScopeOf(viewer), travel.id);
    const history = await findHistory(db, travel.id);
    return timelineOf(viewer, memos, history, await roomsOf(context, travel.id));
  },
  externalSupplierName: (travel) => travel.external_supplier_name,
  viewerCanCancel: (travel, _args, { app, viewer }) =>
    viewer !== null && canCancel(viewer, travel, app.clock()),
  viewerCanChange: (travel, _args, { app, viewer }) =>
    viewer !== null && canChange(viewer, travel, app.clock()),
  viewerCanChangeDates: async (travel, _args, context) =>
    context.viewer !== null &&
    canChange(context.viewer, travel, context.app.clock()) &&
    !(await isMoved(context, travel.id)),
};
