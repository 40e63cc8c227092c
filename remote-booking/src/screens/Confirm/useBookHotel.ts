import { toAppError } from '@yado/shared/errors/app-error';
import { useRef } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { SimilarTravelList_travels$key } from '../../components/__generated__/SimilarTravelList_travels.graphql';
import type {
  BookErrorCode,
  BookExpediaHotelInput,
  useBookHotelMutation,
} from './__generated__/useBookHotelMutation.graphql';

export interface BookRefusal {
  code: BookErrorCode;
  guestIndex: number | null;
  currentPaymentPrice: number | null;
  shouldAskToCardIssuer: boolean;
  /** What the card provider said; null when it is not about a card. */
  card: { type?: string; code?: string; declineCode?: string } | null;
  /** For SIMILAR_TRAVEL: what the booking would repeat. */
  similar: (SimilarTravelList_travels$key[number] & { readonly id: string })[];
  at: Date;
}

interface Told {
  /** Booked, or sent with an outcome that is still being found out. */
  onBooked: (travelId: string) => void;
  onRefused: (refusal: BookRefusal) => void;
  /** The server turned the request away before it looked at it. */
  onBusy: (message: string) => void;
  /** No answer came: the booking may have been made or not. */
  onUnanswered: () => void;
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
          similarTravels {
            id
            ...SimilarTravelList_travels
          }
        }
      }
    }
  `);
  const bookHotel = (input: BookExpediaHotelInput, { onBooked, onRefused, onBusy, onUnanswered }: Told) => {
    // A second click arrives before React has disabled the button.
    if (sending.current) return;
    sending.current = true;
    commit({
      variables: { input },
      onCompleted: ({ bookExpediaHotel: answer }) => {
        sending.current = false;
        if (answer?.__typename === 'BookSuccess') onBooked(answer.travel.id);
        else if (answer?.__typename !== 'BookError') onUnanswered();
        else if (answer.unsettled) onBooked(answer.unsettled.id);
        else onRefused(refusalOf(answer));
      },
      onError: (error) => {
        sending.current = false;
        const { kind, message } = toAppError(error);
        if (kind === 'busy' || kind === 'rejected') onBusy(message);
        else onUnanswered();
      },
    });
  };
  return { bookHotel, isBooking };
}

type Refused = Extract<
  useBookHotelMutation['response']['bookExpediaHotel'],
  { readonly __typename: 'BookError' }
>;

function refusalOf(answer: Refused): BookRefusal {
  const { stripeErrorType, stripeCode, stripeDeclineCode } = answer;
  return {
    code: answer.errorCode,
    guestIndex: answer.guestIndex ?? null,
    currentPaymentPrice: answer.currentPaymentPrice ?? null,
    shouldAskToCardIssuer: answer.shouldAskToCardIssuer,
    card:
      stripeErrorType || stripeCode || stripeDeclineCode
        ? {
            type: stripeErrorType ?? undefined,
            code: stripeCode ?? undefined,
            declineCode: stripeDeclineCode ?? undefined,
          }
        : null,
    similar: answer.errorCode === 'SIMILAR_TRAVEL' ? [...answer.similarTravels] : [],
    at: new Date(),
  };
}
