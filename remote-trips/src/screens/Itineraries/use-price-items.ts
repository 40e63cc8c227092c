import { codeLabels } from '@yado/shared/format/code-labels';
import {
  formatLocalTaxTotal,
  localTaxInSumText,
  unknownChargesShortText,
} from '@yado/shared/format/local-tax';
import { formatMoney } from '@yado/shared/format/money';
import { formatYen } from '@yado/shared/format/yen';
import type { DescriptionItem } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import type { usePriceItems_room$key } from './__generated__/usePriceItems_room.graphql';
import type { usePriceItems_travel$key } from './__generated__/usePriceItems_travel.graphql';

/** What is paid, what is left to pay, and the company's own codes. */
export function usePriceItems(
  travel: usePriceItems_travel$key,
  room: usePriceItems_room$key,
): DescriptionItem[] {
  const trip = useFragment(
    graphql`
      fragment usePriceItems_travel on Travel {
        externalSupplierName
        companyIdByEmployee
        departmentIdByEmployee
      }
    `,
    travel,
  );
  const { paymentPrice, propertyPrice, localTax, localTaxState } = useFragment(
    graphql`
      fragment usePriceItems_room on ExpediaHotelRoom {
        paymentPrice
        propertyPrice {
          total {
            currency
            value
          }
          mandatoryTaxPrice {
            value
          }
        }
        localTax {
          total
          isUpperBound
        }
        localTaxState
      }
    `,
    room,
  );
  const elsewhere = trip.externalSupplierName !== null;
  const isUnknown = elsewhere || (localTaxState === 'UNKNOWN' && !propertyPrice);
  return [
    { term: '宿泊料金(税込)', description: `${formatYen(paymentPrice)}(お支払いの手続き済み)` },
    {
      term: '現地でのお支払い',
      description: isUnknown
        ? unknownChargesShortText
        : propertyPrice &&
          `${formatMoney(propertyPrice.total.value, propertyPrice.total.currency)}(${localTaxInSumText(propertyPrice)})`,
    },
    {
      term: '現地での宿泊税などの目安',
      description: localTax && `${formatLocalTaxTotal(localTax)}(ホテルが現地で集めます)`,
    },
    { term: codeLabels.company, description: trip.companyIdByEmployee },
    { term: codeLabels.department, description: trip.departmentIdByEmployee },
  ];
}
