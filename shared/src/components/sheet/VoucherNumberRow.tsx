import { css } from '#styled/css';
import { openNumberText } from '../../format/open-number-text.ts';
import type { VoucherFacts } from './voucher-facts.ts';
import { voucherStatus } from './voucher-text.ts';
import { VoucherRow } from './VoucherRow.tsx';

/** By which number the hotel, or the agent, finds the booking. */
export function VoucherNumberRow({ room }: { room: VoucherFacts }) {
  return (
    <VoucherRow
      ja={room.thirdParty ? '手配先の予約番号' : 'ホテル確認番号'}
      en={room.thirdParty ? 'Booking reference (agent)' : 'Confirmation'}
    >
      {room.propertyConfirmationId ?? (
        <>
          {/* A room that is not booked for certain must not claim to be. */}
          {voucherStatus(room.status)?.valid ? openNumberText : '確認中'}{' '}
          <span lang="en">To be confirmed</span>
        </>
      )}
      {room.itineraryId && (
        <span className={css({ display: 'block', color: 'text.muted', fontSize: 'sm' })}>
          手配番号 <span lang="en">Itinerary</span> {room.itineraryId}
        </span>
      )}
    </VoucherRow>
  );
}
