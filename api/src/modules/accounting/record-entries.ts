import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import { forEachInTurn } from '../../lib/for-each-in-turn.ts';
import { type RateAmount, toRateAmounts } from '../tax-ground/rate-amounts.ts';
import { type LineGround, outside, settleTax } from '../tax-ground/settle-ground.ts';
import { findAgencies } from '../organization/organization-store.ts';
import { toSeller } from '../organization/seller.ts';
import { dayInZone } from '../rate/calendar.ts';
import { findBranchesToEnter, findDifferences, type RoomDifference } from './difference-store.ts';
import { insertEntries, lockEntries } from './entry-store.ts';
import type { AccountingEntryRow } from './tables.ts';

/** Longer than any interruption of the sweep; what is older is entered before the branch's next file. */
const SWEPT_MS = 7 * 86_400_000;

/**
 * Brings the entries of a branch to what its rooms cost now: a further row for each difference, no old one changes. With
 * `since` only for trips that ended or changed from then on.
 */
export async function recordEntries(
  app: AppContext,
  branchId: string,
  since: Date | null = null,
): Promise<void> {
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    await lockEntries(tx, branchId);
    const found = await findDifferences(tx, branchId, { today: dayInZone(now, 'Asia/Tokyo'), since });
    const agencyIds = new Set(found.flatMap(({ agency_id }) => agency_id ?? []));
    const sellers = agencyIds.size === 0 ? [] : await findAgencies(tx, [...agencyIds]);
    const agencies = new Map(sellers.map((agency) => [agency.id, agency]));
    await insertEntries(
      tx,
      found.flatMap((difference) => {
        // Trips of releases that kept no seller: who sells to them today.
        const seller =
          difference.seller ?? toSeller(app.config, agencies.get(difference.agency_id ?? '') ?? null);
        return toEntries(difference, { branchId, seller, now });
      }),
    );
  });
}

/** The same for every branch and its trips of the last days; one that fails does not keep the others waiting. */
export async function recordAllEntries(app: AppContext): Promise<void> {
  const now = app.clock();
  const since = new Date(now.getTime() - SWEPT_MS);
  const branches = await findBranchesToEnter(app.db, { today: dayInZone(now, 'Asia/Tokyo'), since });
  await forEachInTurn(branches, (branchId) => recordEntries(app, branchId, since));
}

interface Origin {
  branchId: string;
  seller: { name: string; registrationNumber: string | null };
  now: Date;
}

/** One entry a tax rate, what is taxed first. */
function toEntries(difference: RoomDifference, { branchId, seller, now }: Origin): AccountingEntryRow[] {
  const {
    taxed,
    untaxed,
    agency_id: _agency,
    seller: _seller,
    revision,
    ground,
    isElsewhere,
    billed,
    said,
    split,
    stay,
    ...facts
  } = difference;
  const tax = settleTax({ ground, isElsewhere, billed, said, split }, seller);
  const amounts = toRateAmounts(facts.room_id, { taxed, untaxed, split, stay }, tax.ratePercent);
  return amounts.map((amount, index) => ({
    ...facts,
    ...toColumns(amount, amount.ratePercent === null ? outside : tax),
    id: newId(),
    branch_id: branchId,
    revision: revision + 1 + index,
    seller_name: seller.name,
    registration_number: seller.registrationNumber,
    recorded_at: now,
  }));
}

const toColumns = (
  { price, ratePercent, billedTaxId }: RateAmount,
  { basis, hotelNumber, source }: LineGround,
) => ({
  price,
  tax_rate_percent: ratePercent,
  billed_tax_id: billedTaxId,
  tax_basis: basis,
  hotel_registration_number: hotelNumber,
  tax_source: source,
});
