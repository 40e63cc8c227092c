import { hotelList } from '../api/hotels/hotel-list.ts';

/** What is asked, and how often of a hundred requests: about what people do who look, book and read their trips. */
export const kinds = {
  session: { share: 18, asksSupplier: false },
  suggestion: { share: 30, asksSupplier: false },
  hotels: { share: 18, asksSupplier: true },
  rooms: { share: 12, asksSupplier: true },
  trips: { share: 18, asksSupplier: false },
  // Two requests each: the price check, and the booking on invoice.
  booking: { share: 4, asksSupplier: true },
} as const;

export type Kind = keyof typeof kinds;

export const texts = {
  session: 'query LoadSession { myself { id name email role permissions companyBranch { id branchName } } }',
  suggestion: `query LoadSuggestion($regions: IncrementalSearchRegionInput!, $hotels: IncrementalSearchPropertyContentInput!) {
    regions: incrementalSearchRegion(input: $regions) { __typename }
    hotels: incrementalSearchPropertyContent(input: $hotels) { __typename }
  }`,
  hotels: hotelList,
  rooms: `query LoadRooms($id: ID!, $stay: RoomsWithRateInput!) {
    expediaHotelRooms(id: $id, roomsWithRateInput: $stay) {
      epsRoomId rates { epsRateId refundable availableRooms bedGroups { id } pricing { total { paymentPrice } } }
    }
  }`,
  trips: `query LoadTrips($input: BranchTravelsInput!) {
    branchTravels(input: $input, first: 20) {
      totalCount
      nodes {
        id travelNumber status startDate endDate
        propertyContent { id name }
        expediaHotelRooms { id familyName givenName }
        pricing { finalPaymentPrice }
      }
    }
  }`,
  prepare: `mutation LoadPrepare($input: PrepareToBookHotelInput!) {
    prepareToBookHotel(input: $input) {
      __typename
      ... on PrepareSuccess { preparedBooking { priceCheckId usingRate { pricing { total { paymentPrice } } } } }
      ... on PrepareError { errorCode }
    }
  }`,
  book: `mutation LoadBook($input: BookExpediaHotelInput!) {
    bookExpediaHotel(input: $input) {
      __typename
      ... on BookSuccess { travel { id } }
      ... on BookError { errorCode }
    }
  }`,
};

export type Operation = keyof typeof texts;
