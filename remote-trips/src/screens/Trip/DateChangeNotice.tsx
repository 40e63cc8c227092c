import { lookUp } from '@yado/shared/contract/known';
import { Link } from '@yado/shared/router';
import { paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { TextLink } from '@yado/shared/ui/TextLink';
import { graphql, useFragment } from 'react-relay';
import { replacementTexts } from './replacement-texts.ts';
import type { DateChangeNotice_travel$key } from './__generated__/DateChangeNotice_travel.graphql';

/** What is unfinished about a change of dates, on the trip before it and on the one after it. */
export function DateChangeNotice({ travel }: { travel: DateChangeNotice_travel$key }) {
  const { replacement, previousTravelCancel: open } = useFragment(
    graphql`
      fragment DateChangeNotice_travel on Travel {
        replacement {
          state
          travel {
            id
          }
        }
        previousTravelCancel {
          requestSent
          travel {
            id
          }
        }
      }
    `,
    travel,
  );
  const text = replacement && lookUp(replacementTexts, replacement.state, replacementTexts.INCOMPLETE);
  return (
    <>
      {replacement && text && (
        <Banner
          announce="off"
          title={text.title}
          action={<TripLink id={replacement.travel.id}>日程変更後の予約を見る</TripLink>}
        >
          {text.body}
        </Banner>
      )}
      {open && (
        <Banner
          announce="off"
          title="日程変更前の予約は、まだキャンセルが完了していません"
          action={<TripLink id={open.travel.id}>日程変更前の予約を見る</TripLink>}
        >
          {open.requestSent
            ? 'キャンセルをホテルへ送り、返事を待っています。'
            : 'キャンセルの手続きを続けています。'}
          この予約をキャンセルするときは、変更前の予約を残すかどうかを選べます。
        </Banner>
      )}
    </>
  );
}

function TripLink({ id, children }: { id: string; children: string }) {
  return (
    <TextLink asChild>
      <Link to={paths.trip(id)}>{children}</Link>
    </TextLink>
  );
}
