import { describe, expect, it } from 'vitest';
import { contentSchema, regionSchema } from '../content-schemas.ts';
import { Drops } from '../drops.ts';
import { itinerarySchema } from '../itinerary-schemas.ts';
import { parseShop } from '../shop-schemas.ts';
import { wireContent, wireItinerary, wireProperty } from './_wire-samples.ts';
import { mapContent } from './content-mapping.ts';
import { mapItinerary } from './itinerary-mapping.ts';
import { mapRate, mapShopProperty } from './rate-mapping.ts';
import { mapRegion } from './region-mapping.ts';

const pricing = {
  nights: [
    [
      { kind: 'STAY', value: '120.00', currency: 'USD' },
      { kind: 'TAX_AND_SERVICE', value: '12.10', currency: 'USD' },
    ],
    [
      { kind: 'STAY', value: '110.00', currency: 'USD' },
      { kind: 'TAX_AND_SERVICE', value: '1.10', currency: 'USD' },
    ],
  ],
  stay: [
    { kind: 'STAY', value: '-5.00', currency: 'USD' },
    { kind: 'TAX_AND_SERVICE', value: '2.00', currency: 'USD' },
  ],
  total: { billed: { value: '240.20', currency: 'USD' }, asked: { value: '36030', currency: 'JPY' } },
  hotelFees: {
    mandatory: { billed: { value: '3.00', currency: 'USD' }, asked: { value: '450', currency: 'JPY' } },
    resort: { billed: { value: '30.00', currency: 'USD' } },
    tax: { asked: { value: '200', currency: 'JPY' } },
  },
};
const cancelPenalties = [
  {
    currency: 'USD',
    start: '2027-01-28T18:00:00.000-10:00',
    end: '2027-01-30T18:00:00.000-10:00',
    amount: '53.59',
    nights: 1,
    percent: 33.335,
  },
  { start: '2027-01-30T18:00:00.000-10:00', end: '2027-02-01T18:00:00.000-10:00', percent: 100 },
];
const nonrefundableDates = [{ start: '2027-01-31', end: '2027-01-31' }];
const wireRate = () => parseShop([wireProperty], new Drops())?.[0]?.rooms[0]?.rates[0];

describe('a shop answer of Rapid', () => {
  // spec: 3.rate
  it('becomes rates in the product’s terms; extras of kinds that nobody knows yet are left out', () => {
    const [property] = parseShop([wireProperty], new Drops()) ?? [];
    expect(property && mapShopProperty(property)).toEqual({
      hotelId: '19248',
      score: 152,
      rooms: [
        {
          id: '123abc',
          name: 'Deluxe Room, 2 Queen Beds',
          rates: [
            {
              id: '333abc',
              status: 'PRICE_CHANGED',
              roomsLeft: 5,
              isPackage: true,
              refundable: true,
              cancelPenalties,
              nonrefundableDates,
              amenities: [{ id: '2192', name: 'Free wireless internet' }],
              bedGroups: [
                {
                  id: '37321',
                  description: '2 Queen Beds',
                  configuration: [{ type: 'QueenBed', size: 'Queen', quantity: 2 }],
                  priceCheck: {
                    token: '/v3/properties/19248/rooms/123abc/rates/333abc?token=Ql1WU',
                    expiresAt: '2027-01-01T10:00:00.000Z',
                  },
                },
              ],
              pricing: { '2-9,4': pricing },
              deal: { description: '期間限定 10% 割引' },
              valueAdds: [
                { id: 'a', description: '飲み物', category: 'FOOD_AND_BEVERAGE', offerType: 'FREE' },
              ],
            },
          ],
        },
      ],
    });
  });

  it.each([
    [2_147_483_647, null],
    [undefined, null],
    [2, 2],
  ])('tells of %s rooms left: %s', (available_rooms, roomsLeft) => {
    const rate = wireRate();
    expect(rate && mapRate({ ...rate, available_rooms }).roomsLeft).toBe(roomsLeft);
  });

  it('says nothing of packages where Rapid does not', () => {
    const rate = wireRate();
    expect(rate && mapRate({ ...rate, sale_scenario: undefined }).isPackage).toBeNull();
  });
});

describe('an itinerary of Rapid', () => {
  it('becomes rooms in the product’s terms, its links opaque tokens', () => {
    const itinerary = mapItinerary({ ...itinerarySchema.parse(wireItinerary), partial: false });
    expect(itinerary).toEqual({
      id: '8955599932111',
      hotelId: '19248',
      partial: false,
      rooms: [
        {
          roomId: '383983',
          confirmation: { supplier: 'JLKM9', hotel: 'HNL-48213' },
          bedGroupId: '37321',
          checkin: '2027-01-31',
          checkout: '2027-02-02',
          adults: 2,
          childAges: [9, 4],
          givenName: 'KENICHI',
          familyName: 'TANAKA',
          status: 'booked',
          specialRequest: 'Quiet room',
          smoking: false,
          rate: {
            refundable: true,
            cancelPenalties,
            nonrefundableDates,
            pricing,
            cancelRefund: { value: '-120.00', currency: 'USD' },
          },
          tokens: {
            cancel: '/v3/itineraries/8955599932111/rooms/abc?token=MY5S3',
            change: '/v3/itineraries/8955599932111/rooms/abc?token=PUT42',
          },
        },
      ],
    });
  });

  it('has nothing of what Rapid leaves out', () => {
    const { checkin, checkout } = { checkin: '2027-01-31', checkout: '2027-02-02' };
    const bare = { id: '1', checkin, checkout, number_of_adults: 1, status: 'pending' };
    const wire = { itinerary_id: 8123, property_id: 100, rooms: [bare] };
    const { rooms } = mapItinerary({ ...itinerarySchema.parse(wire), partial: true });
    expect(rooms).toStrictEqual([
      {
        roomId: '1',
        confirmation: {},
        checkin,
        checkout,
        adults: 1,
        childAges: [],
        givenName: '',
        familyName: '',
        status: 'pending',
        rate: {},
        tokens: {},
      },
    ]);
  });
});

describe('content of Rapid', () => {
  it('becomes a hotel in the product’s terms, without what could not be read', () => {
    expect(mapContent(contentSchema.parse(wireContent))).toStrictEqual({
      id: '19248',
      name: 'ホノルル海風ホテル',
      address: {
        line1: '0-12 Kalakaua Ave',
        line2: 'Tower 2',
        city: 'ホノルル',
        province: 'ハワイ州',
        postalCode: '96815',
        countryCode: 'US',
        isHidden: true,
      },
      coordinates: { latitude: 21.3, longitude: -157.8 },
      stars: { rating: 3.5, isOfficial: true },
      guestRatings: { count: 48, overall: 4.2, cleanliness: 4.4, comfort: 4.1 },
      phone: '1-808-555-0100',
      category: { id: '1', name: 'ホテル' },
      rank: 42,
      checkin: {
        isAllDay: true,
        beginTime: '3:00 PM',
        endTime: 'midnight',
        instructions: '<ul><li>写真付き身分証明書</li></ul>',
        specialInstructions: 'フロントは2階です。',
        minAge: 18,
      },
      checkoutTime: '11:00 AM',
      fees: { mandatory: '<p>リゾート料金</p>', optional: '<p>駐車場</p>' },
      knowBeforeYouGo: '<p>宿泊税</p>',
      attributes: [{ id: '1073744201', name: '特別リクエストは半角英数字のみ' }],
      petRules: [{ id: '51', name: 'ペット可' }],
      amenities: [
        { id: '9', name: 'フィットネス' },
        { id: '2063', name: '24 時間対応フロントデスク' },
      ],
      images: [
        {
          isHero: true,
          category: 3,
          caption: 'ロビー',
          small: 'https://i.example/1_b.jpg',
          large: 'https://i.example/1_z.jpg',
        },
        { large: 'https://i.example/2_z.jpg' },
      ],
      rooms: {
        '200': {
          id: '200',
          name: 'ツイン 禁煙',
          overview: '<strong>シングルベッド 2 台</strong>',
          amenities: [{ id: '130', name: '冷蔵庫' }],
          images: [{ small: 'https://i.example/r_b.jpg' }],
          bedGroups: [
            {
              id: '70',
              description: 'シングルベッド 2 台',
              configuration: [{ quantity: 2, size: 'Twin', type: 'TwinBed' }],
            },
          ],
          squareMeters: 24.5,
          maxGuests: 3,
        },
      },
      texts: { headline: '海辺', businessAmenities: '会議室' },
      themes: [{ id: '2340', name: 'ビーチ' }],
      spokenLanguages: [{ id: 'ja', name: '日本語' }],
    });
  });

  it('loses only the part that is unreadable', () => {
    const spoiled = { ...wireContent, images: 'none', rank: 'x', checkin: { '24_hour': '' } };
    const hotel = mapContent(contentSchema.parse(spoiled));
    expect(hotel).toMatchObject({ name: 'ホノルル海風ホテル', checkin: {} });
    expect('images' in hotel || 'rank' in hotel || 'isAllDay' in (hotel.checkin ?? {})).toBe(false);
  });

  it('names the kinds of regions that are searched by', () => {
    const wire = {
      id: 3593,
      type: 'province_state',
      name: '北海道',
      name_full: '北海道, 日本',
      iata_airport_code: 'CTS',
      country_code: 'JP',
      coordinates: { center_latitude: 43.06, center_longitude: 141.35 },
      tags: ['ほっかいどう'],
      property_ids: [19248],
    };
    expect(mapRegion(regionSchema.parse(wire))).toStrictEqual({
      id: '3593',
      kind: 'PROVINCE_STATE',
      name: '北海道',
      fullName: '北海道, 日本',
      airportCode: 'CTS',
      countryCode: 'JP',
      latitude: 43.06,
      longitude: 141.35,
      tags: ['ほっかいどう'],
      hotelIds: ['19248'],
    });
    expect(mapRegion(regionSchema.parse({ ...wire, type: 'continent' })).kind).toBeNull();
  });
});
