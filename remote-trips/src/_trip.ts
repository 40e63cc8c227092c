const stages = [
  { start: null, end: '2030-12-29T23:59:00+09:00', penaltyPrice: 0, label: 'キャンセル無料' },
  { start: '2030-12-29T23:59:00+09:00', end: null, penaltyPrice: 4_000, label: 'キャンセル料 30%(¥4,000)' },
];

/** A room as we keep it; booked and free to cancel unless given otherwise. */
export function testRoom(roomNumber: number, more: object = {}) {
  return {
    id: `r${roomNumber}`,
    epsRoomId: '77',
    roomNumber,
    roomName: 'スーペリアツイン',
    bedType: 'シングルベッド 2 台',
    isPackageRate: false,
    familyName: ['Tanaka', 'Suzuki', 'Sato'][roomNumber - 1],
    givenName: 'Ken',
    status: 'BOOKED',
    bookingStatus: 'BOOKED',
    returned: null,
    specialRequest: null,
    paymentPrice: 10_000 * roomNumber,
    propertyPrice: { total: { currency: 'USD', value: '6.25' }, mandatoryTaxPrice: null },
    localTax: null,
    localTaxState: 'NONE',
    currentPenaltyPrice: 0,
    cancelPending: false,
    changePending: false,
    refundPrice: null,
    cancelRefundPrice: null,
    canceledAt: null,
    cancelReason: null,
    ...more,
  };
}

/** The same room on the supplier's itinerary. */
export function testBookedRoom(roomNumber: number, more: object = {}) {
  return {
    id: `ItineraryRoom:r${roomNumber}`,
    propertyConfirmationId: null,
    status: 'BOOKED',
    familyName: ['Tanaka', 'Suzuki', 'Sato'][roomNumber - 1],
    givenName: 'Ken',
    checkin: '2030-12-31',
    checkout: '2031-01-02',
    totalNights: 2,
    specialRequest: null,
    smoking: false,
    smokingWish: false,
    numberOfAdults: 1,
    childAges: [],
    rate: {
      is3rdParty: false,
      mappedRateAmenities: { wifi: true, jaMealLabels: ['朝食付き'], enMealLabels: ['Breakfast'] },
      cancelTimeline: { freeUntil: '2030-12-29T23:59:00+09:00', alwaysFree: false, stages },
    },
    ...more,
  };
}

export const testHotel = {
  epsPropertyId: '100',
  name: '東京駅ホテル',
  nameEn: 'Tokyo Station Hotel',
  timeZone: 'Asia/Tokyo',
  language: 'ja-JP',
  countryCode: 'JP',
  phone: '81-3-1234-5678',
  images: [],
  address: {
    postalCode: '100-0001',
    stateProvinceName: '東京都',
    city: '東京',
    line1: '千代田区 1-1',
    line2: null,
  },
  importantNotes: {
    checkin: {
      beginTime: '15:00',
      endTime: '24:00',
      minAge: null,
      twentyFourHour: false,
      checkoutTime: '10:00',
    },
    checkinSpecialInstructions: null,
    mandatoryFee: '宿泊税 JPY 100',
    optionalFee: null,
    instructions: null,
    knowBeforeYouGo: null,
  },
};

/** A booked trip of two rooms that its viewer may cancel. */
export function testTrip(more: object = {}) {
  return {
    id: 't1',
    travelNumber: 'T-301101-AAAAAA',
    status: 'BOOKED',
    email: 'employee@sakura.example',
    phone: '+81 3-1234-5678',
    paymentType: 'CREDIT_CARD',
    publicKey: 'KEY',
    publicKeyExpiresAt: '2031-02-02T00:00:00+09:00',
    startDate: '2030-12-31',
    endDate: '2031-01-02',
    createdAt: '2030-11-01T12:00:00+09:00',
    companyIdByEmployee: 'SKR-001',
    departmentIdByEmployee: null,
    bookingMemo: null,
    viewerCanCancel: true,
    viewerCanChange: true,
    viewerCanChangeDates: true,
    previousTravelCancel: null,
    replacement: null,
    cardHold: null,
    cardDispute: null,
    receipts: [],
    openReceiptRooms: [],
    receiptIssuer: { name: 'Yado株式会社', registrationNumber: 'T1234567890123' },
    undeliveredMailAt: null,
    delayedMailUntil: null,
    externalSupplierName: null,
    billedTax: null,
    employee: { id: 'u1', name: '田中 健一' },
    companyBranch: { id: 'b1', companyName: '株式会社さくら商事', branchName: '東京本社' },
    agency: null,
    stripeCreditCard: { nickname: '出張用', brand: 'VISA', last4: '4242' },
    pricing: {
      total: {
        stayPrice: 27_000,
        taxAndServicePrice: 3_000,
        paymentPrice: 30_000,
        propertyPrice: {
          total: { currency: 'USD', value: '12.50' },
          resortPrice: { currency: 'USD', value: '12.50' },
          mandatoryPrice: null,
          mandatoryTaxPrice: null,
        },
      },
      refundPrice: 0,
      finalPaymentPrice: 30_000,
    },
    localTax: null,
    localTaxState: 'NONE',
    propertyContent: testHotel,
    expediaHotelRooms: [testRoom(1), testRoom(2)],
    itinerary: { id: 'i1', itineraryId: '9000', rooms: [testBookedRoom(1), testBookedRoom(2)] },
    updateTimeline: [
      {
        __typename: 'TravelHistory',
        id: 'h1',
        historyType: 'TRAVEL_BOOKED',
        createdAt: '2030-11-01T12:00:00+09:00',
        data: { __typename: 'TravelBookedData', previousTravelId: null },
      },
      {
        __typename: 'CompanyTravelMemo',
        id: 'm1',
        text: '領収書は本社宛て',
        createdAt: '2030-11-02T12:00:00+09:00',
        employee: { name: '佐藤 美咲' },
        viewerCanDelete: true,
      },
    ],
    ...more,
  };
}
