import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { addressText } from '../format/address-text.ts';
import { formatOccupancy } from '../format/counts.ts';
import { formatStay } from '../format/dates.ts';
import { formatMoney } from '../format/money.ts';
import type { ReactNode } from 'react';
import { PhoneText } from './PhoneText.tsx';
import { enOccupancy, enStay, voucherStatus } from './voucher-text.ts';
import { VoucherRow } from './VoucherRow.tsx';
import type { VoucherSheet_enHotel$key } from './__generated__/VoucherSheet_enHotel.graphql';
import type { VoucherSheet_hotel$key } from './__generated__/VoucherSheet_hotel.graphql';

/** One room as it stands on paper. Guests and members read it from different types, so it comes as plain values. */
export interface VoucherRoomFacts {
  roomNumber: number;
  roomName: string;
  enRoomName?: string | null;
  bedType?: string | null;
  status: string;
  familyName: string;
  givenName: string;
  checkin: string;
  checkout: string;
  totalNights: number;
  numberOfAdults: number;
  childAges: readonly number[];
  /** Null where the room leaves no choice, or nobody asked. */
  smokingWish?: boolean | null;
  specialRequest?: string | null;
  propertyConfirmationId?: string | null;
  jaMealLabels: readonly string[];
  enMealLabels: readonly string[];
}

interface Props {
  travelNumber: string;
  itineraryId?: string | null;
  hotel: VoucherSheet_hotel$key;
  enHotel: VoucherSheet_enHotel$key;
  room: VoucherRoomFacts;
  /** What the hotel collects for this room, as a decimal string. */
  atHotel?: { readonly currency: string; readonly value: string } | null;
  /** Arranged with another supplier: meals and charges at the hotel are not known, the number is the agent's. */
  thirdParty: boolean;
  /** Whom to call, at the foot of the sheet. */
  children?: ReactNode;
}

/** One room's sheet in Japanese and English, one A4 page when printed. */
export function VoucherSheet({
  travelNumber,
  itineraryId,
  hotel,
  enHotel,
  room,
  atHotel,
  thirdParty,
  children,
}: Props) {
  const ja = useFragment(
    graphql`
      fragment VoucherSheet_hotel on PropertyContent {
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
        importantNotes {
          checkin {
            beginTime
            endTime
            checkoutTime
          }
          checkinSpecialInstructions
        }
      }
    `,
    hotel,
  );
  const en = useFragment(
    graphql`
      fragment VoucherSheet_enHotel on PropertyContent {
        name
        countryCode
        address {
          postalCode
          line1
          line2
          city
          stateProvinceName
        }
      }
    `,
    enHotel,
  );
  const { checkin, checkinSpecialInstructions } = ja.importantNotes;
  const status = voucherStatus(room.status);
  // A trip from elsewhere has its city in one language alone, and it stands above.
  const enAddress = { ...en.address, city: en.address.city === ja.address.city ? null : en.address.city };
  return (
    <article
      aria-labelledby={`voucher-${room.roomNumber}`}
      className={css({
        borderWidth: '1px',
        borderColor: 'border',
        borderRadius: 'lg',
        bg: 'surface',
        padding: { base: '4', md: '8', _print: '0' },
        _print: {
          bg: 'white',
          borderWidth: '0',
          breakInside: 'avoid',
          breakAfter: 'page',
          '&:last-of-type': { breakAfter: 'auto' },
        },
      })}
    >
      <p
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: '4',
          fontSize: 'sm',
          color: 'text.muted',
          marginBottom: '3',
        })}
      >
        <span>
          宿泊確認書 <span lang="en">Hotel Voucher</span>
        </span>
        <span className={css({ fontVariantNumeric: 'tabular-nums' })}>予約番号 {travelNumber}</span>
      </p>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '3',
          justifyContent: 'space-between',
          alignItems: 'start',
          marginBottom: '4',
        })}
      >
        <div>
          <h2 id={`voucher-${room.roomNumber}`} className={css({ textStyle: 'h2' })}>
            {ja.name}
            <span className={css({ srOnly: true })}>({room.roomNumber}室目)</span>
          </h2>
          {en.name !== ja.name && (
            <p lang="en" className={css({ color: 'text.muted' })}>
              {en.name}
            </p>
          )}
        </div>
        {status && (
          <p
            className={css({
              fontWeight: 'bold',
              whiteSpace: 'nowrap',
              color: status.valid ? 'success' : 'danger',
            })}
          >
            {status.ja} <span lang="en">{status.en}</span>
          </p>
        )}
      </div>
      <dl>
        <VoucherRow ja="宿泊者" en="Guest">
          <strong lang="en" className={css({ fontSize: 'lg' })}>
            {room.familyName} {room.givenName}
          </strong>
        </VoucherRow>
        <VoucherRow ja="宿泊日" en="Stay">
          <span className={css({ wordBreak: 'keep-all' })}>
            {formatStay(room.checkin, room.checkout, { year: true })}
          </span>
          <English>{enStay(room.checkin, room.checkout, room.totalNights)}</English>
        </VoucherRow>
        {checkin.beginTime && (
          <VoucherRow ja="チェックイン" en="Check-in">
            {checkin.beginTime}
            {checkin.endTime && ` 〜 ${checkin.endTime}`}
          </VoucherRow>
        )}
        {checkin.checkoutTime && (
          <VoucherRow ja="チェックアウト" en="Check-out">
            {checkin.checkoutTime}
          </VoucherRow>
        )}
        <VoucherRow ja={`客室(${room.roomNumber}室目)`} en="Room">
          {[room.roomName, room.bedType].filter(Boolean).join('・')}
          {room.enRoomName && <English>{room.enRoomName}</English>}
        </VoucherRow>
        {typeof room.smokingWish === 'boolean' && (
          <VoucherRow ja="喫煙" en="Smoking">
            {room.smokingWish ? '喫煙' : '禁煙'}{' '}
            <span lang="en">{room.smokingWish ? 'Smoking' : 'Non-smoking'}</span>
          </VoucherRow>
        )}
        <VoucherRow ja="人数" en="Guests">
          {formatOccupancy({ adults: room.numberOfAdults, childAges: room.childAges })}
          <English>{enOccupancy(room.numberOfAdults, room.childAges)}</English>
        </VoucherRow>
        {!thirdParty && (
          <VoucherRow ja="食事" en="Meals">
            {room.jaMealLabels.join('、') || '食事なし'}{' '}
            <span lang="en">{room.enMealLabels.join(', ') || 'Room only'}</span>
          </VoucherRow>
        )}
        <VoucherRow
          ja={thirdParty ? '手配先の予約番号' : 'ホテル確認番号'}
          en={thirdParty ? 'Booking reference (agent)' : 'Confirmation'}
        >
          {room.propertyConfirmationId ?? (
            <>
              確認中 <span lang="en">To be confirmed</span>
            </>
          )}
          {itineraryId && (
            <span className={css({ display: 'block', color: 'text.muted', fontSize: 'sm' })}>
              手配番号 <span lang="en">Itinerary</span> {itineraryId}
            </span>
          )}
        </VoucherRow>
        {room.specialRequest && (
          <VoucherRow ja="ご要望" en="Request">
            {room.specialRequest}
          </VoucherRow>
        )}
        {atHotel && (
          <VoucherRow ja="現地でのお支払い" en="Pay at hotel">
            {formatMoney(atHotel.value, atHotel.currency)}
          </VoucherRow>
        )}
        {thirdParty && !atHotel && room.status !== 'CANCELED' && (
          <VoucherRow ja="現地でのお支払い" en="Pay at hotel">
            宿泊税などの有無は確認していません
            <English>Charges at the hotel, such as local taxes, were not confirmed.</English>
          </VoucherRow>
        )}
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
        {checkinSpecialInstructions && (
          <VoucherRow ja="到着のとき" en="On arrival">
            <span className={css({ whiteSpace: 'pre-line', fontSize: 'sm' })}>
              {checkinSpecialInstructions}
            </span>
          </VoucherRow>
        )}
      </dl>
      {children && (
        <footer
          className={css({
            borderTopWidth: '1px',
            borderColor: 'border',
            paddingTop: '3',
            marginTop: '1',
            fontSize: 'sm',
            color: 'text.muted',
          })}
        >
          {children}
        </footer>
      )}
    </article>
  );
}

function English({ children }: { children: ReactNode }) {
  return (
    <span lang="en" className={css({ display: 'block', color: 'text.muted', fontSize: 'sm' })}>
      {children}
    </span>
  );
}
