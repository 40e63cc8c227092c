import { useLocation, useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { stayToParams } from '@yado/shared/routing/stay';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { Suspense, useMemo } from 'react';
import { RequestBoundary } from '../../components/RequestBoundary.tsx';
import { stayDraftOf } from '../../components/search-draft.ts';
import { HotelRooms } from './HotelRooms.tsx';
import { RoomsSkeleton } from './RoomsSkeleton.tsx';
import { Section } from './Section.tsx';
import { StayForm } from './StayForm.tsx';
import type { HotelData } from './load-hotel.ts';

/** Dates and guests, and what the hotel offers for them. Prices that fail leave the rest of the page alone. */
export function RoomsSection({ data, timeZone }: { data: HotelData; timeZone: string }) {
  const { id, stay, problem, rooms } = data;
  const navigate = useNavigate();
  const { state } = useLocation();
  const initial = useMemo(() => stayDraftOf(stay), [stay]);
  return (
    <Section heading="客室と料金">
      <StayForm
        initial={initial}
        label={rooms ? '変更する' : '料金を見る'}
        onChange={(next) => void navigate(paths.hotel(id, next), { state })}
      />
      {rooms && stay ? (
        <RequestBoundary what="客室と料金" source={rooms}>
          <Suspense key={stayToParams(stay).toString()} fallback={<RoomsSkeleton />}>
            <HotelRooms rooms={rooms.query} hotelId={id} stay={stay} timeZone={timeZone} />
          </Suspense>
        </RequestBoundary>
      ) : (
        <EmptyState icon="calendar" title={problem ?? '宿泊日と人数を選んでください。'} headingLevel={3}>
          空室と料金は、宿泊日と人数によって変わります。
        </EmptyState>
      )}
    </Section>
  );
}
