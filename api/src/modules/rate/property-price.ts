import type { Money, RoomPricing } from '../../adapters/supplier/supplier-rate.ts';
import { addDecimals } from './decimal.ts';
import type { MoneyModel, PropertyPriceModel } from './rate-model.ts';
import { UnreadableRateError } from './unreadable-rate-error.ts';

type FeeKind = keyof NonNullable<RoomPricing['hotelFees']>;

function sumMoney(amounts: readonly Money[]): MoneyModel | null {
  const [first] = amounts;
  if (!first) return null;
  if (amounts.some((amount) => amount.currency !== first.currency)) {
    throw new UnreadableRateError('fees of one stay in several currencies');
  }
  return { currency: first.currency, value: addDecimals(amounts.map((amount) => amount.value)) };
}

/** What the hotel itself collects for the stay, in its own currency; null when it collects nothing. */
export function mapPropertyPrice(
  rooms: readonly Pick<RoomPricing, 'hotelFees'>[],
): PropertyPriceModel | null {
  const listAmounts = (kind: FeeKind): Money[] =>
    rooms.flatMap((room) => {
      const fee = room.hotelFees?.[kind];
      const amount = fee?.billed ?? fee?.asked;
      return amount ? [amount] : [];
    });
  const resort = listAmounts('resort');
  const mandatory = listAmounts('mandatory');
  const tax = listAmounts('tax');
  const total = sumMoney([...resort, ...mandatory, ...tax]);
  if (!total || Number(total.value) === 0) return null;
  return {
    total,
    resortPrice: sumMoney(resort),
    mandatoryPrice: sumMoney(mandatory),
    mandatoryTaxPrice: sumMoney(tax),
  };
}
