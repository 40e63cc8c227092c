import { graphql, useFragment } from 'react-relay';
import { formatMoney } from '@yado/shared/format/money';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { css } from '#styled/css';
import { ChargesNote } from './ChargesNote.tsx';
import { localTaxInSumText } from '../format/local-tax.ts';
import type { PropertyPriceLines_price$key } from './__generated__/PropertyPriceLines_price.graphql';

interface Money {
  readonly currency: string;
  readonly value: string;
}

/** The second amount line by line: what the hotel collects in its own currency, never added to what is paid now. */
export function PropertyPriceLines({ price }: { price: PropertyPriceLines_price$key }) {
  const fees = useFragment(
    graphql`
      fragment PropertyPriceLines_price on TotalPropertyPrice {
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
  return (
    <>
      <DescriptionList
        layout="sums"
        items={[
          { term: '宿泊税など', description: formatPrice(fees.mandatoryTaxPrice) },
          { term: '必須の料金', description: formatPrice(fees.mandatoryPrice) },
          { term: 'リゾート料金', description: formatPrice(fees.resortPrice) },
          {
            id: 'total',
            term: (
              <>
                現地でのお支払い合計
                <span className={css({ fontWeight: 'normal', fontSize: 'xs' })}>
                  ({localTaxInSumText(fees)})
                </span>
              </>
            ),
            description: formatPrice(fees.total),
            strong: true,
          },
        ]}
      />
      {fees.mandatoryPrice && <ChargesNote />}
    </>
  );
}

function formatPrice(money: Money | null | undefined): string | null {
  return money ? formatMoney(money.value, money.currency) : null;
}
