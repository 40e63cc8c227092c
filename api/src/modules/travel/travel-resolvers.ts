import type { TravelResolvers } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { phoneText } from '../../phone-text.ts';
import { requireViewer } from '../viewer/require-viewer.ts';
import { tenantScopeOf } from '../viewer/tenant-scope.ts';
import { cardHoldOf } from './card-hold.ts';
import { findHoldFacts } from './card-hold-store.ts';
import { findEffectiveChoices } from './date-change-choice-store.ts';
import { previousTravelCancelOf, replacementOf } from './date-change-models.ts';
import { findHistory } from './history-store.ts';
import { itineraryOf } from './itinerary-model.ts';
import { findMemos } from './memo-store.ts';
import { timelineOf } from './timeline.ts';
import { isMoved, roomsOf, wholeTravelOf } from './travel-loaders.ts';
import { publicKeyOf } from './public-key-service.ts';
import type { TravelModel } from './travel-models.ts';
import { canCancel, canChange } from './travel-rules.ts';

/** The fields of a trip that are not plain; the trip itself was found inside the viewer's scope. */
export const travelFieldResolvers: TravelResolvers = {
  email: async ({ row }, _args, context) => (await wholeTravelOf(context, row)).email,
  phone: async ({ row }, _args, context) => phoneText((await wholeTravelOf(context, row)).phone),
  publicKey: async ({ row }, _args, context) =>
    publicKeyOf(context.app, context.viewer, await wholeTravelOf(context, row)),
  companyIdByEmployee: async ({ row }, _args, context) =>
    (await wholeTravelOf(context, row)).company_id_by_employee,
  departmentIdByEmployee: async ({ row }, _args, context) =>
    (await wholeTravelOf(context, row)).department_id_by_employee,
  agency: ({ row }, _args, { loaders }) =>
    row.agency_id === null ? null : loaders.agency.load(row.agency_id),
  companyBranch: async ({ row }, _args, { loaders }) => {
    const branch = await loaders.branch.load(row.branch_id);
    if (!branch) throw new Error('The branch of a trip is missing.');
    return branch;
  },
  // Cards belong to the branch: the desks see that a card paid, not which.
  stripeCreditCard: async ({ row }, _args, context) => {
    if (context.viewer?.branchId !== row.branch_id) return null;
    const { credit_card_id: id } = await wholeTravelOf(context, row);
    return id === null ? null : context.loaders.creditCard.load(id);
  },
  itinerary: async ({ row }, _args, context) =>
    itineraryOf(await wholeTravelOf(context, row), await roomsOf(context, row.id)),
  updateTimeline: async ({ id }, _args, context) => {
    const { db } = context.app;
    const viewer = requireViewer(context);
    const memos = await findMemos(db, tenantScopeOf(viewer), id);
    const history = await findHistory(db, id);
    const choices = await findEffectiveChoices(db, id);
    return timelineOf(viewer, { id, memos, history, choices, rooms: await roomsOf(context, id) });
  },
  previousTravelCancel: ({ id }, _args, context) => previousTravelCancelOf(context, id),
  replacement: ({ id }, _args, context) => replacementOf(context, id),
  cardHold: async ({ id, paymentType, status }, _args, { app }) =>
    paymentType === 'CREDIT_CARD' ? cardHoldOf(await findHoldFacts(app.db, id), status, app.clock()) : null,
  externalSupplierName: async ({ row }, _args, context) =>
    (await wholeTravelOf(context, row)).external_supplier_name,
  viewerCanCancel: async ({ row }, _args, context) =>
    context.viewer !== null &&
    canCancel(context.viewer, await wholeTravelOf(context, row), context.app.clock()),
  viewerCanChange: (travel, _args, context) => viewerCanChange(travel, context),
  viewerCanChangeDates: async (travel, _args, context) =>
    (await viewerCanChange(travel, context)) && !(await isMoved(context, travel.id)),
};

async function viewerCanChange({ row }: TravelModel, context: RequestContext): Promise<boolean> {
  const { app, viewer } = context;
  return viewer !== null && canChange(viewer, await wholeTravelOf(context, row), app.clock());
}
