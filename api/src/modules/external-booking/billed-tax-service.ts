import type { AppContext } from '../../context.ts';
import type { BilledTaxErrorCode, RecordBilledTaxInput } from '../../graphql/__generated__/schema-types.ts';
import { ForbiddenError } from '../../lib/errors.ts';
import { readSeller, toSeller } from '../organization/seller.ts';
import { countNights } from '../rate/stay.ts';
import type { InvalidBilledTax } from '../tax-ground/check-bill-parts.ts';
import { checkBilledTax, isOwnNumber, saysTheSame } from '../tax-ground/check-billed-tax.ts';
import { findBilledTax } from '../tax-ground/ground-store.ts';
import { isInJapan } from '../travel/is-in-japan.ts';
import type { TravelRow } from '../travel/tables.ts';
import { readTravel } from '../travel/travel-service.ts';
import { findHotelMemory, lockTravel } from '../travel/travel-store.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { writeBilledTax } from './write-billed-tax.ts';

export type RecordBilledTaxResult =
  | { kind: 'recorded'; travel: TravelRow }
  | ({ kind: 'failed'; errorCode: BilledTaxErrorCode } & Pick<
      InvalidBilledTax,
      'ratePercent' | 'missingPrice'
    >);

const failed = (errorCode: BilledTaxErrorCode): RecordBilledTaxResult => ({ kind: 'failed', errorCode });

/**
 * Writes down the tax of a trip that was arranged elsewhere, as its bill says; what is its newest record already stays the
 * one record. What papers have said of it stays as it is. Throws ForbiddenError for anybody but operators.
 */
export async function recordBilledTax(
  app: AppContext,
  viewer: Viewer,
  { travelId, billedTax }: RecordBilledTaxInput,
): Promise<RecordBilledTaxResult> {
  if (!viewer.permissions.has('OPERATOR_DESK')) throw new ForbiddenError();
  const travel = await readTravel(app, viewer, travelId);
  if (!travel) return failed('TRAVEL_NOT_FOUND');
  const isInPrice =
    travel.external_supplier_name !== null && isInJapan(await findHotelMemory(app.db, travel.id));
  if (!isInPrice) return failed('NOT_FROM_ELSEWHERE');
  const checked = checkBilledTax(billedTax, {
    price: travel.payment_price,
    roomNights: countNights(travel.stay) * travel.stay.occupancies.length,
  });
  if (checked.kind === 'invalid') return { ...checked, kind: 'failed' };
  const seller = travel.seller ?? (await readSeller(app, travel.agency_id));
  if (isOwnNumber(checked.billed, [seller, toSeller(app.config, null)])) return failed('OWN_BILL_NUMBER');
  const { userId } = viewer;
  const isNew = await app.db.transaction().execute(async (tx) => {
    // So that the same bill, sent twice at once, is written once.
    await lockTravel(tx, travel.id);
    const newest = await findBilledTax(tx, travel.id);
    if (newest && saysTheSame(newest, checked.billed)) return false;
    await writeBilledTax(tx, travel.id, checked.billed, { userId, now: app.clock() });
    return true;
  });
  if (isNew) app.log.info({ event: 'billed-tax-recorded', userId, travelId }, 'billed tax recorded');
  return { kind: 'recorded', travel };
}
