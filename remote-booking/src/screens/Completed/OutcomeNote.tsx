import { Banner } from '@yado/shared/ui/Banner';
import { graphql, useFragment } from 'react-relay';
import type { OutcomeNote_travel$key } from './__generated__/OutcomeNote_travel.graphql';
import { usePollWhile } from './use-poll-while.ts';

const POLL_MS = 3_000;

/** How the booking stands. An unknown outcome is asked for again until it is known; it is never called a failure. */
export function OutcomeNote({ travel }: { travel: OutcomeNote_travel$key }) {
  const { travelNumber, email, status } = useFragment(
    graphql`
      fragment OutcomeNote_travel on Travel {
        travelNumber
        email
        status
      }
    `,
    travel,
  );
  usePollWhile(status === 'BOOKING', POLL_MS);
  if (status === 'BOOKING') {
    return (
      <Banner tone="info" title={`確認中 — 予約番号 ${travelNumber}`}>
        ホテルからの返事を待っています。結果が分かりしだい、この画面とメールでお知らせします。同じ予約をもう一度行わないでください。
      </Banner>
    );
  }
  if (status === 'FAILED') {
    return (
      <Banner tone="error" title="予約は成立しませんでした">
        お支払いは発生していません。お手数ですが、もう一度ホテルをお探しください。
      </Banner>
    );
  }
  return (
    <Banner tone="success" title={`予約番号 ${travelNumber}`}>
      確認のメールを {email} へお送りしました。
    </Banner>
  );
}
