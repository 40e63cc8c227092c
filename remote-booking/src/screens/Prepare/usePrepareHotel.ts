import { actionFailureMessage } from '@yado/shared/errors/app-error';
import type { RateChoice } from '@yado/shared/routing/paths';
import { useCallback, useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type {
  PrepareErrorCode,
  usePrepareHotelMutation,
} from './__generated__/usePrepareHotelMutation.graphql';

export type PrepareState =
  | { kind: 'preparing' }
  | {
      kind: 'ready';
      priceCheckId: string;
      priceChanged: boolean;
      previousPrice: number;
      currentPrice: number;
    }
  | { kind: 'refused'; code: PrepareErrorCode }
  /** No answer of ours came: what the transport says. */
  | { kind: 'unanswered'; message: string };

export function usePrepareHotel(choice: RateChoice, previousPriceCheckId: string | null) {
  const [state, setState] = useState<PrepareState>({ kind: 'preparing' });
  const [commit] = useMutation<usePrepareHotelMutation>(graphql`
    mutation usePrepareHotelMutation($input: PrepareToBookHotelInput!) {
      prepareToBookHotel(input: $input) {
        __typename
        ... on PrepareSuccess {
          preparedBooking {
            priceCheckId
            priceChanged
            previousPaymentPrice
            usingRate {
              pricing {
                total {
                  paymentPrice
                }
              }
            }
          }
        }
        ... on PrepareError {
          errorCode
        }
      }
    }
  `);
  const prepare = useCallback(() => {
    setState({ kind: 'preparing' });
    const { propertyId, roomId, rateId, bedGroupId, isPackageRate, paymentPrice, stay, previousTravelId } =
      choice;
    commit({
      variables: {
        input: {
          epsPropertyId: propertyId,
          epsRoomId: roomId,
          epsRateId: rateId,
          bedGroupId,
          isPackageRate,
          expectedPaymentPrice: paymentPrice,
          stay,
          previousPriceCheckId,
          previousTravelId: previousTravelId ?? null,
        },
      },
      onCompleted: ({ prepareToBookHotel: answer }) => setState(stateOf(answer, paymentPrice)),
      onError: (error) =>
        setState({ kind: 'unanswered', message: actionFailureMessage('料金の確認', error) }),
    });
  }, [commit, choice, previousPriceCheckId]);
  return { prepare, state };
}

type Answer = usePrepareHotelMutation['response']['prepareToBookHotel'];

function stateOf(answer: Answer, expectedPrice: number): PrepareState {
  if (answer.__typename === 'PrepareError') return { kind: 'refused', code: answer.errorCode };
  if (answer.__typename !== 'PrepareSuccess') return { kind: 'refused', code: 'UNEXPECTED' };
  const { priceCheckId, priceChanged, previousPaymentPrice, usingRate } = answer.preparedBooking;
  return {
    kind: 'ready',
    priceCheckId,
    priceChanged,
    previousPrice: previousPaymentPrice ?? expectedPrice,
    currentPrice: usingRate.pricing.total.paymentPrice,
  };
}
