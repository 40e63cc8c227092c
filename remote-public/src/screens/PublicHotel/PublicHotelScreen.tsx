import { HotelAbout } from '@yado/shared/components/hotel/HotelAbout';
import { HotelFacilities } from '@yado/shared/components/hotel/HotelFacilities';
import { HotelGallery } from '@yado/shared/components/hotel/HotelGallery';
import { HotelNotes } from '@yado/shared/components/hotel/HotelNotes';
import { HotelSpots } from '@yado/shared/components/hotel/HotelSpots';
import { Section } from '@yado/shared/components/hotel/Section';
import { PageTitle } from '@yado/shared/components/PageTitle';
import { Container } from '@yado/shared/ui/Container';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { EndedShare } from '../../components/EndedShare.tsx';
import { HotelHead } from './HotelHead.tsx';
import { HotelRoomTypes } from './HotelRoomTypes.tsx';
import type { PublicHotelScreenQuery } from './__generated__/PublicHotelScreenQuery.graphql';

interface Data {
  key: string;
  /** Whether the hotel's texts are read in English. */
  english: boolean;
  /** Set where the edge makes the page. */
  whole?: boolean;
  query: PreloadedQuery<PublicHotelScreenQuery>;
}

/** A hotel for people without an account, opened by a secret key: what it is like, no prices. */
export function Screen({ data }: { data: Data }) {
  const { hotelByKey } = usePreloadedQuery<PublicHotelScreenQuery>(
    graphql`
      query PublicHotelScreenQuery($key: String!) @throwOnFieldError {
        hotelByKey(key: $key) {
          propertyContent {
            name
            ...HotelHead_hotel
            ...HotelGallery_hotel
            ...HotelAbout_hotel
            ...HotelFacilities_hotel
            ...HotelRoomTypes_hotel
            ...HotelSpots_hotel
            ...HotelNotes_hotel
          }
          enPropertyContent {
            name
            ...HotelHead_hotel
            ...HotelGallery_hotel
            ...HotelAbout_hotel
            ...HotelFacilities_hotel
            ...HotelRoomTypes_hotel
            ...HotelSpots_hotel
            ...HotelNotes_hotel
          }
        }
      }
    `,
    data.query,
  );
  if (!hotelByKey) return <EndedShare heading="ホテルの情報が見つかりません" />;
  const hotel = data.english ? hotelByKey.enPropertyContent : hotelByKey.propertyContent;
  return (
    <Container className={page}>
      <PageTitle>{hotel.name}</PageTitle>
      <div>
        <HotelHead hotel={hotel} publicKey={data.key} />
        <HotelGallery hotel={hotel} whole={data.whole} />
      </div>
      <HotelAbout hotel={hotel} />
      <HotelFacilities hotel={hotel} />
      <HotelRoomTypes hotel={hotel} />
      <Section id="surroundings" heading="周辺情報">
        <HotelSpots hotel={hotel} />
      </Section>
      <HotelNotes hotel={hotel} />
    </Container>
  );
}

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: { base: '8', md: '12' },
  _print: { display: 'block', maxW: 'none', px: '0', '& > * + *': { mt: '6' } },
});
