import { NoUnusedFragmentsRule, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { buildContract } from './contract.ts';

const schema = buildContract();
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

/** What a client could not read of a type, were it to ask for all of this. */
const unreadable = (type: string, fields: string) =>
  validate(schema, parse(`{ __typename } fragment Wanted on ${type} { ${fields} }`), rules).map(
    ({ message }) => message,
  );

const money = '{ currency value }';
const night = '{ stayPrice taxAndServicePrice }';
const propertyPrice = `{ total ${money} resortPrice ${money} mandatoryPrice ${money} mandatoryTaxPrice ${money} }`;
const pricing = `averagePerOneRoomNight { paymentPrice }
  total { stayPrice taxAndServicePrice paymentPrice propertyPrice ${propertyPrice} }
  occupancyPricing { occupancy paymentPrice nightsPrice ${night} }`;
const penalty = `__typename start end currency ... on AmountCancelPenalty { amount }
  ... on NightCancelPenalty { nights } ... on PercentCancelPenalty { percent }`;
const room = `id name descriptions { overview } images { url } bedGroups { description } amenities { id name }
  roomAmenities { freeWiFi }`;
const memo = 'id travelId text createdAt';

describe('the schema holds what the specification names', () => {
  it('and this test would tell if it did not', () => {
    expect(unreadable('Travel', 'id margin')).toEqual(['Cannot query field "margin" on type "Travel".']);
  });

  // spec: 3.travel
  it('of a travel', () => {
    const fields = `id travelNumber email phone paymentType status publicKey startDate endDate createdAt
      employee { id } agency { id } pricing { refundPrice finalPaymentPrice } stripeCreditCard { id }
      propertyContent { id } itinerary { id rooms { id } } updateTimeline { __typename }
      expediaHotelRooms { id familyName givenName specialRequest }`;
    expect(unreadable('Travel', fields)).toEqual([]);
  });

  // spec: 3.expedia-room
  it('of a room of a travel', () => {
    const fields = `id epsRoomId roomName roomNumber status hotelName city isPackageRate familyName givenName bedType
      refundPrice canceledAt`;
    expect(unreadable('ExpediaHotelRoom', fields)).toEqual([]);
  });

  // spec: 3.itinerary-room
  it('of a room of an itinerary', () => {
    const fields = `id roomId propertyConfirmationId status familyName givenName checkin checkout totalNights
      specialRequest smoking numberOfAdults childAges bedGroupId
      rate { id refundable cancelPenalties { ${penalty} } amenityIds is3rdParty
        mappedRateAmenities { wifi jaMealLabels enMealLabels mealType } }`;
    expect(unreadable('ItineraryRoom', fields)).toEqual([]);
  });

  // spec: 3.room-with-rate
  it('of a room, with and without rates', () => {
    expect(unreadable('Room', room)).toEqual([]);
    expect(unreadable('RoomWithRate', `${room} rates { id }`)).toEqual([]);
  });

  // spec: 3.rate, 3.rate-pricing, 3.property-price, 3.cancel-penalty
  it.each(['Rate', 'StandAloneRate', 'PackageRate'])('of a rate, as %s', (type) => {
    const fields = `id status availableRooms refundable isPackageRate amenities { id }
      mappedRateAmenities { freeWiFi mealType jaMealLabels } cancelPenalties { ${penalty} }
      bedGroups { id description configuration { quantity size type } }
      promotions { deal { description } valueAdds { id description category offerType } }
      pricing { ${pricing} }`;
    expect(unreadable(type, fields)).toEqual([]);
  });

  // spec: 3.rate-pricing
  it('of what a travel costs', () => {
    expect(unreadable('TravelPricing', `${pricing} refundPrice finalPaymentPrice`)).toEqual([]);
  });

  // spec: 3.clip
  it('of a clipped rate', () => {
    const fields = 'id epsPropertyId epsRoomId epsRateId isPackageRate propertyContent { id } room { id }';
    expect(unreadable('ClippedHotelRate', fields)).toEqual([]);
  });

  // spec: 3.property-content
  it('of a property', () => {
    const fields = `id language name nameEn category { id name } spokenLanguages themes withPet
      address { postalCode stateProvinceName city line1 line2 } coordinates { latitude longitude }
      ratings { property { type rating }
        guest { overall cleanliness service comfort condition neighborhood amenities count } }
      images { url category caption } descriptions { headline general }
      cheapestPriceV2(stay: $stay) { paymentPrice }
      allTimeReception freeWiFi sauna fitness pool laundry restaurants meetingRoom multiLanguage parking spa
      infectionPrevention { measures } attributes { general { canUseUnicodeInSpecialRequest } }
      rooms { id roomAmenities { smoking } }`;
    expect(unreadable('PropertyContent', fields)).toEqual([]);
  });

  // spec: 3.important-notes
  it('of important notes', () => {
    const fields = `checkin { beginTime endTime minAge twentyFourHour checkoutTime } checkinSpecialInstructions
      mandatoryFee optionalFee instructions knowBeforeYouGo`;
    expect(unreadable('ImportantNotes', fields)).toEqual([]);
  });

  // spec: 3.review
  it('of a guest review', () => {
    expect(unreadable('GuestReview', 'source rating reviewerName submittedDate title body')).toEqual([]);
  });

  // spec: 3.suggestion
  it('of suggestions while typing', () => {
    const spot = 'id name type coordinates { latitude longitude }';
    expect(unreadable('SearchSuggestionSpot', spot)).toEqual([]);
    expect(unreadable('HotelOverview', 'id name ratings { guest { overall } } images { url }')).toEqual([]);
  });

  // spec: 3.prepare
  it('of a prepared booking', () => {
    const fields = `preparedBooking { priceCheckId propertyContent { id } enPropertyContent { id }
      room { id roomName } usingRate { id } }`;
    expect(unreadable('PrepareSuccess', fields)).toEqual([]);
  });

  // spec: 3.branch
  it('of a branch', () => {
    const fields = `id companyName companyCode branchName companyIdByEmployee departmentIdByEmployee state
      cityAndLine phone phoneExtension status cashBalance agency { id }`;
    expect(unreadable('CompanyBranch', fields)).toEqual([]);
  });

  // spec: 3.employee
  it('of an employee', () => {
    const fields = 'id name email role status createdAt updatedAt companyBranch { id }';
    expect(unreadable('Employee', fields)).toEqual([]);
  });

  // spec: 3.agency
  it('of an agency', () => {
    const fields = `id logoURL cmsContentIdOfTerms privacyPolicyURL headerContactMail headerContactPhone faqURL
      licenseNumber specialRemarks specialAgencyName availablePaymentMethod normalTravelContactText
      emergencyTravelContactText`;
    expect(unreadable('Agency', fields)).toEqual([]);
  });

  // spec: 3.invoice, 3.card
  it('of an invoice and a card', () => {
    expect(unreadable('Invoice', 'id invoiceNumber status startDate endDate dueDate')).toEqual([]);
    expect(unreadable('CreditCard', 'id nickname brand last4 expYear expMonth')).toEqual([]);
  });

  // spec: 3.memo, 3.timeline, 3.history
  it('of memos and history in one timeline', () => {
    const fields = `... on CompanyTravelMemo { ${memo} employeeId employee { id name } }
      ... on AgencyTravelMemo { ${memo} } ... on OperatorTravelMemo { ${memo} }
      ... on TravelHistory { id historyType createdAt data {
        ... on TravelBookedData { previousTravelId }
        ... on RoomCanceledData { expediaHotelRoomId roomItineraryId by employeeId }
        ... on TravelCanceledData { by employeeId }
        ... on HotelOrRoomCreatedData { __typename }
        ... on RoomRefundedData { expediaHotelRoomId roomItineraryId refundedPrice: refundPrice }
        ... on DateChangedData { nextTravelId }
      } }`;
    expect(unreadable('TravelUpdateTimelineItem', fields)).toEqual([]);
  });

  // spec: 3.paging
  it.each([
    'AgencyConnection',
    'AgencyUserConnection',
    'CompanyBranchConnection',
    'EmployeeConnection',
    'InvoiceConnection',
    'NewsConnection',
    'OperatorUserConnection',
    'PropertyContentSearchConnection',
    'TravelConnection',
  ])('of a page, as %s', (type) => {
    expect(unreadable(type, 'nodes { id } pageInfo { hasNextPage endCursor }')).toEqual([]);
  });

  // spec: 3.desk-users
  it('of the people of the desks and of news', () => {
    expect(unreadable('AgencyUser', 'id name')).toEqual([]);
    expect(unreadable('OperatorUser', 'id name')).toEqual([]);
    expect(unreadable('NewsItem', 'id title')).toEqual([]);
  });
});
