import type { AppContext } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { BilledTaxErrorCode, RecordBilledTaxInput } from '../../graphql/__generated__/schema-types.ts';
import { ForbiddenError } from '../../lib/errors.ts';
import { countNights } from '../rate/stay.ts';
import { isInJapan } from '../travel/is-in-japan.ts';
import type { TravelRow } from '../travel/tables.ts';
import { addHistory } from '../travel/history-store.ts';
import { findHotelMemory } from '../travel/travel-store.ts';
import { readTravel } from '../travel/travel-service.ts';
import type { Viewer } from '../viewer/viewer.ts';
import { readSeller, toSeller } from '../organization/seller.ts';
import { checkBilledTax, isOwnNumber } from '../tax-ground/check-billed-tax.ts';
import { insertBilledTax } from '../tax-ground/ground-store.ts';

export type RecordBilledTaxResult =
  | { kind: 'recorded'; travel: TravelRow }
  | { kind: 'failed'; errorCode: BilledTaxErrorCode };

const failed = (errorCode: BilledTaxErrorCode): RecordBilledTaxResult => ({ kind: 'failed', errorCode });

/**
 * Writes down the tax of a trip that was arranged elsewhere, as its bill says. What papers have said of it stays as it is.
 * Throws ForbiddenError for anybody but operators.
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
  if (checked.kind === 'invalid') return failed(checked.errorCode);
  const seller = travel.seller ?? (await readSeller(app, travel.agency_id));
  if (isOwnNumber(checked.billed, [seller, toSeller(app.config, null)])) return failed('OWN_BILL_NUMBER');
  const { ratePercent, taxPrice, registrationNumber } = checked.billed;
  const { userId } = viewer;
  const now = app.clock();
  await app.db.transaction().execute(async (tx) => {
    await insertBilledTax(tx, {
      id: newId(),
      travel_id: travel.id,
      rate_percent: ratePercent,
      tax_price: taxPrice,
      registration_number: registrationNumber,
      recorded_by: userId,
      created_at: now,
    });
    await addHistory(tx, {
      travelId: travel.id,
      type: 'BILLED_TAX_RECORDED',
      by: 'OPERATOR',
      userId,
      price: taxPrice,
      now,
    });
  });
  app.log.info({ event: 'billed-tax-recorded', userId: viewer.userId, travelId }, 'billed tax recorded');
  return { kind: 'recorded', travel };
}
