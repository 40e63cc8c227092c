import { PageTitle } from '@yado/shared/components/PageTitle';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Container } from '@yado/shared/ui/Container';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { HotelAbout } from './HotelAbout.tsx';
import { HotelGallery } from './HotelGallery.tsx';
import { HotelHeader } from './HotelHeader.tsx';
import { HotelNotes } from './HotelNotes.tsx';
import { HotelReviews } from './HotelReviews.tsx';
import { RoomsSection } from './RoomsSection.tsx';
import type { HotelData } from './load-hotel.ts';
import type { HotelScreenQuery } from './__generated__/HotelScreenQuery.graphql';

/** One hotel: its rooms and prices for a stay, what it is like, what to know, what guests say. */
export function Screen({ data }: { data: HotelData }) {
  const { expediaHotelDetail } = usePreloadedQuery<HotelScreenQuery>(
    graphql`
      query HotelScreenQuery($id: ID!) @throwOnFieldError {
        expediaHotelDetail(id: $id) {
          propertyContent {
            name
            timeZone
            ...HotelHeader_hotel
            ...HotelGallery_hotel
            ...HotelAbout_hotel
            ...HotelNotes_hotel
            ...HotelReviews_hotel
          }
        }
      }
    `,
    data.content,
  );
  if (!expediaHotelDetail) return <MissingHotel />;
  const { propertyContent: hotel } = expediaHotelDetail;
  return (
    <Container
      className={css({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: { base: '8', md: '12' },
      })}
    >
      <PageTitle>{hotel.name}</PageTitle>
      <div>
        <HotelHeader hotel={hotel} />
        <HotelGallery hotel={hotel} />
      </div>
      <RoomsSection data={data} timeZone={hotel.timeZone} />
      <HotelAbout hotel={hotel} />
      <HotelNotes hotel={hotel} />
      <HotelReviews hotel={hotel} />
    </Container>
  );
}

function MissingHotel() {
  return (
    <Container>
      <PageTitle>ホテルが見つかりません</PageTitle>
      <EmptyState
        headingLevel={1}
        icon="hotel"
        title="ホテルが見つかりません"
        action={
          <LinkButton asChild>
            <Link to={paths.search()}>ホテルを探す</Link>
          </LinkButton>
        }
      >
        掲載が終了したか、アドレスが正しくない可能性があります。
      </EmptyState>
    </Container>
  );
}
