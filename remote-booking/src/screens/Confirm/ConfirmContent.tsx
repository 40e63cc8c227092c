import type { BookingAttempt } from '@yado/shared/routing/paths';
import { graphql, useFragment } from 'react-relay';
import { SimilarTravels } from '../../components/SimilarTravels.tsx';
import { useDraft } from '../../lib/use-draft.ts';
import { Stack, TwoColumns } from './columns.tsx';
import { BookForm } from './BookForm.tsx';
import { ContractNotes } from './ContractNotes.tsx';
import { GuestReview } from './GuestReview.tsx';
import { HotelNotes } from './HotelNotes.tsx';
import { PaymentReview } from './PaymentReview.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { StayReview } from './StayReview.tsx';
import type { ConfirmContent_booking$key } from './__generated__/ConfirmContent_booking.graphql';
import type { ConfirmContent_query$key } from './__generated__/ConfirmContent_query.graphql';

interface Props {
  booking: ConfirmContent_booking$key;
  query: ConfirmContent_query$key;
  at: BookingAttempt;
}

/** In the order of a contract: what, for whom, how paid, under which conditions, how much; then the consent. */
export function ConfirmContent({ booking, query, at }: Props) {
  const prepared = useFragment(
    graphql`
      fragment ConfirmContent_booking on PreparedBooking {
        previousTravel {
          id
        }
        ownCards {
          id
          last4
          ...PaymentReview_card
        }
        ...StayReview_booking
        ...GuestReview_booking
        ...PriceBreakdown_booking
        ...HotelNotes_booking
        ...ContractNotes_booking
        ...SimilarTravels_booking
        ...BookForm_booking
      }
    `,
    booking,
  );
  const { creditCards, ...terms } = useFragment(
    graphql`
      fragment ConfirmContent_query on Query {
        creditCards {
          id
          last4
          ...PaymentReview_card
        }
        ...ContractNotes_query
        ...BookForm_query
      }
    `,
    query,
  );
  const [{ payment }] = useDraft();
  const isDateChange = Boolean(prepared.previousTravel);
  const card =
    payment?.type === 'CREDIT_CARD'
      ? [...creditCards, ...prepared.ownCards].find(({ id }) => id === payment.cardId)
      : undefined;
  return (
    <BookForm
      booking={prepared}
      query={terms}
      at={at}
      last4={card?.last4 ?? null}
      isDateChange={isDateChange}
      price={<PriceBreakdown booking={prepared} />}
    >
      <StayReview booking={prepared} />
      <TwoColumns>
        <Stack>
          <GuestReview booking={prepared} at={at} />
          <HotelNotes booking={prepared} />
        </Stack>
        <Stack>
          <PaymentReview payBy={payment?.type ?? null} card={card ?? null} at={at} />
          <ContractNotes booking={prepared} query={terms} isDateChange={isDateChange} />
        </Stack>
      </TwoColumns>
      <SimilarTravels booking={prepared} />
    </BookForm>
  );
}
