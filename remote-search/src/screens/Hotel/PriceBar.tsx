import { Link, useLocation } from '@yado/shared/router';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { Price } from '@yado/shared/ui/Price';
import { Suspense, useEffect, useState } from 'react';
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { ErrorFallback } from '@yado/shared/components/ErrorFallback';
import roomsQuery, { type HotelRoomsQuery } from './__generated__/HotelRoomsQuery.graphql';
import type { RoomsRequest } from './load-hotel.ts';

/** On phones: what the stay costs from, and the way to the rooms, wherever one reads. */
export function PriceBar({ rooms }: { rooms: RoomsRequest }) {
  return (
    <ErrorFallback source={rooms}>
      <Suspense>
        <Bar rooms={rooms.query} />
      </Suspense>
    </ErrorFallback>
  );
}

function Bar({ rooms }: { rooms: PreloadedQuery<HotelRoomsQuery> }) {
  const { expediaHotelRooms } = usePreloadedQuery<HotelRoomsQuery>(roomsQuery, rooms);
  const atRooms = useRoomsInView();
  const { search, state } = useLocation();
  const prices = expediaHotelRooms.flatMap(({ rates }) =>
    rates.map(({ pricing }) => pricing.total.paymentPrice),
  );
  if (prices.length === 0 || atRooms) return null;
  return (
    <div className={bar} data-price-bar="" data-print="hide">
      <Price amount={Math.min(...prices)} per="今回のお支払い 最安" size="md" />
      <LinkButton asChild>
        {/* As the nav of sections does: no step of its own in the history, which would lose the way back to the list. */}
        <Link
          to={{ search, hash: '#rooms' }}
          state={state}
          replace
          onClick={() => document.getElementById('rooms')?.focus({ preventScroll: true })}
        >
          部屋を選ぶ
        </Link>
      </LinkButton>
    </div>
  );
}

function useRoomsInView(): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const section = document.getElementById('rooms');
    if (!section) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false));
    observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return inView;
}

const bar = css({
  hideFrom: 'md',
  position: 'sticky',
  bottom: 'var(--lower-edge, 0px)',
  zIndex: 'sticky',
  mx: '-4',
  px: '4',
  py: '3',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4',
  bg: 'surface',
  borderTop: '1px solid {colors.border}',
  boxShadow: 'lg',
});
