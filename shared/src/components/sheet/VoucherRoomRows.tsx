import { formatHeadcount, formatOccupancy } from '../../format/counts.ts';
import { English } from './English.tsx';
import type { VoucherFacts } from './voucher-facts.ts';
import { VoucherNumberRow } from './VoucherNumberRow.tsx';
import { VoucherPriceRow } from './VoucherPriceRow.tsx';
import { VoucherRow } from './VoucherRow.tsx';
import { enOccupancy } from './voucher-text.ts';

/** The room, what belongs to it, and what is left to pay. */
export function VoucherRoomRows({ room }: { room: VoucherFacts }) {
  return (
    <>
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
        {typeof room.children === 'number'
          ? formatHeadcount({ adults: room.numberOfAdults, children: room.children })
          : formatOccupancy({ adults: room.numberOfAdults, childAges: room.children })}
        <English>{enOccupancy(room.numberOfAdults, room.children)}</English>
      </VoucherRow>
      {!room.thirdParty && (
        <VoucherRow ja="食事" en="Meals">
          {room.jaMealLabels.join('、') || '食事なし'}{' '}
          <span lang="en">{room.enMealLabels.join(', ') || 'Room only'}</span>
        </VoucherRow>
      )}
      <VoucherNumberRow room={room} />
      {room.specialRequest && (
        <VoucherRow ja="ご要望" en="Request">
          {room.specialRequest}
        </VoucherRow>
      )}
      <VoucherPriceRow room={room} />
    </>
  );
}
