import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { checkInText } from '../../format/check-in-text.ts';
import { formatStay } from '../../format/dates.ts';
import { English } from './English.tsx';
import type { VoucherFacts } from './voucher-facts.ts';
import { enStay } from './voucher-text.ts';
import { VoucherRow } from './VoucherRow.tsx';
import type { VoucherStayRows_hotel$key } from './__generated__/VoucherStayRows_hotel.graphql';

/** Who stays, and from when to when. */
export function VoucherStayRows({ hotel, room }: { hotel: VoucherStayRows_hotel$key; room: VoucherFacts }) {
  const { importantNotes } = useFragment(
    graphql`
      fragment VoucherStayRows_hotel on PropertyContent {
        importantNotes {
          checkin {
            beginTime
            endTime
            twentyFourHour
            checkoutTime
          }
        }
      }
    `,
    hotel,
  );
  const { checkin } = importantNotes;
  const checkIn = checkInText(checkin);
  return (
    <>
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
      {checkIn && (
        <VoucherRow ja="チェックイン" en="Check-in">
          {checkIn}
        </VoucherRow>
      )}
      {checkin.checkoutTime && (
        <VoucherRow ja="チェックアウト" en="Check-out">
          {checkin.checkoutTime}
        </VoucherRow>
      )}
    </>
  );
}
