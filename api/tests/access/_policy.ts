import type { Role } from '../../src/modules/viewer/viewer.ts';

/**
 * Who reaches which objects: for each role the places that answer, `!` after a place that is seen but refused,
 * `-` for a role that may not call the operation at all. Every place that is not named does not exist for the role.
 */
type Reach = Record<Role, string>;

const nobodyElse = { EMPLOYEE: '-', COMPANY_ADMIN: '-', AGENCY: '-', OPERATOR: '-' };
const everywhere = 'own colleague sibling other';
const branch = 'own colleague';

const seesTrips: Reach = { EMPLOYEE: branch, COMPANY_ADMIN: branch, AGENCY: branch, OPERATOR: everywhere };
const booksInBranch: Reach = { ...nobodyElse, EMPLOYEE: branch, COMPANY_ADMIN: branch };
const ownTripsOnly: Reach = { ...nobodyElse, EMPLOYEE: 'own colleague!', COMPANY_ADMIN: branch };
const adminOfBranch: Reach = { ...nobodyElse, COMPANY_ADMIN: branch };
/** Kept for all branches of a company. */
const adminOfCompany: Reach = { ...nobodyElse, COMPANY_ADMIN: 'own colleague sibling' };
const operators: Reach = { ...nobodyElse, OPERATOR: everywhere };
const desks: Reach = { ...nobodyElse, AGENCY: branch, OPERATOR: everywhere };
const invoices: Reach = { ...nobodyElse, COMPANY_ADMIN: branch, OPERATOR: everywhere };

/** By operation (all objects that it must name lie at the place), or by operation and optional argument. */
export const policy: Record<string, Reach> = {
  'Query.preparedBooking': booksInBranch,
  'Query.branchTravels input.employeeIds': seesTrips,
  'Query.branchTravels input.branchId': seesTrips,
  'Query.completedBookingTravel': seesTrips,
  'Query.travelInDetail': seesTrips,
  'Query.itineraries': seesTrips,
  'Query.vouchers': seesTrips,
  'Query.travelDetailLink': seesTrips,
  'Query.travelDetailDownloadLink': seesTrips,
  'Query.travelVoucherDownloadLink': seesTrips,
  'Query.travelDetailsForCsv input.filter.employeeIds': seesTrips,
  'Query.travelDetailsForCsv input.filter.branchId': seesTrips,
  'Query.invoices branchId': invoices,
  'Query.invoice': invoices,
  'Query.papers input.branchId': invoices,
  'Query.paperFetches branchId': invoices,
  'Mutation.preparePapersFile input.branchId': invoices,
  'Mutation.prepareAccountingFile input.branchId': invoices,
  'Mutation.saveAccountingProfile input.profileId': adminOfCompany,
  'Mutation.deleteAccountingProfile': adminOfCompany,
  'Query.invoiceDownloadLink': invoices,
  'Query.receiptDownloadLink': seesTrips,
  'Query.paperDownloadLink': invoices,
  'Query.disputeEvidenceDownloadLink': operators,
  'Query.employees branchId': seesTrips,
  'Query.agency': { ...desks, AGENCY: 'own' },
  'Query.companyBranch': desks,
  'Query.agencyChanges agencyId': { ...desks, AGENCY: 'own' },
  'Query.agencyUsers agencyId': { ...desks, AGENCY: 'own' },
  'Query.companyBranches input.agencyId': { ...desks, AGENCY: 'own' },
  // Another's trip in the branch can be seen but not moved; saying so would be no secret, but nobody needs it.
  'Mutation.prepareToBookHotel input.previousTravelId': {
    ...nobodyElse,
    EMPLOYEE: 'own',
    COMPANY_ADMIN: branch,
  },
  'Mutation.saveBookingDraft': booksInBranch,
  'Mutation.bookExpediaHotel': booksInBranch,
  'Mutation.bookExpediaHotel input.guests.employeeId': booksInBranch,
  'Mutation.bookExpediaHotel input.creditCardId': booksInBranch,
  // Only the trip for which the preparation was made may be given here, and these were made for none.
  'Mutation.bookExpediaHotel input.previousTravelId': { ...nobodyElse, EMPLOYEE: '', COMPANY_ADMIN: '' },
  'Mutation.cancelRooms': ownTripsOnly,
  'Mutation.changeRoomDetails': ownTripsOnly,
  'Mutation.issueReceipt': ownTripsOnly,
  'Mutation.issueReturn': ownTripsOnly,
  'Mutation.deleteClippedHotelRates': { ...nobodyElse, EMPLOYEE: 'own', COMPANY_ADMIN: 'own' },
  'Mutation.revokeTravelPublicKey': ownTripsOnly,
  'Mutation.renewTravelPublicKey': ownTripsOnly,
  'Mutation.createCompanyTravelMemo': {
    EMPLOYEE: branch,
    COMPANY_ADMIN: branch,
    AGENCY: 'own! colleague!',
    OPERATOR: 'own! colleague! sibling! other!',
  },
  'Mutation.deleteCompanyTravelMemo': {
    EMPLOYEE: 'own colleague!',
    COMPANY_ADMIN: branch,
    AGENCY: 'own! colleague!',
    OPERATOR: 'own! colleague! sibling! other!',
  },
  'Mutation.createAgencyTravelMemo': { ...nobodyElse, AGENCY: branch },
  'Mutation.deleteAgencyTravelMemo': { ...nobodyElse, AGENCY: 'own colleague!' },
  'Mutation.createOperatorTravelMemo': operators,
  'Mutation.deleteOperatorTravelMemo': { ...nobodyElse, OPERATOR: 'own colleague! sibling! other!' },
  'Mutation.updateCompanyBranch': adminOfBranch,
  'Mutation.deleteOffice': adminOfBranch,
  'Mutation.updateOffice': adminOfBranch,
  'Mutation.inviteEmployee': adminOfBranch,
  'Mutation.resendInvitation': adminOfBranch,
  'Mutation.deleteEmployee': adminOfBranch,
  'Mutation.delegateCompanyAdmin': adminOfBranch,
  // The cards of these challenges are the branch's: employees finish only what they entered for a booking of theirs.
  'Mutation.confirmChallengeToRegisterCreditCard': { ...adminOfBranch, EMPLOYEE: '' },
  'Mutation.challengeToRegisterCreditCard input.priceCheckId': booksInBranch,
  'Mutation.deleteCreditCard': adminOfBranch,
  'Mutation.renameCreditCard': adminOfBranch,
  'Mutation.bookHotelViaExternalSupplier': operators,
  'Mutation.recordBilledTax': operators,
  'Mutation.bookHotelViaExternalSupplier input.guests.employeeId': { ...nobodyElse, OPERATOR: branch },
  'Mutation.refundRoom': operators,
  'Mutation.createAgencyOperator': { ...nobodyElse, AGENCY: 'own', OPERATOR: everywhere },
  'Mutation.deleteAgencyUser': desks,
  'Mutation.updateAgency': { ...nobodyElse, AGENCY: 'own', OPERATOR: everywhere },
  'Mutation.updateAgencyPicture': { ...nobodyElse, AGENCY: 'own', OPERATOR: everywhere },
  'Mutation.updateInvoiceStatus': operators,
  'Mutation.recordInvoicePayment': operators,
  'Mutation.removeInvoicePayment': operators,
  'Mutation.changeBranchStatus': operators,
  'Mutation.resolveOperatorTask': operators,
  'Mutation.sendDisputeEvidence': operators,
};

const everybody = 'EMPLOYEE COMPANY_ADMIN AGENCY OPERATOR';
const bookers = 'EMPLOYEE COMPANY_ADMIN';

/** Who may call the operations that need not name an object; `nobody`: also without a session. */
export const callers: Record<string, string> = {
  'Query.myself': `nobody ${everybody}`,
  'Query.incrementalSearchPropertyContent': everybody,
  'Query.incrementalSearchRegion': everybody,
  'Query.searchPropertyContent': everybody,
  'Query.expediaHotelDetail': everybody,
  'Query.expediaHotelRooms': everybody,
  'Query.priceCalendar': everybody,
  'Query.clippedHotelRates': bookers,
  'Query.branchTravels': everybody,
  'Query.travelDetailsForCsv': everybody,
  'Query.travelByKey': `nobody ${everybody}`,
  'Query.travelKeyState': `nobody ${everybody}`,
  'Query.travelVoucherDownloadLinkByKey': `nobody ${everybody}`,
  'Query.hotelByKey': `nobody ${everybody}`,
  'Query.invoices': 'COMPANY_ADMIN OPERATOR',
  'Query.papers': 'COMPANY_ADMIN OPERATOR',
  'Query.paperFetches': 'COMPANY_ADMIN OPERATOR',
  'Mutation.preparePapersFile': 'COMPANY_ADMIN OPERATOR',
  'Query.accountingProfiles': 'COMPANY_ADMIN OPERATOR',
  'Query.accountingPreview': 'COMPANY_ADMIN',
  'Mutation.saveAccountingProfile': 'COMPANY_ADMIN',
  'Mutation.prepareAccountingFile': 'COMPANY_ADMIN OPERATOR',
  'Query.settingsBranches': 'COMPANY_ADMIN',
  'Query.postalAddress': 'COMPANY_ADMIN',
  'Query.creditCards': bookers,
  'Query.employees': everybody,
  'Query.invitation': `nobody ${everybody}`,
  'Query.agencies': 'OPERATOR',
  'Query.agencyChanges': 'AGENCY OPERATOR',
  'Query.agencyUsers': 'AGENCY OPERATOR',
  'Query.companyBranches': 'AGENCY OPERATOR',
  'Query.operatorUsers': 'OPERATOR',
  'Query.operatorTasks': 'OPERATOR',
  'Query.hotelTaxes': 'OPERATOR',
  'Query.brakes': 'OPERATOR',
  'Query.brakeLifts': 'OPERATOR',
  'Query.newsList': everybody,
  'Query.newsItem': everybody,
  'Query.deskNews': 'OPERATOR',
  'Query.terms': `nobody ${everybody}`,
  'Query.supplierTermsUrl': `nobody ${everybody}`,
  'Query.transactionLaw': `nobody ${everybody}`,
  'Query.pdfPrintGuide': `nobody ${everybody}`,
  'Mutation.prepareToBookHotel': bookers,
  'Mutation.clipHotelRate': bookers,
  'Mutation.shareHotel': bookers,
  'Mutation.updateProfile': everybody,
  'Mutation.updateTravelerProfile': bookers,
  'Mutation.refreshAccount': everybody,
  'Mutation.signOut': `nobody ${everybody}`,
  'Mutation.signOutEverywhere': everybody,
  'Mutation.removeInvitationCode': `nobody ${everybody}`,
  'Mutation.registerCreditCard': 'COMPANY_ADMIN',
  // Without a preparation: a card of the branch.
  'Mutation.challengeToRegisterCreditCard': 'COMPANY_ADMIN',
  'Mutation.addOffice': 'COMPANY_ADMIN',
  'Mutation.resetPassword': `nobody ${everybody}`,
  'Mutation.createPasswordResetCode': `nobody ${everybody}`,
  'Mutation.resetPasswordByCode': `nobody ${everybody}`,
  'Mutation.undoEmailChange': `nobody ${everybody}`,
  'Mutation.createOperator': 'OPERATOR',
  'Mutation.liftBrake': 'OPERATOR',
  'Mutation.recordHotelTaxGround': 'OPERATOR',
};

/** Types that some roles never meet, whatever they ask. */
export const hiddenTypes: Record<string, Role[]> = {
  Invoice: ['EMPLOYEE', 'AGENCY'],
  Paper: ['EMPLOYEE', 'AGENCY'],
  PaperFetch: ['EMPLOYEE', 'AGENCY'],
  AccountingProfile: ['EMPLOYEE', 'AGENCY'],
  AccountingColumn: ['EMPLOYEE', 'AGENCY'],
  AccountingPreview: ['EMPLOYEE', 'AGENCY', 'OPERATOR'],
  AccountingReplacement: ['EMPLOYEE', 'AGENCY'],
  InvoiceLine: ['EMPLOYEE', 'AGENCY'],
  InvoicePayment: ['EMPLOYEE', 'AGENCY'],
  InvoiceTaxTotal: ['EMPLOYEE', 'AGENCY'],
  CreditCard: ['AGENCY', 'OPERATOR'],
  AgencyChange: ['EMPLOYEE', 'COMPANY_ADMIN'],
  AgencyFieldChange: ['EMPLOYEE', 'COMPANY_ADMIN'],
  AgencyUser: ['EMPLOYEE', 'COMPANY_ADMIN'],
  OperatorUser: ['EMPLOYEE', 'COMPANY_ADMIN', 'AGENCY'],
  OperatorTask: ['EMPLOYEE', 'COMPANY_ADMIN', 'AGENCY'],
  HotelTax: ['EMPLOYEE', 'COMPANY_ADMIN', 'AGENCY'],
  HotelTaxGround: ['EMPLOYEE', 'COMPANY_ADMIN', 'AGENCY'],
  Brake: ['EMPLOYEE', 'COMPANY_ADMIN', 'AGENCY'],
  BrakeLift: ['EMPLOYEE', 'COMPANY_ADMIN', 'AGENCY'],
};

/** Fields that are null for some roles although the object itself is theirs to see. */
export const hiddenFields: Record<string, Role[]> = {
  'Travel.publicKey': ['AGENCY', 'OPERATOR'],
  'Travel.stripeCreditCard': ['AGENCY', 'OPERATOR'],
};

/**
 * Values with which an operation passes the access check and is then refused, or changes only what was made for it.
 * By operation, and by operation and argument; merged over the smallest input that the schema allows.
 */
export const inputs: Record<string, Record<string, unknown>> = {
  'Mutation.prepareToBookHotel': { epsPropertyId: 'no-such-hotel' },
  'Mutation.bookExpediaHotel': {
    guests: [{ familyName: 'Access', givenName: 'Matrix' }],
    email: 'access@matrix.example',
    phone: { number: '12345678' },
    paymentType: 'INVOICE',
    acceptedPaymentPrice: 1,
    acceptedTerms: true,
  },
  'Mutation.bookExpediaHotel input.creditCardId': { paymentType: 'CREDIT_CARD' },
  'Mutation.cancelRooms': { acceptedPenaltyPrice: 987_654_321 },
  'Mutation.changeRoomDetails': { familyName: '1' },
  'Mutation.inviteEmployee': { email: 'no address' },
  'Mutation.bookHotelViaExternalSupplier': {
    guests: [{ familyName: 'Access', givenName: 'Matrix' }],
    countryCode: 'JP',
    billedTax: { ratePercent: 10, taxPrice: 0 },
    paymentType: 'INVOICE',
  },
  'Mutation.createAgencyOperator': { email: 'no address' },
  'Mutation.updateAgency': { registrationNumber: 'none' },
  'Mutation.updateAgencyPicture': { picture: 'none' },
  'Mutation.updateInvoiceStatus': { status: 'PAID' },
  'Mutation.recordInvoicePayment': {
    paidOn: '2000-01-01',
    price: 1,
    idempotencyKey: 'access-matrix-payment',
  },
  'Mutation.changeBranchStatus': { status: 'ACTIVE' },
  'Mutation.issueReceipt': { addressee: '宛名' },
  'Query.accountingPreview': { charset: 'SHIFT_JIS', columns: [{ title: 'x', field: 'HOTEL' }] },
  'Mutation.saveAccountingProfile': {
    name: 'x',
    format: {
      charset: 'UTF_8',
      dateFormat: 'SLASHES',
      sign: 'MINUS',
      hasHeader: true,
      columns: [{ title: 'x', field: 'KEY' }],
    },
  },
  'Mutation.prepareAccountingFile': { profileId: 'yayoi', from: '2000-01-01', to: '2000-12-31' },
  'Mutation.liftBrake': { brakeId: 'card:86400:branch:access-branch' },
  'Mutation.recordHotelTaxGround': { propertyId: 'access-hotel', basis: 'OWN' },
  'Mutation.recordBilledTax': { billedTax: { ratePercent: 10, taxPrice: 0 } },
};

/** Codes by which an operation says that something does not exist for the viewer, beside those that say so by name. */
export const absentCodes: Record<string, string[]> = {
  'Mutation.preparePapersFile': ['NOTHING_FOUND'],
  'Mutation.prepareAccountingFile': ['NOTHING_FOUND'],
  'Mutation.prepareToBookHotel': ['PREVIOUS_TRAVEL_NOT_CHANGEABLE', 'FORBIDDEN'],
  'Mutation.bookExpediaHotel': ['FORBIDDEN'],
  'Mutation.inviteEmployee': ['FORBIDDEN'],
  'Mutation.updateCompanyBranch': ['FORBIDDEN'],
  'Mutation.confirmChallengeToRegisterCreditCard': ['resource_missing'],
};

/** Codes that say nothing about the object named: the operation got past it. */
export const otherwise: Record<string, string[]> = {
  'Mutation.prepareToBookHotel': ['PROPERTY_NOT_FOUND'],
};
