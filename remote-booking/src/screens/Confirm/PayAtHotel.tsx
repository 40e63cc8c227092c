import { formatMoney } from '@yado/shared/format/money';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PayAtHotel_price$key } from './__generated__/PayAtHotel_price.graphql';

interface Money {
  readonly currency: string;
  readonly value: string;
}

/** The second purse: collected by the hotel in its own currency, never added to what is paid now. */
export function PayAtHotel({ price }: { price: PayAtHotel_price$key | null }) {
  const fees = useFragment(
    graphql`
      fragment PayAtHotel_price on TotalPropertyPrice {
        total {
          currency
          value
        }
        resortPrice {
          currency
          value
        }
        mandatoryPrice {
          currency
          value
        }
        mandatoryTaxPrice {
          currency
          value
        }
      }
    `,
    price,
  );
  const heading = (
    <h3 className={css({ textStyle: 'label', marginBottom: '2' })}>現地でのお支払い(ホテルへ直接)</h3>
  );
  const note = css({ textStyle: 'small', color: 'text.muted' });
  if (!fees) {
    return (
      <div>
        {heading}
        <p className={note}>予約にかかる現地払いの料金はありません。</p>
      </div>
    );
  }
  return (
    <div>
      {heading}
      <DescriptionList
        layout="sums"
        items={[
          { term: 'リゾート料金', description: textOf(fees.resortPrice) },
          { term: '現地で必須の料金', description: textOf(fees.mandatoryPrice) },
          { term: '現地で徴収される税金', description: textOf(fees.mandatoryTaxPrice) },
          { term: '現地でのお支払い合計', description: textOf(fees.total), strong: true },
        ]}
      />
      <p className={note}>今回のお支払いには含まれません。ホテルの通貨で、現地でお支払いください。</p>
    </div>
  );
}

function textOf(money: Money | null | undefined): string | null {
  return money ? formatMoney(money.value, money.currency) : null;
}
