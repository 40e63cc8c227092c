import type { CancelPenalty } from '../../supplier/supplier-rate.ts';
import type { RapidCancelPenalty } from '../common-schemas.ts';

/** One window of a cancel policy; a window without any cost stays without one. */
export function mapPenalty({
  start,
  end,
  currency,
  amount,
  nights,
  percent,
}: RapidCancelPenalty): CancelPenalty {
  return {
    ...(currency === undefined ? {} : { currency }),
    start,
    end,
    ...(amount === undefined ? {} : { amount }),
    ...(nights === undefined ? {} : { nights: Number(nights) }),
    ...(percent === undefined ? {} : { percent: Number.parseFloat(percent) }),
  };
}
