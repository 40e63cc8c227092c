import { LocalTaxLines } from '@yado/shared/components/LocalTaxLines';
import { PropertyPriceLines } from '@yado/shared/components/PropertyPriceLines';
import { unknownChargesText } from '@yado/shared/format/local-tax';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PayAtHotel_rate$key } from './__generated__/PayAtHotel_rate.graphql';

/** The second amount: collected by the hotel, never added to what is paid now. */
export function PayAtHotel({ rate }: { rate: PayAtHotel_rate$key }) {
  const { pricing, localTax, localTaxState } = useFragment(
    graphql`
      fragment PayAtHotel_rate on Rate {
        pricing {
          total {
            propertyPrice {
              ...PropertyPriceLines_price
            }
          }
        }
        localTax {
          ...LocalTaxLines_tax
        }
        localTaxState
      }
    `,
    rate,
  );
  const fees = pricing.total.propertyPrice;
  if (!fees && !localTax) {
    const isUnknown = localTaxState === 'UNKNOWN';
    return (
      <p className={note}>{isUnknown ? unknownChargesText : '予約にかかる現地払いの料金はありません。'}</p>
    );
  }
  return (
    <div>
      <h3 className={css({ textStyle: 'label', marginBottom: '2' })}>現地でのお支払い(ホテルへ直接)</h3>
      {fees && (
        <>
          <PropertyPriceLines price={fees} />
          <p className={note}>今回のお支払いには含まれません。ホテルの通貨で、現地でお支払いください。</p>
        </>
      )}
      {localTax && <LocalTaxLines tax={localTax} />}
    </div>
  );
}

const note = css({ textStyle: 'small', color: 'text.muted' });
