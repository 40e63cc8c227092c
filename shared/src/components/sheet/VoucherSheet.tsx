import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { Sheet } from './Sheet.tsx';
import type { VoucherFacts } from './voucher-facts.ts';
import { VoucherHotelRows } from './VoucherHotelRows.tsx';
import { VoucherRoomRows } from './VoucherRoomRows.tsx';
import { VoucherStayRows } from './VoucherStayRows.tsx';
import { VoucherStatus } from './VoucherStatus.tsx';
import type { VoucherSheet_enHotel$key } from './__generated__/VoucherSheet_enHotel.graphql';
import type { VoucherSheet_hotel$key } from './__generated__/VoucherSheet_hotel.graphql';

interface Props {
  travelNumber: string;
  hotel: VoucherSheet_hotel$key;
  enHotel: VoucherSheet_enHotel$key;
  room: VoucherFacts;
  /** Whom to call, at the foot of the sheet. */
  children: ReactNode;
}

/** One room's sheet in Japanese and English. */
export function VoucherSheet({ travelNumber, hotel, enHotel, room, children }: Props) {
  const ja = useFragment(
    graphql`
      fragment VoucherSheet_hotel on PropertyContent {
        name
        ...VoucherStayRows_hotel
        ...VoucherHotelRows_hotel
      }
    `,
    hotel,
  );
  const en = useFragment(
    graphql`
      fragment VoucherSheet_enHotel on PropertyContent {
        name
        ...VoucherHotelRows_enHotel
      }
    `,
    enHotel,
  );
  return (
    <Sheet
      title={
        <>
          宿泊確認書 <span lang="en">Hotel Voucher</span>
        </>
      }
      id={`voucher-${room.roomNumber}`}
      travelNumber={travelNumber}
      hotelName={ja.name}
      hotelNameEn={en.name}
      roomNumber={room.roomNumber}
      aside={<VoucherStatus status={room.status} />}
    >
      <dl>
        <VoucherStayRows hotel={ja} room={room} />
        <VoucherRoomRows room={room} />
        <VoucherHotelRows hotel={ja} enHotel={en} />
      </dl>
      <footer className={foot}>{children}</footer>
    </Sheet>
  );
}

const foot = css({
  borderTopWidth: '1px',
  borderColor: 'border',
  paddingTop: '3',
  marginTop: '1',
  fontSize: 'sm',
  color: 'text.muted',
});
