import { ForbiddenError, UnauthenticatedError } from '../errors.ts';
import type { Permission, Viewer } from '../modules/viewer/viewer.ts';
import { reachableFields } from './access-fields.ts';
import type { RateLimitName } from './rate-limits.ts';

export type AccessRule = { limit?: RateLimitName } & (
  | { kind: 'public' }
  | { kind: 'signed-in' }
  | { kind: 'permission'; anyOf: readonly Permission[] }
  | { kind: 'reachable' }
);

const everyone: AccessRule = { kind: 'public' };
const signedIn: AccessRule = { kind: 'signed-in' };
const may = (...anyOf: Permission[]): AccessRule => ({ kind: 'permission', anyOf });
const reachable: AccessRule = { kind: 'reachable' };

/** Who may call what, by root field. What of it they see is decided again by the tenant-scoped stores. */
const rootRules: Record<string, AccessRule> = {
  'Query.myself': everyone,
  'Query.incrementalSearchPropertyContent': signedIn,
  'Query.incrementalSearchRegion': signedIn,
  'Query.searchPropertyContent': signedIn,
  'Query.expediaHotelDetail': signedIn,
  'Query.expediaHotelRooms': signedIn,
  'Query.clippedHotelRates': may('BOOK'),
  'Query.preparedBooking': may('BOOK'),
  'Query.branchTravels': may('VIEW_BRANCH_TRAVELS'),
  'Query.completedBookingTravel': may('VIEW_BRANCH_TRAVELS'),
  'Query.travelInDetail': may('VIEW_BRANCH_TRAVELS'),
  'Query.itineraries': may('VIEW_BRANCH_TRAVELS'),
  'Query.vouchers': may('VIEW_BRANCH_TRAVELS'),
  'Query.travelDetailLink': { ...may('VIEW_BRANCH_TRAVELS'), limit: 'export' },
  'Query.travelDetailDownloadLink': { ...may('VIEW_BRANCH_TRAVELS'), limit: 'export' },
  'Query.travelVoucherDownloadLink': { ...may('VIEW_BRANCH_TRAVELS'), limit: 'export' },
  'Query.travelDetailsForCsv': { ...may('VIEW_BRANCH_TRAVELS'), limit: 'export' },
  'Query.travelByKey': { kind: 'public', limit: 'public-key' },
  'Query.travelVoucherDownloadLinkByKey': { kind: 'public', limit: 'public-key' },
  'Query.hotelByKey': { kind: 'public', limit: 'public-key' },
  'Query.invoices': may('VIEW_INVOICES', 'OPERATOR_DESK'),
  'Query.invoiceDownloadLink': { ...may('VIEW_INVOICES', 'OPERATOR_DESK'), limit: 'export' },
  'Query.settingsBranches': may('MANAGE_BRANCH'),
  'Query.postalAddress': may('MANAGE_BRANCH'),
  'Query.creditCards': may('BOOK', 'MANAGE_CARDS'),
  'Query.employees': may('VIEW_BRANCH_TRAVELS'),
  'Query.invitation': { kind: 'public', limit: 'public-key' },
  'Query.agencies': may('OPERATOR_DESK'),
  'Query.agency': may('AGENCY_DESK', 'OPERATOR_DESK'),
  'Query.agencyUsers': may('AGENCY_DESK', 'OPERATOR_DESK'),
  'Query.companyBranches': may('AGENCY_DESK', 'OPERATOR_DESK'),
  'Query.companyBranch': may('AGENCY_DESK', 'OPERATOR_DESK'),
  'Query.operatorUsers': may('OPERATOR_DESK'),
  'Query.operatorTasks': may('OPERATOR_DESK'),
  'Query.newsList': signedIn,
  'Query.newsItem': signedIn,
  'Query.deskNews': may('OPERATOR_DESK'),
  'Query.terms': everyone,
  'Query.transactionLaw': everyone,
  'Query.pdfPrintGuide': everyone,
  'Mutation.prepareToBookHotel': may('BOOK'),
  'Mutation.saveBookingDraft': may('BOOK'),
  'Mutation.bookExpediaHotel': { ...may('BOOK'), limit: 'confirm' },
  'Mutation.cancelRooms': { ...may('CANCEL'), limit: 'confirm' },
  'Mutation.changeRoomDetails': { ...may('BOOK'), limit: 'confirm' },
  'Mutation.clipHotelRate': may('BOOK'),
  'Mutation.deleteClippedHotelRates': may('BOOK'),
  'Mutation.shareHotel': may('BOOK'),
  'Mutation.revokeTravelPublicKey': may('BOOK'),
  'Mutation.renewTravelPublicKey': may('BOOK'),
  'Mutation.createCompanyTravelMemo': may('VIEW_BRANCH_TRAVELS'),
  'Mutation.deleteCompanyTravelMemo': may('VIEW_BRANCH_TRAVELS'),
  'Mutation.createAgencyTravelMemo': may('AGENCY_DESK'),
  'Mutation.deleteAgencyTravelMemo': may('AGENCY_DESK'),
  'Mutation.createOperatorTravelMemo': may('OPERATOR_DESK'),
  'Mutation.deleteOperatorTravelMemo': may('OPERATOR_DESK'),
  'Mutation.updateProfile': signedIn,
  'Mutation.refreshAccount': signedIn,
  'Mutation.signOut': everyone,
  'Mutation.signOutEverywhere': signedIn,
  'Mutation.updateCompanyBranch': may('MANAGE_BRANCH'),
  'Mutation.inviteEmployee': { ...may('MANAGE_EMPLOYEES'), limit: 'confirm' },
  'Mutation.resendInvitation': { ...may('MANAGE_EMPLOYEES'), limit: 'confirm' },
  'Mutation.removeInvitationCode': { kind: 'public', limit: 'public-key' },
  'Mutation.deleteEmployee': may('MANAGE_EMPLOYEES'),
  'Mutation.delegateCompanyAdmin': may('MANAGE_EMPLOYEES'),
  'Mutation.registerCreditCard': { ...may('MANAGE_CARDS'), limit: 'confirm' },
  'Mutation.challengeToRegisterCreditCard': { ...may('MANAGE_CARDS'), limit: 'confirm' },
  'Mutation.confirmChallengeToRegisterCreditCard': may('MANAGE_CARDS'),
  'Mutation.deleteCreditCard': may('MANAGE_CARDS'),
  'Mutation.renameCreditCard': may('MANAGE_CARDS'),
  'Mutation.resetPassword': { kind: 'public', limit: 'password-reset' },
  'Mutation.createPasswordResetCode': { kind: 'public', limit: 'password-reset' },
  'Mutation.resetPasswordByCode': { kind: 'public', limit: 'password-reset' },
  'Mutation.bookHotelViaExternalSupplier': { ...may('OPERATOR_DESK'), limit: 'confirm' },
  'Mutation.refundRoom': { ...may('OPERATOR_DESK'), limit: 'confirm' },
  'Mutation.createOperator': { ...may('OPERATOR_DESK'), limit: 'confirm' },
  'Mutation.createAgencyOperator': { ...may('AGENCY_DESK', 'OPERATOR_DESK'), limit: 'confirm' },
  'Mutation.updateInvoiceStatus': may('OPERATOR_DESK'),
  'Mutation.changeBranchStatus': may('OPERATOR_DESK'),
  'Mutation.resolveOperatorTask': may('OPERATOR_DESK'),
};

/** Every field of the API by "Type.field"; what is not in it does not exist for anybody. */
export const accessTable: ReadonlyMap<string, AccessRule> = new Map([
  ...Object.entries(rootRules),
  ...Object.entries(reachableFields).flatMap(([type, fields]) =>
    fields.split(' ').map((field) => [`${type}.${field}`, reachable] as const),
  ),
]);

/** Throws UnauthenticatedError or ForbiddenError unless the viewer satisfies the rule. */
export function assertAccess(rule: AccessRule, viewer: Viewer | null): void {
  if (rule.kind === 'public' || rule.kind === 'reachable') return;
  if (viewer === null) throw new UnauthenticatedError();
  if (rule.kind === 'permission' && !rule.anyOf.some((permission) => viewer.permissions.has(permission))) {
    throw new ForbiddenError();
  }
}
