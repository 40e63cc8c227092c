import { toBilledTaxEntry } from '@yado/shared/format/billed-tax-entry';
import { useFreshDialog } from '@yado/shared/forms/use-fresh-dialog';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { billedTaxText } from '../lib/billed-tax-text.ts';
import { BilledTaxDialog } from './BilledTaxDialog.tsx';
import type { OperatorBilledTax_travel$key } from './__generated__/OperatorBilledTax_travel.graphql';

/** For operators: the tax of a trip from elsewhere as its bill says, where the hotel is in Japan. */
export function OperatorBilledTax({ travel }: { travel: OperatorBilledTax_travel$key }) {
  const { id, externalSupplierName, billedTax, pricing, propertyContent } = useFragment(
    graphql`
      fragment OperatorBilledTax_travel on Travel {
        id
        externalSupplierName
        billedTax {
          ratePercent
          taxPrice
          registrationNumber
          parts {
            ratePercent
            price
            taxPrice
          }
        }
        pricing {
          total {
            paymentPrice
          }
        }
        propertyContent {
          countryCode
        }
      }
    `,
    travel,
  );
  const dialog = useFreshDialog();
  if (externalSupplierName === null || propertyContent.countryCode !== 'JP') return null;
  const seen = toBilledTaxEntry(billedTax ?? { ratePercent: 10 });
  return (
    <Card heading="手配先の請求書" data-print="hide">
      <p className={css({ marginBottom: '3' })}>
        {billedTax
          ? `消費税 ${billedTaxText(billedTax)}`
          : '消費税は、まだ記録していません。それまでは10%、手配先が適格請求書を交付するものとして扱います。'}
      </p>
      <Button variant="outline" size="sm" onClick={dialog.show}>
        請求書の消費税を記録
      </Button>
      <BilledTaxDialog
        key={dialog.key}
        travelId={id}
        price={pricing.total.paymentPrice}
        seen={seen}
        open={dialog.open}
        onClose={dialog.close}
      />
    </Card>
  );
}
