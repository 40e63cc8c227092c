import { formatLocalTaxTotal, includesLocalTax, localTaxInSumText } from '../../format/local-tax.ts';
import { formatMoney } from '../../format/money.ts';
import { formatYen } from '../../format/yen.ts';
import { English } from './English.tsx';
import type { VoucherFacts } from './voucher-facts.ts';
import { VoucherRow } from './VoucherRow.tsx';

/** What the hotel collects, as far as that is known. */
export function VoucherPriceRow({ room }: { room: VoucherFacts }) {
  const { atHotel, localTax, thirdParty, status } = room;
  const isUnknown = thirdParty && status !== 'CANCELED';
  if (!atHotel && !localTax && !isUnknown) return null;
  return (
    <VoucherRow ja="現地でのお支払い" en="Pay at hotel">
      {atHotel && (
        <div>
          {formatMoney(atHotel.total.value, atHotel.total.currency)}({localTaxInSumText(atHotel)})
          <English>{includesLocalTax(atHotel) ? 'Local taxes included' : 'Local taxes not included'}</English>
        </div>
      )}
      {localTax && (
        <div>
          宿泊税・入湯税の目安 {formatLocalTaxTotal(localTax)}
          <English>
            Local taxes, estimated: {localTax.isUpperBound ? 'up to' : 'about'} {formatYen(localTax.total)}
          </English>
        </div>
      )}
      {!atHotel && !localTax && (
        <>
          宿泊税などの有無は確認していません
          <English>Charges at the hotel, such as local taxes, were not confirmed.</English>
        </>
      )}
    </VoucherRow>
  );
}
