import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { VoucherRow } from './VoucherRow.tsx';
import { roomStatusText, stayText } from './voucher-text.ts';
import type { VoucherRoom_room$key } from './__generated__/VoucherRoom_room.graphql';
import type { VoucherRoom_travel$key } from './__generated__/VoucherRoom_travel.graphql';

interface Props {
  travel: VoucherRoom_travel$key;
  room: VoucherRoom_room$key;
}

/** One room's sheet, both languages side by side in each row. */
export function VoucherRoom({ travel, room }: Props) {
  const { propertyContent, enPropertyContent, propertyPrice } = useFragment(
    graphql`
      fragment VoucherRoom_travel on PublicTravel {
        propertyPrice {
          total {
            currency
            value
          }
        }
        propertyContent {
          name
          phone
          address {
            postalCode
            stateProvinceName
            city
            line1
            line2
          }
          importantNotes {
            checkin {
              beginTime
              endTime
              checkoutTime
            }
          }
        }
        enPropertyContent {
          name
          address {
            line1
            line2
            city
            stateProvinceName
          }
        }
      }
    `,
    travel,
  );
  const voucher = useFragment(
    graphql`
      fragment VoucherRoom_room on PublicTravelRoom {
        roomNumber
        roomName
        enRoomName
        bedType
        status
        familyName
        givenName
        checkin
        checkout
        totalNights
        numberOfAdults
        childAges
        smoking
        specialRequest
        propertyConfirmationId
        itineraryId
        mappedRateAmenities {
          jaMealLabels
          enMealLabels
        }
      }
    `,
    room,
  );
  const { address, importantNotes, phone } = propertyContent;
  const { checkin } = importantNotes;
  const canceled = voucher.status === 'CANCELED' || voucher.status === 'REFUNDED';
  const en = enPropertyContent.address;
  return (
    <article
      aria-label={`${voucher.roomNumber}室目`}
      className={css({
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        bg: 'surface',
        padding: { base: '4', md: '8' },
        _print: { breakInside: 'avoid', pageBreakAfter: 'always', borderRadius: '0' },
      })}
    >
      <div className={css({ display: 'flex', gap: '4', justifyContent: 'space-between', marginBottom: '4' })}>
        <div>
          <h2 className={css({ fontSize: 'xl', fontWeight: 'bold' })}>{propertyContent.name}</h2>
          <p lang="en" className={css({ color: 'text.muted' })}>
            {enPropertyContent.name}
          </p>
        </div>
        <p
          className={css({
            fontWeight: 'bold',
            whiteSpace: 'nowrap',
            color: canceled ? 'danger' : 'success',
          })}
        >
          {roomStatusText[voucher.status]?.ja} <span lang="en">{roomStatusText[voucher.status]?.en}</span>
        </p>
      </div>
      <dl>
        <VoucherRow ja="宿泊者" en="Guest">
          <strong lang="en">
            {voucher.familyName} {voucher.givenName}
          </strong>
        </VoucherRow>
        <VoucherRow ja="宿泊日" en="Stay">
          {stayText(voucher.checkin, voucher.checkout, voucher.totalNights)}
        </VoucherRow>
        <VoucherRow ja="チェックイン" en="Check-in">
          {checkin.beginTime ?? '-'}
          {checkin.endTime && ` 〜 ${checkin.endTime}`} / チェックアウト <span lang="en">Check-out</span>{' '}
          {checkin.checkoutTime ?? '-'}
        </VoucherRow>
        <VoucherRow ja="客室" en="Room">
          {voucher.roomName}
          {voucher.bedType && `・${voucher.bedType}`}・{voucher.smoking ? '喫煙' : '禁煙'}
          <br />
          <span lang="en">{voucher.enRoomName}</span>
        </VoucherRow>
        <VoucherRow ja="人数" en="Guests">
          大人 {voucher.numberOfAdults}名
          {voucher.childAges.length > 0 &&
            `・お子様 ${voucher.childAges.map((age) => `${age}歳`).join('、')}`}
        </VoucherRow>
        <VoucherRow ja="食事" en="Meals">
          {voucher.mappedRateAmenities.jaMealLabels.join('、') || '食事なし'}{' '}
          <span lang="en">{voucher.mappedRateAmenities.enMealLabels.join(', ') || 'Room only'}</span>
        </VoucherRow>
        <VoucherRow ja="ホテル確認番号" en="Confirmation">
          {voucher.propertyConfirmationId ?? '確認中'}
          {voucher.itineraryId && `(手配番号 ${voucher.itineraryId})`}
        </VoucherRow>
        {voucher.specialRequest && (
          <VoucherRow ja="ご要望" en="Request">
            {voucher.specialRequest}
          </VoucherRow>
        )}
        {propertyPrice && (
          <VoucherRow ja="現地でのお支払い" en="Pay at hotel">
            {propertyPrice.total.currency} {propertyPrice.total.value}
          </VoucherRow>
        )}
        <VoucherRow ja="住所・電話" en="Address">
          {address.postalCode && `〒${address.postalCode} `}
          {address.stateProvinceName}
          {address.city}
          {address.line1}
          {address.line2}
          <br />
          <span lang="en">
            {[en.line1, en.line2, en.city, en.stateProvinceName].filter(Boolean).join(', ')}
          </span>
          {phone && (
            <>
              <br />
              {phone}
            </>
          )}
        </VoucherRow>
      </dl>
    </article>
  );
}
