import { toAppError } from '@yado/shared/errors/app-error';
import { type ActionResult, useAction } from '@yado/shared/relay/use-action';
import { serverNow } from '@yado/shared/format/server-clock';
import { graphql } from 'react-relay';
import type { SimilarTravelList_travels$key } from '../../components/__generated__/SimilarTravelList_travels.graphql';
import type {
  BookErrorCode,
  BookExpediaHotelInput,
  useBookHotelMutation,
} from './__generated__/useBookHotelMutation.graphql';

export interface BookRefusal {
  code: BookErrorCode;
  guestIndex: number | null;
  /** This attempt can't succeed any more, whatever the code says. */
  rePrepareRequired: boolean;
  currentPaymentPrice: number | null;
  shouldAskToCardIssuer: boolean;
  /** What the card provider said; null when it is not about a card. */
  card: { type?: string; code?: string; declineCode?: string } | null;
  /** For SIMILAR_TRAVEL: what the booking would repeat. */
  similar: (SimilarTravelList_travels$key[number] & { readonly id: string })[];
  at: Date;
}

export type BookResult =
  /** Booked, or sent and its outcome is still being found out. */
  | { kind: 'booked'; travelId: string }
  | { kind: 'refused'; refusal: BookRefusal }
  /** The server rejected the request before it looked at it. */
  | { kind: 'busy'; message: string }
  /** No answer came: whether the booking was made is not known. */
  | { kind: 'unknown' };

/** Sends the booking; the server knows a repeat by the attempt's key. */
export function useBookHotel(): [(input: BookExpediaHotelInput) => Promise<BookResult>, boolean] {
  const [commit, isBooking] = useAction<useBookHotelMutation>(graphql`
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
          rePrepareRequired
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
  return [async (input) => toBookResult(await commit({ input })), isBooking];
}

function toBookResult(result: ActionResult<useBookHotelMutation>): BookResult {
  if (result.kind === 'ok') return { kind: 'booked', travelId: result.data.travel.id };
  if (result.kind === 'refused') {
    const { unsettled } = result.refusal;
    return unsettled
      ? { kind: 'booked', travelId: unsettled.id }
      : { kind: 'refused', refusal: toRefusal(result.refusal) };
  }
  const { kind, message } = toAppError(result.error);
  return kind === 'busy' || kind === 'rejected' ? { kind: 'busy', message } : { kind: 'unknown' };
}

type Refused = Extract<
  useBookHotelMutation['response']['bookExpediaHotel'],
  { readonly __typename: 'BookError' }
>;

function toRefusal(answer: Refused): BookRefusal {
  const { stripeErrorType, stripeCode, stripeDeclineCode } = answer;
  return {
    code: answer.errorCode,
    guestIndex: answer.guestIndex ?? null,
    rePrepareRequired: answer.rePrepareRequired,
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
    at: serverNow(),
  };
}
