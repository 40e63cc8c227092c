import { HotelAbout } from '@yado/shared/components/hotel/HotelAbout';
import { HotelFacilities } from '@yado/shared/components/hotel/HotelFacilities';
import { HotelGallery } from '@yado/shared/components/hotel/HotelGallery';
import { HotelNotes } from '@yado/shared/components/hotel/HotelNotes';
import { RequestBoundary } from '@yado/shared/components/RequestBoundary';
import { PageTitle } from '@yado/shared/components/PageTitle';
import { Container } from '@yado/shared/ui/Container';
import { graphql, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { HotelHeader } from './HotelHeader.tsx';
import { HotelReviews } from './HotelReviews.tsx';
import { MissingHotel } from './MissingHotel.tsx';
import { PriceBar } from './PriceBar.tsx';
import { RoomsSection } from './RoomsSection.tsx';
import { SectionNav } from './SectionNav.tsx';
import { Surroundings } from './Surroundings.tsx';
import type { HotelData } from './load-hotel.ts';
import type { HotelScreenQuery } from './__generated__/HotelScreenQuery.graphql';

/** One hotel: its rooms and prices for a stay, what it is like, what is around, what to know, what guests say. */
export function Screen({ data }: { data: HotelData }) {
  const query = usePreloadedQuery<HotelScreenQuery>(
    graphql`
      query HotelScreenQuery($id: ID!, $language: String!) @throwOnFieldError {
        expediaHotelDetail(id: $id, language: $language) {
          propertyContent {
            name
            timeZone
            countryCode
            ...HotelHeader_hotel
            ...HotelGallery_hotel
            ...SoldOutRooms_hotel
            ...HotelAbout_hotel
            ...HotelFacilities_hotel
            ...Surroundings_hotel
            ...HotelNotes_hotel
          }
        }
        ...HotelReviews_query @arguments(id: $id, language: $language)
      }
    `,
    data.content,
  );
  if (!query.expediaHotelDetail) return <MissingHotel />;
  const { propertyContent: hotel } = query.expediaHotelDetail;
  return (
    <Container className={page}>
      <PageTitle>{hotel.name}</PageTitle>
      <div>
        <HotelHeader hotel={hotel} data={data} />
        <HotelGallery hotel={hotel} />
        <SectionNav />
      </div>
      <RoomsSection data={data} hotel={hotel} timeZone={hotel.timeZone} countryCode={hotel.countryCode} />
      <HotelAbout hotel={hotel} />
      <HotelFacilities hotel={hotel} />
      <Surroundings hotel={hotel} nearby={data.nearby} stay={data.stay} />
      <HotelNotes hotel={hotel} />
      <div data-print="hide">
        <RequestBoundary what="口コミ" source={data.content}>
          <HotelReviews query={query} />
        </RequestBoundary>
      </div>
      {data.rooms && data.stay && <PriceBar rooms={data.rooms} />}
    </Container>
  );
}

const page = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8',
  // Keeps what the keyboard reaches clear of the bar at the bottom.
  '&:has([data-price-bar]) :is(a, button, select, summary)': { scrollMarginBottom: '24' },
  _print: { display: 'block', maxW: 'none', px: '0', '& > * + *': { mt: '6' } },
});
