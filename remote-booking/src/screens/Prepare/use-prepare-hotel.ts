import { actionFailureMessage } from '@yado/shared/errors/app-error';
import { type ActionResult, useAction } from '@yado/shared/relay/use-action';
import type { RateChoice } from '@yado/shared/routing/paths';
import { useCallback, useState } from 'react';
import { graphql } from 'react-relay';
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
      hotelName: string;
      roomName: string;
      previousPrice: number;
      currentPrice: number;
    }
  | { kind: 'refused'; code: PrepareErrorCode }
  /** No answer of ours came: what the transport says. */
  | { kind: 'unanswered'; message: string };

export function usePrepareHotel(choice: RateChoice, previousPriceCheckId: string | null) {
  const [state, setState] = useState<PrepareState>({ kind: 'preparing' });
  const [commit] = useAction<usePrepareHotelMutation>(graphql`
    mutation usePrepareHotelMutation($input: PrepareToBookHotelInput!) {
      prepareToBookHotel(input: $input) {
        __typename
        ... on PrepareSuccess {
          preparedBooking {
            priceCheckId
            priceChanged
            previousPaymentPrice
            propertyContent {
              name
            }
            room {
              roomName
            }
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
  const prepare = useCallback(async () => {
    setState({ kind: 'preparing' });
    const { propertyId, roomId, rateId, bedGroupId, isPackageRate, paymentPrice, stay, previousTravelId } =
      choice;
    const result = await commit({
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
    });
    setState(toState(result, paymentPrice));
  }, [commit, choice, previousPriceCheckId]);
  return { prepare, state };
}

function toState(result: ActionResult<usePrepareHotelMutation>, expectedPrice: number): PrepareState {
  if (result.kind === 'unknown')
    return { kind: 'unanswered', message: actionFailureMessage('料金の確認', result.error) };
  if (result.kind === 'refused') return { kind: 'refused', code: result.code };
  const { priceCheckId, priceChanged, previousPaymentPrice, propertyContent, room, usingRate } =
    result.data.preparedBooking;
  return {
    kind: 'ready',
    priceCheckId,
    priceChanged,
    hotelName: propertyContent.name,
    roomName: room.roomName,
    previousPrice: previousPaymentPrice ?? expectedPrice,
    currentPrice: usingRate.pricing.total.paymentPrice,
  };
}
