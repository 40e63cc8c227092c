import {
  formatLocalTaxTotal,
  includesLocalTax,
  localTaxInSumText,
  unknownChargesShortText,
} from '../../format/local-tax.ts';
import { formatMoney } from '../../format/money.ts';
import { formatYen } from '../../format/yen.ts';
import { English } from './English.tsx';
import type { VoucherFacts } from './voucher-facts.ts';
import { VoucherRow } from './VoucherRow.tsx';

/** What the hotel collects, as far as that is known. */
export function VoucherPriceRow({ room }: { room: VoucherFacts }) {
  const { atHotel, localTax, localTaxState, thirdParty, status } = room;
  const isUnknown = (thirdParty || localTaxState === 'UNKNOWN') && status !== 'CANCELED';
  const asksHotel = localTaxState === 'ASK_HOTEL';
  const isSilent = !atHotel && !localTax && !asksHotel;
  if (isSilent && !isUnknown) return null;
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
      {asksHotel && (
        <div>
          宿泊税・入湯税の目安 ホテルでお確かめください
          <English>Local taxes, estimated: please ask the hotel</English>
        </div>
      )}
      {isSilent && (
        <>
          {unknownChargesShortText}
          <English>Charges at the hotel, such as local taxes, were not confirmed.</English>
        </>
      )}
    </VoucherRow>
  );
}
