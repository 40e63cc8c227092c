import { PhoneText } from '@yado/shared/components/PhoneText';
import { addressText } from '@yado/shared/format/address-text';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { AmenityList } from '../../components/AmenityList.tsx';
import { Stars } from '../../components/Stars.tsx';
import type { HotelHeader_hotel$key } from './__generated__/HotelHeader_hotel.graphql';
import { BackToResults } from './BackToResults.tsx';
import { HotelActions } from './HotelActions.tsx';
import type { HotelData } from './load-hotel.ts';

/** Name in both languages, class, score, address, what the house has. */
export function HotelHeader({
  hotel,
  data: { id, stay, view },
}: {
  hotel: HotelHeader_hotel$key;
  data: HotelData;
}) {
  const data = useFragment(
    graphql`
      fragment HotelHeader_hotel on PropertyContent {
        name
        nameEn
        language
        countryCode
        category {
          name
        }
        address {
          postalCode
          stateProvinceName
          city
          line1
          line2
        }
        phone
        ratings {
          ...Stars_ratings
        }
        amenities
      }
    `,
    hotel,
  );
  const english = data.language === 'en-US';
  return (
    <header className={css({ pt: { base: '3', md: '4' }, pb: '3', display: 'grid', gap: '1.5' })}>
      <BackToResults />
      <div className={top}>
        <div className={names}>
          <h1 lang={data.language} className={css({ textStyle: 'h1' })}>
            {data.name}
          </h1>
          {data.nameEn !== data.name && (
            <p lang="en" className={css({ color: 'text.muted' })}>
              {data.nameEn}
            </p>
          )}
        </div>
        <HotelActions hotelId={id} stay={stay} view={view} />
      </div>
      <div
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '4',
          rowGap: '1',
        })}
      >
        <Stars ratings={data.ratings} />
        <span className={css({ color: 'text.muted', fontSize: 'sm' })}>
          <span lang={data.language}>{data.category.name}</span>
        </span>
      </div>
      <address className={contact}>
        <span className={line}>
          <Icon name="pin" size={16} />
          <span lang={data.language}>
            {addressText(data.address, data.countryCode, english ? 'en' : 'ja')}
          </span>
        </span>
        {data.phone && (
          <span className={line}>
            <Icon name="phone" size={16} />
            <PhoneText variant="quiet" phone={data.phone} abroad={english} />
          </span>
        )}
      </address>
      <AmenityList amenities={data.amenities} limit={6} />
    </header>
  );
}

const names = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '3' });
const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: '3',
});
const contact = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '6',
  rowGap: '1',
  color: 'text.muted',
  fontSize: 'sm',
  fontStyle: 'normal',
});
const line = css({ display: 'inline-flex', alignItems: 'center', gap: '1.5' });
