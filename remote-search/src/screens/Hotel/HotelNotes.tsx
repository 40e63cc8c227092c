import { Card } from '@yado/shared/ui/Card';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { checkInText } from './check-in-text.ts';
import { Section } from './Section.tsx';
import type { HotelNotes_hotel$key } from './__generated__/HotelNotes_hotel.graphql';

/** What to know before one books: times, fees that the hotel collects, rules of the house. */
export function HotelNotes({ hotel }: { hotel: HotelNotes_hotel$key }) {
  const { importantNotes: notes } = useFragment(
    graphql`
      fragment HotelNotes_hotel on PropertyContent {
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
    `,
    hotel,
  );
  const { minAge, checkoutTime } = notes.checkin;
  const items = [
    { term: 'チェックイン', description: checkInText(notes.checkin) },
    { term: 'チェックアウト', description: checkoutTime && `${checkoutTime}まで` },
    { term: 'チェックインできる年齢', description: minAge && `${minAge}歳以上` },
    { term: 'チェックインのご案内', description: lines(notes.checkinSpecialInstructions) },
    { term: 'チェックイン時のご注意', description: lines(notes.instructions) },
    { term: '現地でお支払いいただく料金', description: lines(notes.mandatoryFee) },
    { term: '任意のサービスの料金', description: lines(notes.optionalFee) },
    { term: 'ご利用の前に', description: lines(notes.knowBeforeYouGo) },
  ];
  return (
    <Section heading="ご宿泊の前に">
      <Card>
        <DescriptionList items={items} />
      </Card>
    </Section>
  );
}

const lines = (text: string | null | undefined) =>
  text && <span className={css({ whiteSpace: 'pre-line' })}>{text}</span>;
