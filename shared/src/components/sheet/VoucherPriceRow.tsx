import { formatMoney } from '../../format/money.ts';
import { English } from './English.tsx';
import type { VoucherFacts } from './voucher-facts.ts';
import { VoucherRow } from './VoucherRow.tsx';

/** What the hotel collects, as far as that is known. */
export function VoucherPriceRow({ room: { atHotel, thirdParty, status } }: { room: VoucherFacts }) {
  if (!atHotel && (!thirdParty || status === 'CANCELED')) return null;
  return (
    <VoucherRow ja="現地でのお支払い" en="Pay at hotel">
      {atHotel ? (
        formatMoney(atHotel.value, atHotel.currency)
      ) : (
        <>
          宿泊税などの有無は確認していません
          <English>Charges at the hotel, such as local taxes, were not confirmed.</English>
        </>
      )}
    </VoucherRow>
  );
}
