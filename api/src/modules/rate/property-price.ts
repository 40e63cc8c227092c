import type { RapidAmount, RapidPricing } from '../../adapters/rapid/common-schemas.ts';
import { addDecimals } from './decimal.ts';
import type { MoneyModel, PropertyPriceModel } from './rate-model.ts';
import { UnreadableRateError } from './unreadable-rate-error.ts';

type FeeKind = 'resort_fee' | 'mandatory_fee' | 'mandatory_tax';

function sumMoney(amounts: readonly RapidAmount[]): MoneyModel | null {
  const [first] = amounts;
  if (!first) return null;
  if (amounts.some((amount) => amount.currency !== first.currency)) {
    throw new UnreadableRateError('fees of one stay in several currencies');
  }
  return { currency: first.currency, value: addDecimals(amounts.map((amount) => amount.value)) };
}

/** What the hotel itself collects for the stay, in its own currency; null when it collects nothing. */
export function mapPropertyPrice(rooms: readonly Pick<RapidPricing, 'fees'>[]): PropertyPriceModel | null {
  const amountsOf = (kind: FeeKind): RapidAmount[] =>
    rooms.flatMap((room) => {
      const fee = room.fees?.[kind];
      const amount = fee?.billable_currency ?? fee?.request_currency;
      return amount ? [amount] : [];
    });
  const resort = amountsOf('resort_fee');
  const mandatory = amountsOf('mandatory_fee');
  const tax = amountsOf('mandatory_tax');
  const total = sumMoney([...resort, ...mandatory, ...tax]);
  if (!total || Number(total.value) === 0) return null;
  return {
    total,
    resortPrice: sumMoney(resort),
    mandatoryPrice: sumMoney(mandatory),
    mandatoryTaxPrice: sumMoney(tax),
  };
}
