import { formatLocalTaxTotal } from '@yado/shared/format/local-tax';
import { graphql, useFragment } from 'react-relay';
import type { LocalTaxNote_tax$key } from './__generated__/LocalTaxNote_tax.graphql';

/** In a few words beside a price: taxes that the hotel collects on top of it, estimated. */
export function LocalTaxNote({ tax }: { tax: LocalTaxNote_tax$key }) {
  const { taxes, ...estimate } = useFragment(
    graphql`
      fragment LocalTaxNote_tax on LocalTaxEstimate {
        total
        isUpperBound
        taxes {
          kind
        }
      }
    `,
    tax,
  );
  const names = [
    taxes.some(({ kind }) => kind === 'LODGING') && '宿泊税',
    taxes.some(({ kind }) => kind === 'HOT_SPRING') && '入湯税',
  ].filter(Boolean);
  return (
    <>
      {names.join('・') || '宿泊税など'} 別途{formatLocalTaxTotal(estimate)}(目安)
    </>
  );
}
