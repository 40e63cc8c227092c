import { type BookingStep, paths, type RateChoice } from '@yado/shared/routing/paths';
import { graphql, readInlineData } from 'react-relay';
import type {
  prepareAgain_booking$data,
  prepareAgain_booking$key,
} from './__generated__/prepareAgain_booking.graphql';
import { roomsPath } from './rooms-path.ts';

/**
 * The address that checks price and room again for the same choice, with what was typed so far, and comes back. Links to
 * it take the place of the step that they are on: going back from a booking must not lead to its form of before.
 */
export function prepareAgainPath(booking: prepareAgain_booking$key, step?: BookingStep): string {
  const prepared = read(booking);
  return paths.bookingPrepare(toRateChoice(prepared), { priceCheckId: prepared.priceCheckId, step });
}

/** The way back to the rooms with dates, guests and what was typed kept. */
export function roomsAgainPath(booking: prepareAgain_booking$key): string {
  const prepared = read(booking);
  return roomsPath(toRateChoice(prepared), prepared.priceCheckId);
}

function toRateChoice(prepared: prepareAgain_booking$data): RateChoice {
  const { propertyContent, room, usingRate, previousTravel } = prepared;
  return {
    propertyId: propertyContent.epsPropertyId,
    roomId: room.epsRoomId,
    rateId: usingRate.epsRateId,
    bedGroupId: usingRate.bedGroups[0]?.id ?? '',
    isPackageRate: usingRate.isPackageRate,
    paymentPrice: usingRate.pricing.total.paymentPrice,
    stay: toStay(prepared),
    previousTravelId: previousTravel?.id,
  };
}

function read(booking: prepareAgain_booking$key): prepareAgain_booking$data {
  return readInlineData(
    graphql`
      fragment prepareAgain_booking on PreparedBooking @inline {
        priceCheckId
        previousTravel {
          id
        }
        propertyContent {
          epsPropertyId
        }
        room {
          epsRoomId
        }
        stay {
          checkin
          checkout
          occupancies {
            adults
            childAges
          }
        }
        usingRate {
          epsRateId
          isPackageRate
          bedGroups {
            id
          }
          pricing {
            total {
              paymentPrice
            }
          }
        }
      }
    `,
    booking,
  );
}

function toStay({ stay: { checkin, checkout, occupancies } }: prepareAgain_booking$data) {
  return {
    checkin,
    checkout,
    occupancies: occupancies.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })),
  };
}
