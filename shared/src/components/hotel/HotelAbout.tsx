import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { Section } from './Section.tsx';
import type { HotelAbout_hotel$key } from './__generated__/HotelAbout_hotel.graphql';

/** What the house is like, in its own words. */
export function HotelAbout({ hotel }: { hotel: HotelAbout_hotel$key }) {
  const { descriptions, language, themes } = useFragment(
    graphql`
      fragment HotelAbout_hotel on PropertyContent {
        language
        descriptions {
          headline
          location
          rooms
          dining
          amenities
          attractions
          businessAmenities
          renovations
          general
        }
        themes
      }
    `,
    hotel,
  );
  const { headline, general, ...texts } = descriptions;
  const parts = [
    ['立地', texts.location],
    ['客室', texts.rooms],
    ['お食事', texts.dining],
    ['館内設備', texts.amenities],
    ['ビジネス設備', texts.businessAmenities],
    ['周辺', texts.attractions],
    ['改装', texts.renovations],
    ['テーマ', themes.join('、')],
  ] as const;
  return (
    <Section id="about" heading="ホテルについて">
      {headline && (
        <p lang={language} className={css({ fontSize: 'lg', fontWeight: 'medium', mb: '2' })}>
          {headline}
        </p>
      )}
      {general && (
        <p lang={language} className={css({ mb: '6', maxW: 'prose', whiteSpace: 'pre-line' })}>
          {general}
        </p>
      )}
      <dl className={css({ columns: { base: 1, md: 2 }, columnGap: '10', _print: { columns: 2 } })}>
        {parts.map(
          ([term, text]) =>
            text && (
              <div key={term} className={css({ breakInside: 'avoid', pb: '5' })}>
                <dt className={css({ fontWeight: 'bold', mb: '1' })}>{term}</dt>
                <dd lang={language} className={css({ color: 'text.muted', whiteSpace: 'pre-line' })}>
                  {text}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Section>
  );
}
