import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { amenityTexts, knownAmenities } from '../../format/amenities.ts';
import { DescriptionList } from '@yado/shared/ui/DescriptionList';
import { Disclosure } from '@yado/shared/ui/Disclosure';
import { Icon } from '@yado/shared/ui/Icon';
import { Section } from './Section.tsx';
import type { HotelFacilities_hotel$key } from './__generated__/HotelFacilities_hotel.graphql';

/** What the house has, what it speaks, and what it does against infections. */
export function HotelFacilities({ hotel }: { hotel: HotelFacilities_hotel$key }) {
  const { amenities, spokenLanguages, withPet, attributes, infectionPrevention, language } = useFragment(
    graphql`
      fragment HotelFacilities_hotel on PropertyContent {
        language
        amenities
        spokenLanguages
        withPet
        attributes {
          general {
            canUseUnicodeInSpecialRequest
          }
        }
        infectionPrevention {
          measures
        }
      }
    `,
    hotel,
  );
  const { measures } = infectionPrevention;
  return (
    <Section id="facilities" heading="設備・サービス">
      <ul className={grid}>
        {knownAmenities(amenities).map((amenity) => (
          <li key={amenity} className={css({ display: 'flex', alignItems: 'center', gap: '2' })}>
            <Icon
              name={amenityTexts[amenity].icon}
              className={css({ color: 'text.muted', flexShrink: '0' })}
            />
            {amenityTexts[amenity].label}
          </li>
        ))}
      </ul>
      <DescriptionList
        items={[
          {
            term: '対応言語',
            description: spokenLanguages.length > 0 && (
              <span lang={language}>{spokenLanguages.join('、')}</span>
            ),
          },
          {
            term: 'ペット',
            description: withPet ? '同伴できます(条件はホテルにご確認ください)' : '同伴できません',
          },
          {
            term: 'ご要望の文字',
            description: attributes.general.canUseUnicodeInSpecialRequest
              ? '日本語で書けます'
              : '英数字だけで書けます(日本語はホテルに届きません)',
          },
        ]}
      />
      {measures.length > 0 && (
        <Disclosure summary={`感染症対策(${measures.length}件)`} className={css({ mt: '2' })}>
          <ul lang={language} className={css({ display: 'grid', gap: '1.5' })}>
            {measures.map((measure) => (
              <li key={measure} className={css({ display: 'flex', gap: '2' })}>
                <Icon
                  name="check"
                  size={16}
                  className={css({ flexShrink: '0', mt: '1', color: 'text.muted' })}
                />
                {measure}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Section>
  );
}

const grid = css({
  display: 'grid',
  gap: '3',
  mb: '5',
  gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(2, 1fr)', md: 'repeat(4, 1fr)' },
  fontSize: 'sm',
});
