import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { addressText } from '../../format/address-text.ts';
import { PhoneText } from '../PhoneText.tsx';
import { English } from './English.tsx';
import { VoucherRow } from './VoucherRow.tsx';
import type { VoucherHotelRows_enHotel$key } from './__generated__/VoucherHotelRows_enHotel.graphql';
import type { VoucherHotelRows_hotel$key } from './__generated__/VoucherHotelRows_hotel.graphql';

interface Props {
  hotel: VoucherHotelRows_hotel$key;
  enHotel: VoucherHotelRows_enHotel$key;
}

/** Where the hotel is, and how one gets in. */
export function VoucherHotelRows({ hotel, enHotel }: Props) {
  const ja = useFragment(
    graphql`
      fragment VoucherHotelRows_hotel on PropertyContent {
        phone
        countryCode
        address {
          postalCode
          stateProvinceName
          city
          line1
          line2
        }
        importantNotes {
          checkinSpecialInstructions
        }
      }
    `,
    hotel,
  );
  const en = useFragment(
    graphql`
      fragment VoucherHotelRows_enHotel on PropertyContent {
        countryCode
        address {
          postalCode
          line1
          line2
          city
          stateProvinceName
        }
        importantNotes {
          checkinSpecialInstructions
        }
      }
    `,
    enHotel,
  );
  const { checkinSpecialInstructions: instructions } = ja.importantNotes;
  const { checkinSpecialInstructions: enInstructions } = en.importantNotes;
  // A trip from elsewhere has its city in one language alone, and it is above.
  const enAddress = { ...en.address, city: en.address.city === ja.address.city ? null : en.address.city };
  return (
    <>
      <VoucherRow ja="住所" en="Address">
        {addressText(ja.address, ja.countryCode)}
        <English>{addressText(enAddress, en.countryCode, 'en')}</English>
      </VoucherRow>
      {ja.phone && (
        <VoucherRow ja="電話" en="Phone">
          <PhoneText variant="quiet" phone={ja.phone} />
          {ja.phone.startsWith('81') && (
            <English>
              <PhoneText variant="quiet" phone={ja.phone} abroad />
            </English>
          )}
        </VoucherRow>
      )}
      {(instructions ?? enInstructions) && (
        <VoucherRow ja="到着のとき" en="On arrival">
          {instructions && (
            <span className={css({ whiteSpace: 'pre-line', fontSize: 'sm' })}>{instructions}</span>
          )}
          {enInstructions && enInstructions !== instructions && (
            <English>
              <span className={css({ whiteSpace: 'pre-line' })}>{enInstructions}</span>
            </English>
          )}
        </VoucherRow>
      )}
    </>
  );
}
