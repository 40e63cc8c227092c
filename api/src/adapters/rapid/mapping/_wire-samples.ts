/** Messages as Rapid sends them: shapes and words of its contract, for the tests of the mapping. */

const yen = (value: string) => ({ value, currency: 'JPY' });
const usd = (value: string) => ({ value, currency: 'USD' });

const wirePricing = {
  nightly: [
    [
      { type: 'base_rate', value: '120.00', currency: 'USD' },
      { type: 'tax_and_service_fee', value: '12.10', currency: 'USD' },
    ],
    [
      { type: 'base_rate', value: '110.00', currency: 'USD' },
      { type: 'sales_tax', value: '1.10', currency: 'USD' },
    ],
  ],
  stay: [
    { type: 'adjustment', value: '-5.00', currency: 'USD' },
    { type: 'property_fee', value: '2.00', currency: 'USD' },
  ],
  totals: {
    inclusive: { billable_currency: usd('240.20'), request_currency: yen('36030') },
    exclusive: { billable_currency: usd('225.00'), request_currency: yen('33750') },
  },
  fees: {
    mandatory_fee: { billable_currency: usd('3.00'), request_currency: yen('450') },
    resort_fee: { billable_currency: usd('30.00') },
    mandatory_tax: { request_currency: yen('200') },
  },
};

const wirePenalties = [
  {
    currency: 'USD',
    start: '2027-01-28T18:00:00.000-10:00',
    end: '2027-01-30T18:00:00.000-10:00',
    amount: '53.59',
    nights: '1',
    percent: '33.335%',
  },
  { start: '2027-01-30T18:00:00.000-10:00', end: '2027-02-01T18:00:00.000-10:00', percent: '100%' },
];

export const wireProperty = {
  property_id: '19248',
  status: 'available',
  score: 152,
  rooms: [
    {
      id: '123abc',
      room_name: 'Deluxe Room, 2 Queen Beds',
      rates: [
        {
          id: '333abc',
          status: 'price_changed',
          available_rooms: 5,
          refundable: true,
          sale_scenario: { package: true, member: true },
          merchant_of_record: 'expedia',
          amenities: { '2192': { id: '2192', name: 'Free wireless internet' } },
          bed_groups: {
            '37321': {
              id: '37321',
              description: '2 Queen Beds',
              configuration: [{ type: 'QueenBed', size: 'Queen', quantity: 2 }],
              links: {
                price_check: {
                  method: 'GET',
                  href: '/v3/properties/19248/rooms/123abc/rates/333abc?token=Ql1WU',
                  expires: '2027-01-01T10:00:00.000Z',
                },
              },
            },
          },
          cancel_penalties: wirePenalties,
          nonrefundable_date_ranges: [{ start: '2027-01-31', end: '2027-01-31' }],
          occupancy_pricing: { '2-9,4': wirePricing },
          promotions: {
            deal: { id: '1001', description: '期間限定 10% 割引' },
            value_adds: {
              a: { id: 'a', description: '飲み物', category: 'food_and_beverage', offer_type: 'free' },
              b: { id: 'b', description: '?', category: 'moon', offer_type: 'free' },
            },
          },
        },
      ],
    },
  ],
};

export const wireItinerary = {
  itinerary_id: '8955599932111',
  property_id: '19248',
  email: 'tanaka@sakura.example',
  affiliate_reference_id: '4480ABC',
  rooms: [
    {
      id: '383983',
      confirmation_id: { expedia: 'JLKM9', property: 'HNL-48213' },
      bed_group_id: '37321',
      checkin: '2027-01-31',
      checkout: '2027-02-02',
      number_of_adults: 2,
      child_ages: [9, 4],
      given_name: 'KENICHI',
      family_name: 'TANAKA',
      status: 'booked',
      special_request: 'Quiet room',
      smoking: false,
      rate: {
        id: '333abc',
        refundable: true,
        cancel_refund: { amount: '-120.00', currency: 'USD' },
        amenities: ['2192'],
        cancel_penalties: wirePenalties,
        nonrefundable_date_ranges: [{ start: '2027-01-31', end: '2027-01-31' }],
        pricing: wirePricing,
      },
      links: {
        cancel: { method: 'DELETE', href: '/v3/itineraries/8955599932111/rooms/abc?token=MY5S3' },
        change: { method: 'PUT', href: '/v3/itineraries/8955599932111/rooms/abc?token=PUT42' },
      },
    },
  ],
};

export const wireContent = {
  property_id: 19248,
  name: 'ホノルル海風ホテル',
  address: {
    line_1: '0-12 Kalakaua Ave',
    line_2: 'Tower 2',
    city: 'ホノルル',
    state_province_code: 'HI',
    state_province_name: 'ハワイ州',
    postal_code: '96815',
    country_code: 'US',
    obfuscation_required: true,
  },
  location: { coordinates: { latitude: 21.3, longitude: -157.8 } },
  ratings: {
    property: { rating: '3.5', type: 'Star' },
    guest: { count: 48, overall: '4.2', cleanliness: '4.4', service: '9', comfort: '4.1' },
  },
  phone: '1-808-555-0100',
  category: { id: 1, name: 'ホテル' },
  rank: 42,
  checkin: {
    '24_hour': '24-hour check-in',
    begin_time: '3:00 PM',
    end_time: 'midnight',
    instructions: '<ul><li>写真付き身分証明書</li></ul>',
    special_instructions: 'フロントは2階です。',
    min_age: 18,
  },
  checkout: { time: '11:00 AM' },
  fees: { mandatory: '<p>リゾート料金</p>', optional: '<p>駐車場</p>' },
  policies: { know_before_you_go: '<p>宿泊税</p>' },
  attributes: {
    general: { '1073744201': { id: '1073744201', name: '特別リクエストは半角英数字のみ' } },
    pets: { '51': { id: '51', name: 'ペット可' } },
  },
  amenities: {
    '9': { id: '9', name: 'フィットネス' },
    '2063': { id: '2063', name: '24 時間対応フロントデスク' },
  },
  images: [
    {
      hero_image: true,
      category: 3,
      caption: 'ロビー',
      links: {
        '70px': { href: 'https://i.example/1_t.jpg' },
        '350px': { href: 'https://i.example/1_b.jpg' },
        '1000px': { href: 'https://i.example/1_z.jpg' },
      },
    },
    { links: { '350px': { href: 'javascript:alert(1)' }, '1000px': { href: 'https://i.example/2_z.jpg' } } },
  ],
  rooms: {
    '200': {
      id: 200,
      name: 'ツイン 禁煙',
      descriptions: { overview: '<strong>シングルベッド 2 台</strong>' },
      amenities: { '130': { id: 130, name: '冷蔵庫' } },
      images: [{ links: { '350px': { href: 'https://i.example/r_b.jpg' } } }],
      bed_groups: {
        '70': {
          id: 70,
          description: 'シングルベッド 2 台',
          configuration: [{ quantity: 2, size: 'Twin', type: 'TwinBed' }],
        },
      },
      area: { square_meters: 24.5, square_feet: 264 },
      occupancy: { max_allowed: { total: 3, children: 2, adults: 2 } },
    },
  },
  descriptions: { headline: '海辺', business_amenities: '会議室', unknown_text: '?' },
  themes: { '2340': { id: '2340', name: 'ビーチ' } },
  spoken_languages: { ja: { id: 'ja', name: '日本語' } },
};
