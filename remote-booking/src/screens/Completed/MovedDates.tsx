import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import type { MovedDates_travel$key } from './__generated__/MovedDates_travel.graphql';

/** After a change of dates: the trip before it, as long as it is being canceled. */
export function MovedDates({ travel }: { travel: MovedDates_travel$key }) {
  const { previousTravelCancel: open } = useFragment(
    graphql`
      fragment MovedDates_travel on Travel {
        previousTravelCancel {
          travel {
            id
            travelNumber
          }
        }
      }
    `,
    travel,
  );
  if (!open) return null;
  return (
    <Banner
      announce="off"
      title={`変更前の予約(${open.travel.travelNumber})をキャンセルしています`}
      action={
        <TextLink asChild>
          <Link to={paths.trip(open.travel.id)}>変更前の予約を見る</Link>
        </TextLink>
      }
    >
      完了したらメールでお知らせします。
    </Banner>
  );
}
