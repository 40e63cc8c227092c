import { paths, type RateChoice } from '@yado/shared/routing/paths';

type Chosen = Pick<RateChoice, 'propertyId' | 'stay' | 'previousTravelId'>;

/**
 * The way back to the rooms with dates and guests kept. Other dates of a trip are chosen on its own page: a room taken
 * on the hotel's would be booked beside the trip, and nothing would give that up.
 *
 * `continues`: the preparation whose form the next one continues with.
 */
export function roomsPath({ propertyId, stay, previousTravelId }: Chosen, continues?: string): string {
  return previousTravelId
    ? paths.tripDates(previousTravelId, { propertyId, stay, continues })
    : paths.hotel(propertyId, stay, { continues });
}
