import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  BookErrorCode,
  BookExpediaHotelInput,
  useBookHotelMutation,
} from './__generated__/useBookHotelMutation.graphql';

export interface BookRefusal {
  code: BookErrorCode | 'UNANSWERED';
  guestIndex: number | null;
  currentPaymentPrice: number | null;
  shouldAskToCardIssuer: boolean;
  card: { type?: string; code?: string; declineCode?: string };
  /** For an answer that never came: what the transport said. */
  message?: string;
}

interface Told {
  /** Booked, or sent with an outcome that is still being found out. */
  onBooked: (travelId: string) => void;
  onRefused: (refusal: BookRefusal) => void;
}

/** Sends the booking once however often it is asked; the server knows a repeat by the attempt's key. */
export function useBookHotel() {
  const sending = useRef(false);
  const [commit, isBooking] = useMutation<useBookHotelMutation>(graphql`
    mutation useBookHotelMutation($input: BookExpediaHotelInput!) {
      bookExpediaHotel(input: $input) {
        __typename
        ... on BookSuccess {
          travel {
            id
          }
        }
        ... on BookError {
          errorCode
          guestIndex
          shouldAskToCardIssuer
          stripeErrorType
          stripeCode
          stripeDeclineCode
          currentPaymentPrice
          unsettled: travel {
            id
          }
        }
      }
    }
  `);
  const bookHotel = (input: BookExpediaHotelInput, { onBooked, onRefused }: Told) => {
    // A second click arrives before React has disabled the button.
    if (sending.current) return;
    sending.current = true;
    commit({
      variables: { input },
      onCompleted: ({ bookExpediaHotel: answer }) => {
        sending.current = false;
        if (answer.__typename === 'BookSuccess') onBooked(answer.travel.id);
        else if (answer.__typename === 'BookError' && answer.unsettled) onBooked(answer.unsettled.id);
        else onRefused(refusalOf(answer));
      },
      onError: (error) => {
        sending.current = false;
        onRefused({ ...unanswered, message: actionFailureMessage('予約の確定', error) });
      },
    });
  };
  return { bookHotel, isBooking };
}

const unanswered: BookRefusal = {
  code: 'UNANSWERED',
  guestIndex: null,
  currentPaymentPrice: null,
  shouldAskToCardIssuer: false,
  card: {},
};

function refusalOf(answer: useBookHotelMutation['response']['bookExpediaHotel']): BookRefusal {
  if (answer.__typename !== 'BookError') return { ...unanswered, code: 'UNEXPECTED' };
  return {
    code: answer.errorCode,
    guestIndex: answer.guestIndex ?? null,
    currentPaymentPrice: answer.currentPaymentPrice ?? null,
    shouldAskToCardIssuer: answer.shouldAskToCardIssuer,
    card: {
      type: answer.stripeErrorType ?? undefined,
      code: answer.stripeCode ?? undefined,
      declineCode: answer.stripeDeclineCode ?? undefined,
    },
  };
}
