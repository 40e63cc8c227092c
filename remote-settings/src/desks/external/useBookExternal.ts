import { graphql, useMutation } from 'react-relay';
import type {
  BookViaExternalSupplierInput,
  useBookExternalMutation,
} from './__generated__/useBookExternalMutation.graphql';

export type ExternalEnding =
  | { kind: 'booked'; travelId: string }
  | { kind: 'refused'; code: string; guestIndex: number | null; timeZones: readonly string[] }
  /** No usable answer: whether it was recorded is not known; sending it again records it once. */
  | { kind: 'unanswered'; error: unknown };

/** Never rejects. */
export function useBookExternal() {
  const [commit, isBooking] = useMutation<useBookExternalMutation>(graphql`
    mutation useBookExternalMutation($input: BookViaExternalSupplierInput!) {
      bookHotelViaExternalSupplier(input: $input) {
        __typename
        ... on BookViaExternalSupplierSuccess {
          travel {
            id
          }
        }
        ... on BookViaExternalSupplierError {
          errorCode
          guestIndex
          timeZones
        }
      }
    }
  `);
  const bookExternal = (input: BookViaExternalSupplierInput) =>
    new Promise<ExternalEnding>((resolve) => {
      commit({
        variables: { input },
        onCompleted: ({ bookHotelViaExternalSupplier: answer }) => {
          if (answer.__typename === 'BookViaExternalSupplierSuccess')
            resolve({ kind: 'booked', travelId: answer.travel.id });
          else if (answer.__typename === 'BookViaExternalSupplierError')
            resolve({
              kind: 'refused',
              code: answer.errorCode,
              guestIndex: answer.guestIndex ?? null,
              timeZones: answer.timeZones ?? [],
            });
          else resolve({ kind: 'unanswered', error: undefined });
        },
        onError: (error) => resolve({ kind: 'unanswered', error }),
      });
    });
  return { bookExternal, isBooking };
}
