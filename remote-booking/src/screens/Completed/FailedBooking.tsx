import { Link } from '@yado/shared/router';
import { stayToBookAgain } from '@yado/shared/routing/book-again';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import type { FailedBooking_travel$key } from './__generated__/FailedBooking_travel.graphql';

/** The hotel has not taken it, for certain: nothing was paid, and the same days can be looked for again. */
export function FailedBooking({ travel }: { travel: FailedBooking_travel$key }) {
  const { travelNumber, propertyContent, itinerary, ...trip } = useFragment(
    graphql`
      fragment FailedBooking_travel on Travel {
        travelNumber
        status
        startDate
        endDate
        propertyContent {
          epsPropertyId
        }
        itinerary {
          rooms {
            numberOfAdults
            childAges
          }
        }
      }
    `,
    travel,
  );
  const stay = stayToBookAgain({ ...trip, rooms: itinerary?.rooms ?? [] });
  return (
    <Banner
      tone="error"
      title={`予約は成立しませんでした(予約番号 ${travelNumber})`}
      action={
        <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
          <LinkButton asChild size="sm" variant="outline">
            <Link to={paths.hotel(propertyContent.epsPropertyId, stay ?? undefined)}>
              同じ日程で部屋を選び直す
            </Link>
          </LinkButton>
          <LinkButton asChild size="sm" variant="outline">
            <Link to={paths.search()}>ほかのホテルを探す</Link>
          </LinkButton>
        </div>
      }
    >
      ホテルが予約を受け付けませんでした。お支払いは発生していません。確保したカードの利用枠や請求書払いの残高は元に戻ります。
    </Banner>
  );
}
