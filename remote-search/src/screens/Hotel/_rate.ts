/** A rate of the hotel page's query: two rooms for two nights, breakfast included. */
export const rateFixture = {
  __typename: 'StandAloneRate',
  epsRateId: 'r1',
  status: 'AVAILABLE',
  availableRooms: 2,
  isPackageRate: false,
  mappedRateAmenities: { mealType: 'BREAKFAST', jaMealLabels: ['朝食ビュッフェ付き'], freeWiFi: true },
  bedGroups: [{ id: 'b1', description: 'ダブルベッド 1 台' }],
  promotions: {
    deal: { description: '早期割引 15%' },
    valueAdds: [{ id: '1', description: 'ドリンク無料' }],
  },
  cancelTimeline: {
    freeUntil: '2026-12-07T18:00:00+09:00',
    alwaysFree: false,
    stages: [
      { start: null, end: '2026-12-07T18:00:00+09:00', penaltyPrice: 0, label: 'キャンセル無料' },
      { start: '2026-12-07T18:00:00+09:00', end: null, penaltyPrice: 6_400, label: 'キャンセル料 ¥6,400' },
    ],
  },
  pricing: {
    averagePerOneRoomNight: { paymentPrice: 27_105 },
    total: {
      stayPrice: 93_870,
      taxAndServicePrice: 14_550,
      paymentPrice: 108_420,
      propertyPrice: { total: { currency: 'JPY', value: '600' } },
    },
  },
  localTax: null,
};
