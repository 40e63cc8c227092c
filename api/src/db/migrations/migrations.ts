import type { Migration } from './migration.ts';
import * as organisations from './0001-organisations.ts';
import * as catalogue from './0002-catalogue.ts';
import * as bookings from './0003-bookings.ts';
import * as accounts from './0004-accounts.ts';
import * as travels from './0005-travels.ts';
import * as documents from './0006-documents.ts';
import * as operations from './0007-operations.ts';
import * as searchMarks from './0008-search-marks.ts';
import * as nearbySpots from './0010-nearby-spots.ts';
import * as bookingDrafts from './0011-booking-drafts.ts';
import * as sweeps from './0012-sweeps.ts';
import * as overdueWork from './0013-overdue-work.ts';
import * as lostAttempts from './0014-lost-attempts.ts';
import * as dateChangeChoices from './0015-date-change-choices.ts';
import * as cancelAgreements from './0016-cancel-agreements.ts';
import * as refundMails from './0017-refund-mails.ts';
import * as hotelContents from './0018-hotel-contents.ts';
import * as catalogueParts from './0019-catalogue-parts.ts';
import * as customerUserAgents from './0020-customer-user-agents.ts';
import * as refusedMails from './0021-refused-mails.ts';
import * as refusedInvitations from './0022-refused-invitations.ts';
import * as cardDisputes from './0023-card-disputes.ts';
import * as accountsAndLinks from './0024-accounts-and-links.ts';
import * as callCounts from './0025-call-counts.ts';
import * as mailTurns from './0026-mail-turns.ts';
import * as brakes from './0027-brakes.ts';
import * as sellers from './0028-sellers.ts';
import * as receipts from './0029-receipts.ts';
import * as invoiceCodes from './0030-invoice-codes.ts';
import * as tripLists from './0040-trip-lists.ts';
import * as papers from './0041-papers.ts';
import * as roomChanges from './0042-room-changes.ts';
import * as agencyChanges from './0043-agency-changes.ts';
import * as invoicePayments from './0044-invoice-payments.ts';
import * as emailUndos from './0045-email-undos.ts';
import * as accountingEntries from './0046-accounting-entries.ts';
import * as travelerProfiles from './0047-traveler-profiles.ts';
import * as accountingProfiles from './0048-accounting-profiles.ts';
import * as tripSearches from './0049-trip-searches.ts';
import * as branchOffices from './0050-branch-offices.ts';
import * as taxGrounds from './0052-tax-grounds.ts';
import * as clipStays from './0053-clip-stays.ts';
import * as groundDays from './0054-ground-days.ts';
import * as billedTaxes from './0055-billed-taxes.ts';
import * as externalPlaces from './0056-external-places.ts';
import * as peppolIds from './0057-peppol-ids.ts';
import * as agencyPictures from './0062-agency-pictures.ts';
import * as bookingMemos from './0066-booking-memos.ts';
import * as hotelFacts from './0067-hotel-facts.ts';
import * as bookingCards from './0070-booking-cards.ts';
import * as taxSources from './0072-tax-sources.ts';
import * as billedParts from './0073-billed-parts.ts';
import * as clipPrices from './0074-clip-prices.ts';
import * as tripEnds from './0075-trip-ends.ts';

/** In order; a committed migration is frozen. */
export const migrations: Record<string, Migration> = {
  '0001-organisations': organisations,
  '0002-catalogue': catalogue,
  '0003-bookings': bookings,
  '0004-accounts': accounts,
  '0005-travels': travels,
  '0006-documents': documents,
  '0007-operations': operations,
  '0008-search-marks': searchMarks,
  '0010-nearby-spots': nearbySpots,
  '0011-booking-drafts': bookingDrafts,
  '0012-sweeps': sweeps,
  '0013-overdue-work': overdueWork,
  '0014-lost-attempts': lostAttempts,
  '0015-date-change-choices': dateChangeChoices,
  '0016-cancel-agreements': cancelAgreements,
  '0017-refund-mails': refundMails,
  '0018-hotel-contents': hotelContents,
  '0019-catalogue-parts': catalogueParts,
  '0020-customer-user-agents': customerUserAgents,
  '0021-refused-mails': refusedMails,
  '0022-refused-invitations': refusedInvitations,
  '0023-card-disputes': cardDisputes,
  '0024-accounts-and-links': accountsAndLinks,
  '0025-call-counts': callCounts,
  '0026-mail-turns': mailTurns,
  '0027-brakes': brakes,
  '0028-sellers': sellers,
  '0029-receipts': receipts,
  '0030-invoice-codes': invoiceCodes,
  '0040-trip-lists': tripLists,
  '0041-papers': papers,
  '0042-room-changes': roomChanges,
  '0043-agency-changes': agencyChanges,
  '0044-invoice-payments': invoicePayments,
  '0045-email-undos': emailUndos,
  '0046-accounting-entries': accountingEntries,
  '0047-traveler-profiles': travelerProfiles,
  '0048-accounting-profiles': accountingProfiles,
  '0049-trip-searches': tripSearches,
  '0050-branch-offices': branchOffices,
  '0052-tax-grounds': taxGrounds,
  '0053-clip-stays': clipStays,
  '0054-ground-days': groundDays,
  '0055-billed-taxes': billedTaxes,
  '0056-external-places': externalPlaces,
  '0057-peppol-ids': peppolIds,
  '0062-agency-pictures': agencyPictures,
  '0066-booking-memos': bookingMemos,
  '0067-hotel-facts': hotelFacts,
  '0070-booking-cards': bookingCards,
  '0072-tax-sources': taxSources,
  '0073-billed-parts': billedParts,
  '0074-clip-prices': clipPrices,
  '0075-trip-ends': tripEnds,
};
