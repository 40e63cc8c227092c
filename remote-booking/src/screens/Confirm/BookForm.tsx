import { formatYen } from '@yado/shared/format/yen';
import { useForm } from '@yado/shared/forms/use-form';
import { useNavigate } from '@yado/shared/router';
import { type BookingAttempt, paths } from '@yado/shared/routing/paths';
import { Banner } from '@yado/shared/ui/Banner';
import { Button } from '@yado/shared/ui/Button';
import { Card } from '@yado/shared/ui/Card';
import { Checkbox } from '@yado/shared/ui/Checkbox';
import { type ReactNode, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { css } from '#styled/css';
import { buildBookInput } from '../../lib/book-input.ts';
import { confirmWords } from '../../lib/confirm-words.ts';
import { prepareAgainPath, roomsAgainPath } from '../../lib/prepare-again.ts';
import { useOpenDraft } from '../../lib/use-draft.ts';
import { BookFailure } from './BookFailure.tsx';
import { TwoColumns } from './columns.tsx';
import { CancelPolicy } from './CancelPolicy.tsx';
import { NotSent } from './NotSent.tsx';
import { OutcomeUnknown } from './OutcomeUnknown.tsx';
import { PreviousTrip } from './PreviousTrip.tsx';
import { useAttemptOutcome } from './use-attempt-outcome.ts';
import { SupplierTerms } from './SupplierTerms.tsx';
import { TermsLinks } from './TermsLinks.tsx';
import type { BookForm_booking$key } from './__generated__/BookForm_booking.graphql';
import type { BookForm_query$key } from './__generated__/BookForm_query.graphql';
import { type BookRefusal, useBookHotel } from './use-book-hotel.ts';

interface Props {
  booking: BookForm_booking$key;
  query: BookForm_query$key;
  at: BookingAttempt;
  /** Last four digits of the card that pays; null for the invoice. */
  last4: string | null;
  isDateChange: boolean;
  /** TwoColumns what giving it up costs. */
  price: ReactNode;
  /** What is agreed besides, above price and consents. */
  children: ReactNode;
}

const mustTick = 'ご確認のうえ、チェックを入れてください。';

/** What is agreed, the two consents, and the one button that books, which stays in sight. */
export function BookForm({ booking, query, at, last4, isDateChange, price, children }: Props) {
  const { action } = confirmWords(isDateChange);
  const prepared = useFragment(
    graphql`
      fragment BookForm_booking on PreparedBooking {
        state
        previousPenaltyPrice
        similarTravels {
          id
        }
        usingRate {
          pricing {
            total {
              paymentPrice
            }
          }
        }
        ...CancelPolicy_booking
        ...PreviousTrip_booking
        ...prepareAgain_booking
      }
    `,
    booking,
  );
  const terms = useFragment(
    graphql`
      fragment BookForm_query on Query {
        ...SupplierTerms_query
        ...TermsLinks_query
      }
    `,
    query,
  );
  const { paymentPrice } = prepared.usingRate.pricing.total;
  const { draft, drop } = useOpenDraft();
  const navigate = useNavigate();
  const [accepted, setAccepted] = useState({ policy: false, terms: false });
  const [refusal, setRefusal] = useState<BookRefusal | null>(null);
  // Shown with a refusal; those of the preparation are shown above the form.
  const [shownSimilar, setShownSimilar] = useState<string[]>([]);
  const [notSent, setNotSent] = useState<{ busy: string | null } | null>(null);
  const [bookHotel, isBooking] = useBookHotel();
  // Another tab, or this one before a reload, may have sent the booking already.
  const [unanswered, setUnanswered] = useState(prepared.state === 'BOOKING');
  const [knownState, setKnownState] = useState(prepared.state);
  if (knownState !== prepared.state) {
    setKnownState(prepared.state);
    if (prepared.state === 'BOOKING' && !isBooking) setUnanswered(true);
  }
  const input = buildBookInput(draft, {
    ...at,
    paymentPrice,
    previousPenaltyPrice: prepared.previousPenaltyPrice ?? null,
    similarTravelIds: [...prepared.similarTravels.map(({ id }) => id), ...shownSimilar],
  });
  // Consent is to what was shown: what another tab changes since must be read again.
  const content = JSON.stringify({ ...input, acceptedSimilarTravelIds: null });
  const [reviewed, setReviewed] = useState({ content, changed: false });
  if (reviewed.content !== content) {
    setReviewed({ content, changed: true });
    setAccepted({ policy: false, terms: false });
  }
  const outlook = useAttemptOutcome(at.priceCheckId, unanswered);
  const checking = unanswered && outlook.kind === 'checking';

  const form = useForm<keyof typeof accepted>({
    check: () => ({
      policy: accepted.policy ? undefined : mustTick,
      terms: accepted.terms ? undefined : mustTick,
    }),
    send: async () => {
      if (checking) return;
      if (!input) {
        await navigate(paths.bookingGuests(at));
        return;
      }
      setRefusal(null);
      setUnanswered(false);
      setNotSent(navigator.onLine ? null : { busy: null });
      // Sent now, it would leave in doubt whether it arrived.
      if (!navigator.onLine) return;
      const result = await bookHotel(input);
      if (result.kind === 'booked') {
        drop();
        await navigate(paths.bookingCompleted(result.travelId), { replace: true });
      } else if (result.kind === 'refused') {
        setRefusal(result.refusal);
        setShownSimilar([...shownSimilar, ...result.refusal.similar.map(({ id }) => id)]);
      } else if (result.kind === 'busy') setNotSent({ busy: result.message });
      else if (result.kind === 'unknown') setUnanswered(true);
    },
  });
  const tick = (consent: keyof typeof accepted, on: boolean) => {
    setAccepted({ ...accepted, [consent]: on });
    form.clear(consent);
  };

  return (
    <form noValidate onSubmit={form.submit} aria-busy={isBooking || checking} className={formLayout}>
      <PreviousTrip booking={prepared} />
      {children}
      <TwoColumns>
        {price}
        <CancelPolicy
          booking={prepared}
          accepted={accepted.policy}
          problem={form.problems.policy}
          onAccept={(on) => tick('policy', on)}
        />
      </TwoColumns>
      <Card as="section" aria-label="予約の確定">
        <div className={css({ display: 'grid', gap: '3' })}>
          {refusal && (
            <BookFailure
              refusal={refusal}
              shownPrice={paymentPrice}
              last4={last4}
              links={{
                prepareAgain: prepareAgainPath(prepared, 'confirm'),
                rooms: roomsAgainPath(prepared),
                guests: paths.bookingGuests(at),
                payment: paths.bookingPayment(at),
                trips: paths.trips(),
              }}
            />
          )}
          {reviewed.changed && (
            <Banner tone="warning" title="予約の内容が変わりました">
              別のタブなどで内容が変更されました。もう一度ご確認のうえ、チェックを入れてください。
            </Banner>
          )}
          {notSent && <NotSent {...notSent} action={action} />}
          {unanswered && (
            <OutcomeUnknown
              outlook={outlook}
              prepareAgain={prepareAgainPath(prepared, 'confirm')}
              action={action}
            />
          )}
          <Checkbox
            checked={accepted.terms}
            error={form.problems.terms}
            onChange={(on) => tick('terms', on)}
            name="terms"
          >
            予約内容を確認し、利用規約と宿泊サプライヤー規約に同意します
          </Checkbox>
          <div className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1' })}>
            <TermsLinks query={terms} />
            <SupplierTerms query={terms} />
          </div>
        </div>
      </Card>
      <div className={stickyBar} data-print="hide">
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={isBooking || checking}
          loadingText={
            checking ? '予約の結果を確認しています' : '予約を確定しています。この画面のままお待ちください'
          }
        >
          {formatYen(paymentPrice)} で{action}
        </Button>
        {isBooking && (
          <p className={css({ textStyle: 'small', color: 'text.muted', marginTop: '2' })}>
            ホテルに予約を送っています。1分以上かかることがあります。ページを閉じたり戻ったりせずにお待ちください。
          </p>
        )}
      </div>
    </form>
  );
}

const formLayout = css({
  display: 'grid',
  gap: { base: '6', lg: '3' },
  marginTop: { base: '4', lg: '3' },
  // What gets the focus stops above the bar with the button.
  '& :is(a, button, input, summary)': { scrollMarginBottom: '28' },
});

/** Over what is scrolled beneath it, up to the end of the form. */
const stickyBar = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'sticky',
  paddingY: '3',
  background: 'bg',
  borderTop: '1px solid {colors.border}',
});
