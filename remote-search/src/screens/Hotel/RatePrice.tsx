import { formatNights, formatRooms } from '@yado/shared/format/counts';
import { formatMoney } from '@yado/shared/format/money';
import { formatYen } from '@yado/shared/format/yen';
import { nightsOf, type Stay } from '@yado/shared/routing/stay';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import { Price } from '@yado/shared/ui/Price';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { RatePrice_pricing$key } from './__generated__/RatePrice_pricing.graphql';

/** Two purses: what is paid now, and what the hotel collects; never one sum. */
export function RatePrice({ pricing, stay }: { pricing: RatePrice_pricing$key; stay: Stay }) {
  const { averagePerOneRoomNight, total } = useFragment(
    graphql`
      fragment RatePrice_pricing on RatePricing {
        averagePerOneRoomNight {
          paymentPrice
        }
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
  const hotel = total.propertyPrice;
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-end', gap: '1' })}>
      <Price
        amount={total.paymentPrice}
        per={`今回のお支払い(${formatNights(nightsOf(stay))}・${formatRooms(stay.occupancies.length)})`}
        size="lg"
        align="end"
      />
      <p className={small}>1室1泊あたり {formatYen(averagePerOneRoomNight.paymentPrice)}</p>
      {hotel && <p className={small}>現地でのお支払い 別途{money(hotel.total)}</p>}
      <Disclosure summary="料金の内訳" className={css({ fontSize: 'sm', textAlign: 'start', w: 'full' })}>
        <DescriptionList
          layout="sums"
          items={[
            { term: '客室料金', description: formatYen(total.stayPrice) },
            { term: '税およびサービス料', description: formatYen(total.taxAndServicePrice) },
            { term: '今回のお支払い', description: formatYen(total.paymentPrice), strong: true },
          ]}
        />
        {hotel && (
          <>
            <p className={css({ mt: '4', mb: '1', fontWeight: 'medium' })}>現地でのお支払い</p>
            <DescriptionList
              layout="sums"
              items={[
                {
                  term: '宿泊税など',
                  description: hotel.mandatoryTaxPrice && money(hotel.mandatoryTaxPrice),
                },
                { term: '必須の料金', description: hotel.mandatoryPrice && money(hotel.mandatoryPrice) },
                { term: 'リゾート料金', description: hotel.resortPrice && money(hotel.resortPrice) },
                { term: 'ホテルで支払う合計', description: money(hotel.total), strong: true },
              ]}
            />
          </>
        )}
      </Disclosure>
    </div>
  );
}

const money = ({ value, currency }: { value: string; currency: string }) => formatMoney(value, currency);
const small = css({ fontSize: 'xs', color: 'text.muted', fontVariantNumeric: 'tabular-nums' });
