import { isRefusedAs, type SupplierResult } from '../../adapters/supplier/supplier-result.ts';
import type { PriceCheck } from '../../adapters/supplier/supplier-port.ts';
import { mapPricing } from '../rate/pricing.ts';
import { type AttemptRun, getCustomer } from './attempt-run.ts';
import type { BookFailure } from './booking-types.ts';

export type RecheckedPrice = { kind: 'same'; bookToken: string } | { kind: 'failed'; failure: BookFailure };

/** Asks the supplier for the price right before money moves: what the user accepted must still be what it costs. */
export async function recheckPrice(run: AttemptRun): Promise<RecheckedPrice> {
  const outcome = await run.app.supplier.priceCheck(run.check.price_check_href, getCustomer(run.row));
  return judge(outcome, run);
}

function judge(outcome: SupplierResult<PriceCheck>, run: AttemptRun): RecheckedPrice {
  const failed = (failure: BookFailure): RecheckedPrice => ({ kind: 'failed', failure });
  if (outcome.kind === 'unknown') return failed({ errorCode: 'PROVIDER_UNAVAILABLE' });
  if (outcome.kind === 'refused') {
    return failed({
      errorCode: isRefusedAs(outcome, 'TOKEN_EXPIRED') ? 'PRICE_CHECK_EXPIRED' : 'PROVIDER_UNAVAILABLE',
    });
  }
  const { status, bookToken, pricing } = outcome.value;
  if (status === 'SOLD_OUT' || bookToken === null) return failed({ errorCode: 'SOLD_OUT' });
  const current = mapPricing(pricing, run.check.stay).total.paymentPrice;
  if (current !== run.row.payment_price) {
    return failed({ errorCode: 'PRICE_CHANGED', currentPaymentPrice: current });
  }
  return { kind: 'same', bookToken };
}
