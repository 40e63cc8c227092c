import { PhoneText } from '@yado/shared/components/PhoneText';
import { lastCheckIn } from '@yado/shared/format/check-in-text';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { LastCheckIn_booking$key } from './__generated__/LastCheckIn_booking.graphql';

/** Until when the hotel expects its guests, where requests are written; nothing where they may come at any time. */
export function LastCheckIn({ booking }: { booking: LastCheckIn_booking$key }) {
  const { propertyContent } = useFragment(
    graphql`
      fragment LastCheckIn_booking on PreparedBooking {
        propertyContent {
          phone
          importantNotes {
            checkin {
              endTime
              twentyFourHour
            }
          }
        }
      }
    `,
    booking,
  );
  const { phone, importantNotes } = propertyContent;
  const last = lastCheckIn(importantNotes.checkin);
  if (!last) return null;
  return (
    <p className={css({ fontSize: 'sm', color: 'text.muted' })}>
      このホテルのチェックインは{last}までです。これより遅く着く場合は、到着時刻を「ホテルへのご要望」に書き、
      {phone && (
        <>
          電話(
          <PhoneText phone={phone} />
          )でも
        </>
      )}
      ホテルへお知らせください。
    </p>
  );
}
