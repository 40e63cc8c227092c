import { PropertyPriceLines } from '@yado/shared/components/PropertyPriceLines';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PayAtHotel_price$key } from './__generated__/PayAtHotel_price.graphql';

/** The second amount: collected by the hotel, never added to what is paid now. */
export function PayAtHotel({ price }: { price: PayAtHotel_price$key | null }) {
  const fees = useFragment(
    graphql`
      fragment PayAtHotel_price on TotalPropertyPrice {
        ...PropertyPriceLines_price
      }
    `,
    price,
  );
  if (!fees) return <p className={note}>予約にかかる現地払いの料金はありません。</p>;
  return (
    <div>
      <h3 className={css({ textStyle: 'label', marginBottom: '2' })}>現地でのお支払い(ホテルへ直接)</h3>
      <PropertyPriceLines price={fees} />
      <p className={note}>今回のお支払いには含まれません。ホテルの通貨で、現地でお支払いください。</p>
    </div>
  );
}

const note = css({ textStyle: 'small', color: 'text.muted' });
