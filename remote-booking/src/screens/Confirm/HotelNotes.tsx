import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { HotelNotes_booking$key } from './__generated__/HotelNotes_booking.graphql';

/** Check-in and what the hotel wants known, in its own words. */
export function HotelNotes({ booking }: { booking: HotelNotes_booking$key }) {
  const { propertyContent } = useFragment(
    graphql`
      fragment HotelNotes_booking on PreparedBooking {
        propertyContent {
          importantNotes {
            checkin {
              beginTime
              endTime
              minAge
              twentyFourHour
              checkoutTime
            }
            checkinSpecialInstructions
            mandatoryFee
            optionalFee
            instructions
            knowBeforeYouGo
          }
        }
      }
    `,
    booking,
  );
  const notes = propertyContent.importantNotes;
  const { beginTime, endTime, minAge, twentyFourHour, checkoutTime } = notes.checkin;
  const long = css({ whiteSpace: 'pre-line' });
  const texts = [
    { term: 'チェックインの方法', text: notes.instructions },
    { term: '特別なご案内', text: notes.checkinSpecialInstructions },
    { term: '現地で必要な料金', text: notes.mandatoryFee },
    { term: '任意の料金', text: notes.optionalFee },
    { term: 'ご利用の前に', text: notes.knowBeforeYouGo },
  ];
  return (
    <Card heading="チェックインとホテルからのご案内">
      <DescriptionList
        layout="stacked"
        items={[
          {
            term: 'チェックイン',
            description: [[beginTime, endTime].filter(Boolean).join(' 〜 '), twentyFourHour && '24時間受付']
              .filter(Boolean)
              .join(' / '),
          },
          { term: 'チェックアウト', description: checkoutTime },
          { term: 'チェックインできる年齢', description: minAge && `${minAge}歳以上` },
          ...texts.map(({ term, text }) => ({
            term,
            description: text && <span className={long}>{text}</span>,
          })),
        ]}
      />
    </Card>
  );
}
