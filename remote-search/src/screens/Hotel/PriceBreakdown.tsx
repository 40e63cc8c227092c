import { formatMoney } from '@yado/shared/format/money';
import { formatYen } from '@yado/shared/format/yen';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PriceBreakdown_pricing$key } from './__generated__/PriceBreakdown_pricing.graphql';

/** What the price is made of, for each of the two purses. */
export function PriceBreakdown({ pricing }: { pricing: PriceBreakdown_pricing$key }) {
  const { total } = useFragment(
    graphql`
      fragment PriceBreakdown_pricing on RatePricing {
        total {
          stayPrice
          taxAndServicePrice
          paymentPrice
          propertyPrice {
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
        }
      }
    `,
    pricing,
  );
  const atHotel = total.propertyPrice;
  return (
    <Disclosure summary="料金の内訳" className={css({ fontSize: 'sm', textAlign: 'start', w: 'full' })}>
      <DescriptionList
        layout="sums"
        items={[
          { term: '客室料金', description: formatYen(total.stayPrice) },
          { term: '税およびサービス料', description: formatYen(total.taxAndServicePrice) },
          { term: '今回のお支払い', description: formatYen(total.paymentPrice), strong: true },
        ]}
      />
      {atHotel && (
        <div className={css({ mt: '4' })}>
          <DescriptionList
            layout="sums"
            items={[
              { term: '宿泊税など', description: money(atHotel.mandatoryTaxPrice) },
              { term: '必須の料金', description: money(atHotel.mandatoryPrice) },
              { term: 'リゾート料金', description: money(atHotel.resortPrice) },
              { term: '現地でのお支払い', description: money(atHotel.total), strong: true },
            ]}
          />
        </div>
      )}
    </Disclosure>
  );
}

const money = (amount: { readonly value: string; readonly currency: string } | null | undefined) =>
  amount && formatMoney(amount.value, amount.currency);
