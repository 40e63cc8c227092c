import { checkInText } from '@yado/shared/format/check-in-text';
import { freeCancelText } from '@yado/shared/format/free-cancel';
import { formatLocalTaxTotal } from '@yado/shared/format/local-tax';
import { formatMoney } from '@yado/shared/format/money';
import { graphql, useFragment } from 'react-relay';
import { amenityTexts, knownAmenities } from '../../lib/amenities.ts';
import { distanceText } from '../../lib/format-distance.ts';
import type { ComparedHotelFacts } from '../../lib/hotel-rows.ts';
import { mealText } from '../../lib/meals.ts';
import type {
  useHotelFacts_hotels$data,
  useHotelFacts_hotels$key,
} from './__generated__/useHotelFacts_hotels.graphql';

/** What is compared of each hotel; distances are from the point of the search, or the middle of its area. */
export function useHotelFacts(hotels: useHotelFacts_hotels$key): ComparedHotelFacts[] {
  const data = useFragment(
    graphql`
      fragment useHotelFacts_hotels on PropertyContent @relay(plural: true) {
        timeZone
        category {
          name
        }
        ratings {
          property {
            rating
          }
          guest {
            overall
            count
          }
        }
        amenities
        importantNotes {
          checkin {
            beginTime
            endTime
            twentyFourHour
            checkoutTime
          }
        }
        distanceMeters(from: $from)
        distanceOrigin(from: $from) {
          name
          isPoint
        }
        cheapestPriceV2(stay: $stay, choice: $choice) @catch {
          paymentPrice
          totalPaymentPrice
          mealType
          freeCancelUntil
          alwaysFreeCancel
          availableRooms
          propertyPrice {
            total {
              currency
              value
            }
          }
          localTax {
            total
            isUpperBound
          }
        }
      }
    `,
    hotels,
  );
  return data.map((hotel) => {
    const { distanceMeters, distanceOrigin, category, ratings, amenities, importantNotes } = hotel;
    const { checkin } = importantNotes;
    return {
      offer: readOffer(hotel),
      distanceMeters: distanceMeters ?? null,
      distanceText:
        distanceMeters == null
          ? null
          : distanceText(distanceMeters, distanceOrigin ?? { name: null, isPoint: true }),
      stars: ratings.property?.rating ?? null,
      score: ratings.guest?.overall ?? null,
      reviews: ratings.guest?.count ?? null,
      kind: category.name,
      checkIn: checkInText(checkin),
      checkOut: checkin.checkoutTime ?? null,
      amenities: knownAmenities(amenities).map((amenity) => amenityTexts[amenity].label),
    };
  });
}

function readOffer({
  timeZone,
  cheapestPriceV2: offer,
}: useHotelFacts_hotels$data[number]): ComparedHotelFacts['offer'] {
  if (!offer.ok) return undefined;
  if (!offer.value) return null;
  const { paymentPrice, totalPaymentPrice, propertyPrice, localTax, mealType, availableRooms } = offer.value;
  const { freeCancelUntil: freeUntil, alwaysFreeCancel: alwaysFree } = offer.value;
  return {
    perNight: paymentPrice,
    total: totalPaymentPrice,
    atHotel: propertyPrice ? formatMoney(propertyPrice.total.value, propertyPrice.total.currency) : null,
    localTax: localTax ? formatLocalTaxTotal(localTax) : null,
    meal: mealText(mealType),
    freeCancel: { freeUntil, alwaysFree },
    freeCancelText: freeCancelText({ freeUntil, alwaysFree }, timeZone)?.text ?? null,
    roomsLeft: availableRooms ?? null,
  };
}
