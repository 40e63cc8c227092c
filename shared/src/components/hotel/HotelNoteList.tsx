import { graphql, useFragment } from 'react-relay';
import { css, cx } from '#styled/css';
import { hotelChargesId } from '../../format/hotel-charges-id.ts';
import { checkInText } from '../../format/check-in-text.ts';
import type { HotelNoteList_hotel$key } from './__generated__/HotelNoteList_hotel.graphql';

interface Props {
  hotel: HotelNoteList_hotel$key;
  /** Terms above their texts also where there is room beside them: for narrow columns. */
  stacked?: boolean;
}

/** What to know before one arrives, in the hotel's own words: times, fees that it collects, rules of the house. */
export function HotelNoteList({ hotel, stacked = false }: Props) {
  const { importantNotes: notes, language } = useFragment(
    graphql`
      fragment HotelNoteList_hotel on PropertyContent {
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
  const layout = cx(row, stacked ? css({ gridTemplateColumns: 'minmax(0, 1fr)' }) : beside);
  return (
    <dl className={css({ display: 'grid', gap: '4' })}>
      {times.map(([term, text]) => text && <Row key={term} layout={layout} term={term} text={text} />)}
      {texts.map(
        ([term, text]) =>
          text && (
            <Row
              key={term}
              id={text === notes.mandatoryFee ? hotelChargesId : undefined}
              layout={layout}
              term={term}
              text={text}
              lang={language}
            />
          ),
      )}
    </dl>
  );
}

interface RowProps {
  id?: string;
  layout: string;
  term: string;
  text: string;
  lang?: string;
}

function Row({ id, layout, term, text, lang }: RowProps) {
  return (
    <div id={id} tabIndex={id ? -1 : undefined} className={layout}>
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
  breakInside: 'avoid',
  '& + &': { pt: '4', borderTop: '1px solid {colors.border}' },
});
const beside = css({
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: '216px minmax(0, 1fr)',
    _print: '44mm minmax(0, 1fr)',
  },
});
