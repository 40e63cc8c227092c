import { typedEmail } from '@yado/shared/format/credentials';
import { codeLabels, memoLabel } from '@yado/shared/format/code-labels';
import { formatOccupancy } from '@yado/shared/format/counts';
import { Link } from '@yado/shared/router';
import { type BookingAttempt, paths } from '@yado/shared/routing/paths';
import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { sentGuest } from '../../lib/book-input.ts';
import { contactPhoneText } from '../../lib/contact-phone.ts';
import { useDraft } from '../../lib/use-draft.ts';
import type { GuestReview_booking$key } from './__generated__/GuestReview_booking.graphql';

interface Props {
  booking: GuestReview_booking$key;
  at: BookingAttempt;
}

/** The guests exactly as the hotel will receive them, and whom the hotel and we reach. */
export function GuestReview({ booking, at }: Props) {
  const { room, stay } = useFragment(
    graphql`
      fragment GuestReview_booking on PreparedBooking {
        room {
          smoking
          smokingOnly
        }
        stay {
          occupancies {
            adults
            childAges
          }
        }
      }
    `,
    booking,
  );
  const leavesChoice = room.smoking !== false && !room.smokingOnly;
  const [draft] = useDraft();
  return (
    <Card
      heading="宿泊者と連絡先"
      action={
        <TextLink asChild>
          <Link to={paths.bookingGuests(at)} aria-label="宿泊者と連絡先を変更する">
            変更する
          </Link>
        </TextLink>
      }
    >
      <p className={css({ textStyle: 'small', color: 'text.muted', marginBottom: '3' })}>
        お名前{leavesChoice && '・喫煙・禁煙の希望'}・ご要望はこのままホテルへ送ります。
      </p>
      <DescriptionList
        layout="compact"
        items={[
          ...draft.guests.map((guest, index) => {
            const { familyName, givenName, smoking, specialRequest } = sentGuest(guest);
            const occupancy = stay.occupancies[index];
            return {
              id: `room-${index}`,
              term: `${index + 1}室目${occupancy ? `(${formatOccupancy(occupancy)})` : ''}`,
              description: (
                <>
                  <span className={css({ display: 'block', fontWeight: 'bold' })}>
                    {familyName} {givenName}
                  </span>
                  {leavesChoice && (
                    <span className={css({ display: 'block' })}>{smoking ? '喫煙を希望' : '禁煙を希望'}</span>
                  )}
                  {specialRequest && (
                    <span className={css({ display: 'block', whiteSpace: 'pre-line' })}>
                      ご要望: {specialRequest}
                    </span>
                  )}
                </>
              ),
            };
          }),
          { term: 'メールアドレス', description: typedEmail(draft.email) },
          { term: '電話番号', description: contactPhoneText(draft) },
          { term: codeLabels.company, description: draft.companyCode },
          { term: codeLabels.department, description: draft.departmentCode },
          {
            term: memoLabel,
            description: draft.memo.trim() && (
              <span className={css({ whiteSpace: 'pre-line' })}>{draft.memo.trim()}</span>
            ),
          },
        ]}
      />
    </Card>
  );
}
