import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { Card } from '@yado/shared/ui/Card';
import { checkInText } from './check-in-text.ts';
import { Section } from './Section.tsx';
import type { HotelNotes_hotel$key } from './__generated__/HotelNotes_hotel.graphql';

/** What to know before one books: times, fees that the hotel collects, rules of the house. */
export function HotelNotes({ hotel }: { hotel: HotelNotes_hotel$key }) {
  const { importantNotes: notes, language } = useFragment(
    graphql`
      fragment HotelNotes_hotel on PropertyContent {
        language
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
  const times = [
    ['チェックイン', checkInText(notes.checkin)],
    ['チェックアウト', checkoutTime && `${checkoutTime}まで`],
    ['チェックインできる年齢', minAge && `${minAge}歳以上`],
  ] as const;
  const texts = [
    ['チェックインのご案内', notes.checkinSpecialInstructions],
    ['チェックイン時のご注意', notes.instructions],
    ['現地でお支払いいただく料金', notes.mandatoryFee],
    ['任意のサービスの料金', notes.optionalFee],
    ['ご利用の前に', notes.knowBeforeYouGo],
  ] as const;
  return (
    <Section id="notes" heading="ご宿泊の前に">
      <Card>
        <dl className={css({ display: 'grid', gap: '4' })}>
          {times.map(([term, text]) => text && <Row key={term} term={term} text={text} />)}
          {texts.map(([term, text]) => text && <Row key={term} term={term} text={text} lang={language} />)}
        </dl>
      </Card>
    </Section>
  );
}

function Row({ term, text, lang }: { term: string; text: string; lang?: string }) {
  return (
    <div className={row}>
      <dt className={css({ fontWeight: 'bold', fontSize: 'sm' })}>{term}</dt>
      <dd lang={lang} className={css({ whiteSpace: 'pre-line' })}>
        {text}
      </dd>
    </div>
  );
}

const row = css({
  display: 'grid',
  gap: '1',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: '216px minmax(0, 1fr)',
    _print: '44mm minmax(0, 1fr)',
  },
  breakInside: 'avoid',
  '& + &': { pt: '4', borderTop: '1px solid {colors.border}' },
});
