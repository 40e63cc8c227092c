import { Section } from '@yado/shared/components/hotel/Section';
import { formatParty } from '@yado/shared/format/counts';
import { formatStay } from '@yado/shared/format/dates';
import { useLocation, useNavigate } from '@yado/shared/router';
import type { HotelView } from '@yado/shared/routing/hotel-view';
import { paths } from '@yado/shared/routing/paths';
import { countNights, formatOccupancy, type Stay, stayToParams } from '@yado/shared/routing/stay';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { Suspense, useMemo } from 'react';
import { css } from '#styled/css';
import { RequestBoundary } from '@yado/shared/components/RequestBoundary';
import { toStayDraft } from '../../components/search-draft.ts';
import { useStableValue } from '../../lib/use-stable-value.ts';
import { HotelRooms } from './HotelRooms.tsx';
import { LatePriceCalendar } from './LatePriceCalendar.tsx';
import { ListConditions } from './ListConditions.tsx';
import { RoomsSkeleton } from './RoomsSkeleton.tsx';
import { RefusedStay } from '../../components/RefusedStay.tsx';
import { StayForm } from '../../components/StayForm.tsx';
import { useRefusedStay } from '../../components/use-refused-stay.ts';
import type { HotelData } from './load-hotel.ts';
import type { SoldOutRooms_hotel$key } from './__generated__/SoldOutRooms_hotel.graphql';

interface Props {
  data: HotelData;
  hotel: SoldOutRooms_hotel$key;
  timeZone: string;
  countryCode: string;
}

/** Dates and guests, and what the hotel offers for them. Prices that fail leave the rest of the page alone. */
export function RoomsSection({ data, hotel, timeZone, countryCode }: Props) {
  const { id, stay, view, problem, rooms, saved } = data;
  const navigate = useNavigate();
  const { state } = useLocation();
  // Other parts of the address come and go: what is typed and not sent yet outlives them.
  const steadyStay = useStableValue(stay);
  const initial = useMemo(() => toStayDraft(steadyStay), [steadyStay]);
  const { refused, start, check, goBack } = useRefusedStay(stay, initial);
  // In place: the page stays where it is, and back undoes the change.
  const go = (nextStay: Stay | null, nextView: HotelView) =>
    void navigate(paths.hotel(id, nextStay ?? undefined, nextView), { state, preventScrollReset: true });
  return (
    <Section id="rooms" heading="客室と料金">
      <div data-print="hide">
        <StayForm
          initial={start}
          label={rooms ? '再検索' : '料金を見る'}
          where={countryCode === 'JP' ? 'japan' : 'anywhere'}
          onChange={(next) => go(next, view)}
          onChecked={check}
        />
      </div>
      {refused && <RefusedStay stay={refused} onReturn={goBack} />}
      {!refused && rooms && stay && (
        <>
          <p className={css({ display: 'none', _print: { display: 'block', mb: '3', fontWeight: 'bold' } })}>
            {formatStay(stay.checkin, stay.checkout, { year: true })}・{formatParty(stay.occupancies)}
          </p>
          <ListConditions />
          <LatePriceCalendar
            key={JSON.stringify([id, countNights(stay), stay.occupancies.map(formatOccupancy)])}
            hotelId={id}
            stay={stay}
            view={view}
            onChoose={(next) => go(next, view)}
          />
          <RequestBoundary what="客室と料金" source={rooms}>
            <Suspense key={stayToParams(stay).toString()} fallback={<RoomsSkeleton />}>
              <HotelRooms
                rooms={rooms.query}
                saved={saved}
                hotel={hotel}
                hotelId={id}
                stay={stay}
                view={view}
                onView={(next) => go(stay, next)}
                timeZone={timeZone}
                countryCode={countryCode}
              />
            </Suspense>
          </RequestBoundary>
        </>
      )}
      {!(rooms && stay) && (
        <EmptyState icon="calendar" title={problem ?? '宿泊日と人数を選んでください。'} headingLevel={3}>
          空室と料金は、宿泊日と人数によって変わります。
        </EmptyState>
      )}
    </Section>
  );
}
