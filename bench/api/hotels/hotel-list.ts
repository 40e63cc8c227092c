/** A page of the result list with its prices. */
export const hotelList = `query BenchHotels($input: SearchPropertyContentInput!, $stay: RoomsWithRateInput!, $region: RegionInput!) {
  searchPropertyContent(input: $input, regionInput: $region, first: 20) {
    totalCount
    nodes {
      id name images(first: 1) { url }
      ratings { guest { overall count } property { rating } }
      cheapestPriceV2(stay: $stay) { paymentPrice totalPaymentPrice mealType freeCancelUntil }
    }
  }
}`;
