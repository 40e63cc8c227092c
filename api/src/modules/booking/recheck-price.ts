import { isRefusedAs, type RapidOutcome } from '../../adapters/rapid/outcome.ts';
import type { RapidPriceCheck } from '../../adapters/rapid/shop-schemas.ts';
import { mapPricing } from '../rate/pricing.ts';
import { type AttemptRun, customerOf } from './attempt-run.ts';
import type { BookFailure } from './booking-types.ts';

export type RecheckedPrice = { kind: 'same'; bookHref: string } | { kind: 'failed'; failure: BookFailure };

/** Asks the supplier for the price right before money moves: what the user accepted must still be what it costs. */
export async function recheckPrice(run: AttemptRun): Promise<RecheckedPrice> {
  const outcome = await run.app.rapid.priceCheck(run.check.price_check_href, customerOf(run.row));
  return judge(outcome, run);
}

function judge(outcome: RapidOutcome<RapidPriceCheck>, run: AttemptRun): RecheckedPrice {
  const failed = (failure: BookFailure): RecheckedPrice => ({ kind: 'failed', failure });
  if (outcome.kind === 'unknown') return failed({ errorCode: 'PROVIDER_UNAVAILABLE' });
  if (outcome.kind === 'refused') {
    return failed({
      errorCode: isRefusedAs(outcome, 'link.invalid') ? 'PRICE_CHECK_EXPIRED' : 'PROVIDER_UNAVAILABLE',
    });
  }
  const { status, links, occupancy_pricing } = outcome.value;
  if (status === 'sold_out' || !links.book) return failed({ errorCode: 'SOLD_OUT' });
  const current = mapPricing(occupancy_pricing, run.check.stay).total.paymentPrice;
  if (current !== run.row.payment_price) {
    return failed({ errorCode: 'PRICE_CHANGED', currentPaymentPrice: current });
  }
  return { kind: 'same', bookHref: links.book.href };
}
