import { PageTitle } from '@yado/shared/components/PageTitle';
import { useNavigate } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Container } from '@yado/shared/ui/Container';
import { EmptyState } from '@yado/shared/ui/EmptyState';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { EndedShare } from '../../components/EndedShare.tsx';
import { roomsToSearch } from '../../lib/voucher-choice.ts';
import { EndedTrip } from './EndedTrip.tsx';
import { RoomChooser } from './RoomChooser.tsx';
import { TripState } from './TripState.tsx';
import { VoucherDownload } from './VoucherDownload.tsx';
import { VoucherLinks } from './VoucherLinks.tsx';
import { VoucherRoom } from './VoucherRoom.tsx';
import type { PublicTripScreenQuery } from './__generated__/PublicTripScreenQuery.graphql';

interface Data {
  key: string;
  /** Room numbers out of the address; null for all. */
  chosen: number[] | null;
  /** Set where the edge makes the page; `isLost`: a file was asked for and there is none. */
  whole?: { isLost: boolean };
  query: PreloadedQuery<PublicTripScreenQuery>;
}

/** What a guest shows at the desk: one sheet per room in Japanese and English, opened by a secret key. */
export function Screen({ data: { key, chosen, whole, query } }: { data: Data }) {
  const { travelByKey, travelKeyState } = usePreloadedQuery<PublicTripScreenQuery>(
    graphql`
      query PublicTripScreenQuery($key: String!) @throwOnFieldError {
        travelByKey(key: $key) {
          travelNumber
          status
          ...VoucherRoom_travel
          rooms {
            roomNumber
            status
            ...VoucherRoom_room
            ...RoomChooser_room
          }
        }
        travelKeyState(key: $key)
      }
    `,
    query,
  );
  const navigate = useNavigate();
  if (!travelByKey) {
    return travelKeyState === 'ENDED' ? <EndedTrip /> : <EndedShare heading="宿泊確認書が見つかりません" />;
  }
  const { travelNumber, status, rooms } = travelByKey;
  const all = rooms.map(({ roomNumber }) => roomNumber);
  const shown = rooms.filter(({ roomNumber }) => chosen === null || chosen.includes(roomNumber));
  const good = shown.filter((room) => room.status === 'BOOKED').map(({ roomNumber }) => roomNumber);
  return (
    <Container width="text" className={page}>
      <PageTitle>宿泊確認書</PageTitle>
      <header data-print="hide" className={css({ display: 'grid', gap: '5' })}>
        <div>
          <h1 className={css({ textStyle: 'h1' })}>
            宿泊確認書 <span lang="en">/ Hotel Voucher</span>
          </h1>
          <p className={css({ color: 'text.muted' })}>予約番号 {travelNumber}</p>
        </div>
        <TripState status={status} />
        {rooms.length > 1 && (
          <RoomChooser
            rooms={rooms}
            chosen={shown.map(({ roomNumber }) => roomNumber)}
            onChange={(numbers) =>
              void navigate(paths.publicTrip(key) + roomsToSearch(numbers, all), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        )}
        {good.length > 0 &&
          (whole ? (
            <VoucherLinks roomNumbers={good} {...whole} />
          ) : (
            <VoucherDownload publicKey={key} roomNumbers={good} />
          ))}
      </header>
      {shown.length === 0 && (
        <EmptyState icon="print" title="客室が選ばれていません">
          表示する客室を選んでください。
        </EmptyState>
      )}
      {shown.map((room) => (
        <VoucherRoom key={room.roomNumber} travel={travelByKey} room={room} />
      ))}
    </Container>
  );
}

const page = css({
  paddingY: '8',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '8',
  // Chromium lets the items of a grid overlap where it breaks a page.
  _print: { display: 'block', padding: '0', maxWidth: 'none' },
});
