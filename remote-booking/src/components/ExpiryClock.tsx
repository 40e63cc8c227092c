import { Link } from '@yado/shared/router';
import type { BookingStep } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { LinkButton } from '@yado/shared/ui/LinkButton';
import { VisuallyHidden } from '@yado/shared/ui/VisuallyHidden';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { prepareAgainPath } from '../lib/prepare-again.ts';
import { remainingAnnouncement, remainingText, SOON_MS } from '../lib/remaining.ts';
import { useRemaining } from '../lib/use-remaining.ts';
import type { ExpiryClock_booking$key } from './__generated__/ExpiryClock_booking.graphql';

interface Props {
  booking: ExpiryClock_booking$key;
  /** Where the user comes back to after a new check. */
  step: BookingStep;
}

/** How long the checked price holds; afterwards the way to a new check, which keeps everything typed. */
export function ExpiryClock({ booking, step }: Props) {
  const prepared = useFragment(
    graphql`
      fragment ExpiryClock_booking on PreparedBooking {
        state
        expiresAt
        ...prepareAgain_booking
      }
    `,
    booking,
  );
  const remaining = useRemaining(prepared.expiresAt);
  const failed = prepared.state === 'FAILED';
  if (failed || prepared.state === 'EXPIRED' || remaining <= 0) {
    return (
      <Banner
        tone="warning"
        title={failed ? 'この手続きでは予約できませんでした' : '料金の確認から時間がたちました'}
        action={
          <LinkButton asChild size="sm" variant="outline">
            <Link to={prepareAgainPath(prepared, step)} replace>
              もう一度料金を確認する
            </Link>
          </LinkButton>
        }
      >
        入力した内容はそのまま残ります。最新の空室と料金を確認してください。
      </Banner>
    );
  }
  const text = `この料金の有効期限 あと${remainingText(remaining)}`;
  return (
    <>
      {remaining > SOON_MS ? (
        <p className={css({ textStyle: 'small', color: 'text.muted', fontVariantNumeric: 'tabular-nums' })}>
          {text}
        </p>
      ) : (
        <Banner tone="warning" announce="off">
          <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{text}</span>
          <br />
          過ぎたときは、入力した内容を残したまま料金を確認し直せます。
        </Banner>
      )}
      <VisuallyHidden as="output">{remainingAnnouncement(remaining)}</VisuallyHidden>
    </>
  );
}
