import { PhoneText } from '@yado/shared/components/PhoneText';
import { addressText } from '@yado/shared/format/address-text';
import { paymentTypeText } from '@yado/shared/format/payment-type-text';
import { brandName } from '@yado/shared/format/card-text';
import { formatStay } from '@yado/shared/format/dates';
import { formatLocalTaxTotal } from '@yado/shared/format/local-tax';
import { formatMoney } from '@yado/shared/format/money';
import { formatYen } from '@yado/shared/format/yen';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import type { BookedStay_travel$key } from './__generated__/BookedStay_travel.graphql';

/** The booking in a few lines, both amounts. */
export function BookedStay({ travel }: { travel: BookedStay_travel$key }) {
  const {
    propertyContent,
    startDate,
    endDate,
    expediaHotelRooms,
    pricing,
    localTax,
    paymentType,
    stripeCreditCard,
  } = useFragment(
    graphql`
      fragment BookedStay_travel on Travel {
        startDate
        endDate
        paymentType
        propertyContent {
          name
          phone
          countryCode
          address {
            postalCode
            stateProvinceName
            city
            line1
            line2
          }
        }
        expediaHotelRooms {
          id
          roomNumber
          roomName
          familyName
          givenName
        }
        stripeCreditCard {
          brand
          last4
        }
        localTax {
          total
          isUpperBound
        }
        pricing {
          total {
            paymentPrice
            propertyPrice {
              total {
                currency
                value
              }
            }
          }
        }
      }
    `,
    travel,
  );
  const { address, countryCode, phone } = propertyContent;
  const { paymentPrice, propertyPrice } = pricing.total;
  const payment =
    paymentType === 'INVOICE'
      ? paymentTypeText('INVOICE')
      : `カード ${brandName(stripeCreditCard?.brand ?? '')} •••• ${stripeCreditCard?.last4 ?? ''}`;
  return (
    <Card heading={propertyContent.name}>
      <DescriptionList
        items={[
          { term: '宿泊日', description: formatStay(startDate, endDate, { year: true }) },
          ...expediaHotelRooms.map(({ id, roomNumber, roomName, familyName, givenName }) => ({
            id,
            term: `${roomNumber}室目`,
            description: `${roomName} / ${familyName} ${givenName} 様`,
          })),
          { term: 'お支払い(税込)', description: `${formatYen(paymentPrice)}(${payment})`, strong: true },
          {
            term: '現地でのお支払い',
            description:
              propertyPrice && formatMoney(propertyPrice.total.value, propertyPrice.total.currency),
          },
          {
            term: '現地での宿泊税などの目安',
            description: localTax && formatLocalTaxTotal(localTax),
          },
          { term: '住所', description: addressText(address, countryCode) },
          { term: '電話番号', description: phone && <PhoneText phone={phone} /> },
        ]}
      />
    </Card>
  );
}
