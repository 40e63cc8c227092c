import { accountingResolvers } from '../modules/accounting/resolvers.ts';
import { accountResolvers } from '../modules/account/resolvers.ts';
import { amendmentResolvers } from '../modules/amendment/resolvers.ts';
import { bookingResolvers } from '../modules/booking/resolvers.ts';
import { brakeResolvers } from '../modules/brake/resolvers.ts';
import { cardResolvers } from '../modules/card/resolvers.ts';
import { catalogResolvers } from '../modules/catalog/resolvers.ts';
import { clipResolvers } from '../modules/clip/resolvers.ts';
import { contentResolvers } from '../modules/content/resolvers.ts';
import { officeResolvers } from '../modules/office/resolvers.ts';
import { operationsResolvers } from '../modules/operations/resolvers.ts';
import { documentResolvers } from '../modules/document/resolvers.ts';
import { invoiceResolvers } from '../modules/invoice/resolvers.ts';
import { branchResolvers } from '../modules/organization/branch-resolvers.ts';
import { organizationResolvers } from '../modules/organization/resolvers.ts';
import { externalBookingResolvers } from '../modules/external-booking/resolvers.ts';
import { agencyChangeResolvers } from '../modules/agency-change/resolvers.ts';
import { agencyPictureResolvers } from '../modules/agency-picture/resolvers.ts';
import { deskResolvers } from '../modules/desk/resolvers.ts';
import { employeeResolvers } from '../modules/employee/resolvers.ts';
import { invitationResolvers } from '../modules/employee/invitation-resolvers.ts';
import { paperResolvers } from '../modules/paper/resolvers.ts';
import { receiptResolvers } from '../modules/receipt/resolvers.ts';
import { rateResolvers } from '../modules/rate/resolvers.ts';
import { searchResolvers } from '../modules/search/resolvers.ts';
import { taxGroundResolvers } from '../modules/tax-ground/resolvers.ts';
import { travelResolvers } from '../modules/travel/resolvers.ts';
import { travelerResolvers } from '../modules/traveler/resolvers.ts';
import { viewerResolvers } from '../modules/viewer/resolvers.ts';
import type { Resolvers } from '../graphql/__generated__/schema-types.ts';
import { mergeResolvers } from './merge-resolvers.ts';

/** Every resolver of the API. Each module owns whole fields; two owners of one field is an error at start. */
export const resolvers = mergeResolvers<Resolvers>([
  viewerResolvers,
  accountResolvers,
  organizationResolvers,
  branchResolvers,
  officeResolvers,
  agencyChangeResolvers,
  agencyPictureResolvers,
  deskResolvers,
  employeeResolvers,
  invitationResolvers,
  cardResolvers,
  contentResolvers,
  catalogResolvers,
  searchResolvers,
  rateResolvers,
  bookingResolvers,
  travelResolvers,
  travelerResolvers,
  amendmentResolvers,
  externalBookingResolvers,
  operationsResolvers,
  brakeResolvers,
  documentResolvers,
  clipResolvers,
  taxGroundResolvers,
  invoiceResolvers,
  receiptResolvers,
  accountingResolvers,
  paperResolvers,
]);
