import { PageTitle } from '@yado/shared/components/PageTitle';
import { Button } from '@yado/shared/ui/Button';
import { Container } from '@yado/shared/ui/Container';
import { Icon } from '@yado/shared/ui/Icon';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay';
import { css } from '#styled/css';
import { MissingPage } from '../../components/MissingPage.tsx';
import { VoucherRoom } from './VoucherRoom.tsx';
import type { PublicTripScreenQuery } from './__generated__/PublicTripScreenQuery.graphql';

/** What a guest shows at the desk: one sheet per room in Japanese and English, opened by a secret key. */
export function Screen({ data }: { data: PreloadedQuery<PublicTripScreenQuery> }) {
  const { travelByKey } = usePreloadedQuery<PublicTripScreenQuery>(
    graphql`
      query PublicTripScreenQuery($key: String!) @throwOnFieldError {
        travelByKey(key: $key) {
          travelNumber
          status
          ...VoucherRoom_travel
          rooms {
            roomNumber
            ...VoucherRoom_room
          }
        }
      }
    `,
    data,
  );
  if (!travelByKey) return <MissingPage heading="宿泊確認書が見つかりません" />;
  return (
    <Container
      width="text"
      className={css({
        paddingY: '8',
        display: 'grid',
        gap: '8',
        _print: { display: 'block', padding: '0', maxWidth: 'none' },
      })}
    >
      <PageTitle>宿泊確認書</PageTitle>
      <header
        data-print="hide"
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          gap: '4',
          alignItems: 'center',
          justifyContent: 'space-between',
        })}
      >
        <div>
          <h1 className={css({ fontSize: '2xl', fontWeight: 'bold' })}>
            宿泊確認書 <span lang="en">/ Hotel Voucher</span>
          </h1>
          <p className={css({ color: 'text.muted' })}>予約番号 {travelByKey.travelNumber}</p>
        </div>
        <Button variant="outline" startIcon={<Icon name="print" />} onClick={() => window.print()}>
          印刷する
        </Button>
      </header>
      {travelByKey.rooms.map((room) => (
        <VoucherRoom key={room.roomNumber} travel={travelByKey} room={room} />
      ))}
    </Container>
  );
}
