import { formatMoney } from '@yado/shared/format/money';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { PropertyPrice_price$key } from './__generated__/PropertyPrice_price.graphql';

/** What the hotel itself collects, in its own currency; never added to what is paid now. */
export function PropertyPrice({ price }: { price: PropertyPrice_price$key }) {
  const { total } = useFragment(
    graphql`
      fragment PropertyPrice_price on TotalPropertyPrice {
        total {
          currency
          value
        }
      }
    `,
    price,
  );
  return (
    <>
      現地でのお支払い{' '}
      <span className={css({ whiteSpace: 'nowrap' })}>別途{formatMoney(total.value, total.currency)}</span>
    </>
  );
}
