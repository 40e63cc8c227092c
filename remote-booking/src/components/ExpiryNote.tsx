import { Banner } from '@yado/shared/ui/Banner';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { Link } from '@yado/shared/router';
import { useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { prepareAgainPath } from '../lib/prepareAgain.ts';
import type { ExpiryNote_booking$key } from './__generated__/ExpiryNote_booking.graphql';

const SOON_MS = 5 * 60_000;

/** Says when the checked price runs out, and offers to check again with the same choice. */
export function ExpiryNote({ booking, attempt }: { booking: ExpiryNote_booking$key; attempt: string }) {
  const prepared = useFragment(
    graphql`
      fragment ExpiryNote_booking on PreparedBooking {
        state
        expiresAt
        ...prepareAgain_booking
      }
    `,
    booking,
  );
  const remaining = useRemaining(prepared.expiresAt);
  const again = (
    <LinkButton asChild size="sm" variant="outline">
      <Link to={prepareAgainPath(prepared, attempt)}>もう一度料金を確認する</Link>
    </LinkButton>
  );
  if (prepared.state === 'EXPIRED' || remaining <= 0) {
    return (
      <Banner tone="warning" title="料金の確認から時間がたちました" action={again}>
        入力した内容はそのまま残ります。最新の空室と料金を確認してください。
      </Banner>
    );
  }
  if (remaining > SOON_MS) return null;
  return (
    <Banner tone="info" announce="polite">
      この料金はあと{Math.ceil(remaining / 60_000)}分で確認し直しになります。
    </Banner>
  );
}

function useRemaining(expiresAt: string): number {
  const deadline = Date.parse(expiresAt);
  const [remaining, setRemaining] = useState(() => deadline - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setRemaining(deadline - Date.now()), 5_000);
    return () => clearInterval(timer);
  }, [deadline]);
  return remaining;
}
