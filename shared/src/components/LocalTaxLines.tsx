import { formatYen } from '@yado/shared/format/yen';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { formatLocalTaxTotal } from '../format/local-tax.ts';
import type { LocalTaxLines_tax$key } from './__generated__/LocalTaxLines_tax.graphql';

/** Taxes that the hotel collects for prefecture and municipality, line by line: an estimate, never added to a sum. */
export function LocalTaxLines({ tax }: { tax: LocalTaxLines_tax$key }) {
  const estimate = useFragment(
    graphql`
      fragment LocalTaxLines_tax on LocalTaxEstimate {
        total
        isUpperBound
        taxes {
          kind
          authority
          amount
        }
      }
    `,
    tax,
  );
  return (
    <div>
      <DescriptionList
        layout="sums"
        items={[
          ...estimate.taxes.map(({ kind, authority, amount }) => ({
            term: `${kind === 'HOT_SPRING' ? '入湯税' : '宿泊税'}${authority ? `(${authority})` : ''}`,
            description: formatYen(amount),
          })),
          {
            id: 'total',
            term: '現地でかかる税の目安',
            description: formatLocalTaxTotal(estimate),
            strong: true,
          },
        ]}
      />
      <p className={css({ textStyle: 'small', color: 'text.muted', marginTop: '2' })}>
        公表されている税率による目安です。ホテルが現地で集め、今回のお支払いには含まれません。
        {estimate.isUpperBound && '食事代を除いた宿泊料金にかかるため、これより少なくなることがあります。'}
      </p>
    </div>
  );
}
