import type { HotelView } from '@yado/shared/routing/hotel-view';
import { isOverInJapan } from '@yado/shared/routing/bookable-days';
import type { Stay } from '@yado/shared/routing/stay';
import { Banner } from '@yado/shared/ui/Banner';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { useSyncExternalStore } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { rateCounts, shownRooms } from '../../lib/shown-rates.ts';
import { NoFittingRates } from './NoFittingRates.tsx';
import { RateFilters } from './RateFilters.tsx';
import { PriceNote } from './PriceNote.tsx';
import { RoomCard } from './RoomCard.tsx';
import { RoomLinks } from './RoomLinks.tsx';
import type { SavedRates } from './load-hotel.ts';
import { OVER_IN_JAPAN } from '../../lib/no-vacancy.ts';
import { SoldOutRooms } from './SoldOutRooms.tsx';
import type { HotelRoomsQuery } from './__generated__/HotelRoomsQuery.graphql';
import type { SoldOutRooms_hotel$key } from './__generated__/SoldOutRooms_hotel.graphql';

interface Props {
  rooms: PreloadedQuery<HotelRoomsQuery>;
  saved: SavedRates;
  hotel: SoldOutRooms_hotel$key;
  hotelId: string;
  stay: Stay;
  view: HotelView;
  onView: (view: HotelView) => void;
  timeZone: string;
  countryCode: string;
}

/** Every room that can be booked for the stay as the view asks for it, and those that are sold out. */
export function HotelRooms({
  rooms,
  saved,
  hotel,
  hotelId,
  stay,
  view,
  onView,
  timeZone,
  countryCode,
}: Props) {
  const { myself, expediaHotelRooms } = usePreloadedQuery<HotelRoomsQuery>(
    graphql`
      query HotelRoomsQuery($id: ID!, $stay: RoomsWithRateInput!) @throwOnFieldError {
        myself {
          id
          travelerProfile {
            bed
          }
        }
        expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
          id
          epsRoomId
          name
          roomAmenities {
            smoking
          }
          areaSquareMeters
          rates {
            id
            mappedRateAmenities {
              mealType
            }
            cancelTimeline {
              freeUntil
              alwaysFree
            }
            pricing {
              total {
                paymentPrice
              }
            }
            ...RateRow_rate
          }
          ...RoomCard_room
        }
      }
    `,
    rooms,
  );
  const clips = useSyncExternalStore(saved.subscribe, saved.get);
  const facts = expediaHotelRooms.map((room) => ({
    id: room.id,
    room,
    name: room.name,
    smoking: room.roomAmenities.smoking,
    squareMeters: room.areaSquareMeters,
    rates: room.rates.map((rate) => ({
      id: rate.id,
      rate,
      mealType: rate.mappedRateAmenities.mealType,
      cancellation: rate.cancelTimeline,
      paymentPrice: rate.pricing.total.paymentPrice,
    })),
  }));
  const shown = shownRooms(facts, view);
  const onSale = expediaHotelRooms.map(({ epsRoomId }) => epsRoomId);
  if (facts.length === 0) {
    return (
      <>
        <EmptyState icon="bed" title="この条件では空室がありません" headingLevel={3}>
          {isOverInJapan(stay) && OVER_IN_JAPAN}
          宿泊日、部屋の数、1室の人数を変えると、ご予約いただける場合があります。
        </EmptyState>
        <SoldOutRooms hotel={hotel} onSale={onSale} hotelId={hotelId} stay={stay} />
      </>
    );
  }
  return (
    <>
      {clips === null && (
        <Banner announce="off">料金の確認だけができます。予約は、ご利用企業のアカウントで行います。</Banner>
      )}
      <RateFilters view={view} counts={rateCounts(facts, view)} onChange={onView} />
      <VisuallyHidden as="output">{`${shown.length}種類の客室を表示しています`}</VisuallyHidden>
      {shown.length === 0 && <NoFittingRates view={view} onView={onView} />}
      <RoomLinks
        rooms={shown.map(({ room, name, rates }) => ({
          id: room.epsRoomId,
          name,
          from: Math.min(...rates.map(({ paymentPrice }) => paymentPrice)),
        }))}
      />
      <ul className={css({ display: 'grid', gap: '3' })}>
        {shown.map(({ id, room, rates }) => (
          <li key={id}>
            <RoomCard
              room={room}
              rates={rates}
              clips={clips}
              hotelId={hotelId}
              stay={stay}
              continues={view.continues}
              bedWish={myself?.travelerProfile?.bed ?? null}
              timeZone={timeZone}
            />
          </li>
        ))}
      </ul>
      <SoldOutRooms hotel={hotel} onSale={onSale} hotelId={hotelId} stay={stay} />
      <PriceNote countryCode={countryCode} />
    </>
  );
}
