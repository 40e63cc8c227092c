import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import { storedRate } from '../../adapters/supplier/stored/stored-rate.ts';
import { answerWithout } from '../local-tax/local-tax-answer.ts';
import type { InvoiceLineRow, InvoiceRow } from '../invoice/tables.ts';
import type { Seller } from '../organization/seller.ts';
import type { AgencyRow } from '../organization/tables.ts';
import { pricingFixture, rateFixture, yen } from '../rate/_rate-fixture.ts';
import { toItineraryRoom } from '../travel/itinerary-model.ts';
import type { TravelRoomRow, TravelRow } from '../travel/tables.ts';
import { getRoomPrice } from './room-price.ts';
import type { TripFacts } from './trip-facts.ts';

const usd = (value: string) => ({ value, currency: 'USD' });

function content(change: Partial<HotelContent>): HotelContent {
  return {
    id: '1',
    name: 'ホノルル海風ホテル',
    address: {
      line1: '0-12 Kalakaua Ave',
      city: 'ホノルル',
      province: 'ハワイ州',
      postalCode: '96815',
      countryCode: 'US',
    },
    coordinates: { latitude: 21.3, longitude: -157.8 },
    phone: '1-808-555-0100',
    checkin: {
      beginTime: '3:00 PM',
      instructions:
        '<ul><li>到着時に写真付き身分証明書をご提示ください。</li><li>追加の宿泊者には料金がかかる場合があります。</li></ul>',
      specialInstructions: 'フロントは2階です。22時以降に到着する場合は、事前にホテルへご連絡ください。',
    },
    checkoutTime: '11:00 AM',
    ...change,
  };
}

const rate = rateFixture({
  amenities: [{ id: '2102', name: '朝食無料' }],
  cancelPenalties: [
    { start: '2026-12-18T18:00:00-10:00', end: '2026-12-20T18:00:00-10:00', percent: 50, currency: 'JPY' },
    {
      start: '2026-12-20T18:00:00-10:00',
      end: '2026-12-21T23:59:00-10:00',
      percent: 100,
      currency: 'JPY',
    },
  ],
  pricing: {
    '2-9': {
      ...pricingFixture([
        [30_000, 3_000],
        [33_000, 3_300],
      ]),
      hotelFees: {
        resort: { asked: yen(6_000), billed: usd('40.00') },
        tax: { asked: yen(1_000), billed: usd('6.50') },
      },
    },
    '1': pricingFixture([
      [20_000, 2_000],
      [22_000, 2_200],
    ]),
  },
});

const travel = {
  id: 't1',
  travel_number: 'T-261121-7K3M9Q',
  branch_id: 'b1',
  agency_id: 'a1',
  user_id: 'u1',
  payment_type: 'INVOICE',
  status: 'PARTIALLY_CANCELED',
  property_id: '1',
  hotel_name: 'ホノルル海風ホテル',
  hotel_name_en: 'Honolulu Sea Breeze Hotel',
  city: 'ホノルル',
  time_zone: 'Pacific/Honolulu',
  stay: {
    checkin: '2026-12-21',
    checkout: '2026-12-23',
    occupancies: [
      { adults: 2, childAges: [9] },
      { adults: 1, childAges: [] },
    ],
    currency: 'JPY',
    countryCode: 'JP',
    language: 'ja-JP',
  },
  start_date: '2026-12-21',
  end_date: '2026-12-23',
  ends_at: new Date('2026-12-24T10:00:00Z'),
  rate: storedRate.store(rate),
  payment_price: 115_500,
  itinerary_id: '9107100000017',
  external_supplier_name: null,
  external_confirmation_id: null,
  booked_at: new Date('2026-11-21T06:43:00Z'),
  created_at: new Date('2026-11-21T06:43:00Z'),
} as unknown as TravelRow;

const room = (change: Partial<TravelRoomRow>): TravelRoomRow =>
  ({
    id: `r${change.room_number}`,
    travel_id: 't1',
    eps_room_id: '200',
    room_name: 'オーシャンビュー ツイン 禁煙',
    room_name_en: 'Ocean View Twin, Non-Smoking',
    bed_group_id: '70',
    bed_type: 'シングルベッド 2 台',
    adults: 2,
    child_ages: [9],
    family_name: 'Takahashi',
    given_name: 'Misaki',
    special_request: 'アレルギー(卵・乳)があります。髙橋美咲 ﾎﾃﾙ ①～⑩ 𠮷野 안녕',
    smoking: false,
    status: 'BOOKED',
    payment_price: 69_300,
    penalty_price: null,
    refund_price: null,
    canceled_at: null,
    supplier_room: null,
    ...change,
  }) as TravelRoomRow;

const agency = {
  id: 'a1',
  name: '株式会社みらいトラベル',
  special_agency_name: 'みらいトラベル',
  license_number: '大阪府知事登録旅行業第2-0000号',
  normal_travel_contact_text: '平日 9:30〜18:00 電話 06-0000-0200',
  emergency_travel_contact_text: '24時間 緊急連絡先 電話 06-0000-0299',
} as AgencyRow;

const sellerFixture: Seller = {
  agencyId: 'a1',
  name: '株式会社みらいトラベル',
  representative: '代表取締役 未来 翔',
  address: '〒530-0001 大阪府大阪市北区梅田0-0-0',
  phone: '06-0000-0200',
  mail: null,
  contact: '平日 9:30〜18:00 電話 06-0000-0200',
  license: '第2種旅行業 大阪府知事登録旅行業第2-0000号',
  registrationNumber: 'T8000000000001',
};

const platformFixture: Seller = {
  ...sellerFixture,
  agencyId: null,
  name: 'Yado株式会社',
  license: '第2種旅行業 東京都知事登録旅行業第2-0000号',
  registrationNumber: 'T9000000000000',
};

/** A trip abroad of two rooms; the second was canceled for half of its price. */
export function tripFixture(change: Partial<TripFacts> = {}): TripFacts {
  const rooms = [
    room({ room_number: 1 }),
    room({
      room_number: 2,
      adults: 1,
      child_ages: [],
      family_name: 'Suzuki',
      given_name: 'Ken',
      special_request: null,
      status: 'CANCELED',
      payment_price: 46_200,
      penalty_price: 23_100,
      refund_price: 23_100,
      canceled_at: new Date('2026-12-19T20:00:00Z'),
    }),
  ];
  return {
    travel,
    rooms: rooms.map((row) => ({
      row,
      stay: {
        ...toItineraryRoom(travel, row),
        propertyConfirmationId: row.room_number === 1 ? 'HNL-48213' : null,
      },
      price: getRoomPrice(travel, row),
      localTax: answerWithout('NONE'),
    })),
    hotel: {
      ja: content({}),
      en: content({
        name: 'Honolulu Sea Breeze Hotel',
        address: {
          line1: '0-12 Kalakaua Ave',
          city: 'Honolulu',
          province: 'Hawaii',
          postalCode: '96815',
          countryCode: 'US',
        },
        checkin: { beginTime: '3:00 PM', instructions: 'The front desk is on the second floor.' },
      }),
    },
    companyName: '株式会社さくら商事',
    branchName: '大阪支店',
    bookerName: '西村 由紀',
    billedTax: null,
    agency,
    seller: change.agency === null ? platformFixture : sellerFixture,
    logo: null,
    platform: {
      logoFile: '',
      name: 'Yado',
      phone: '03-0000-0100',
      mail: 'support@yado.example',
      hours: '平日 9:00〜18:00(日本時間)',
      emergencyText: '宿泊当日の緊急のご連絡(24時間) 電話 03-0000-0199',
      hoursEn: 'Weekdays 9:00-18:00 (Japan time)',
      emergencyTextEn: 'On the day of the stay, 24 hours: +81 3-0000-0199',
    },
    now: new Date('2026-12-20T00:00:00Z'),
    ...change,
  };
}

export function invoiceFixture(change: Partial<InvoiceRow> = {}): InvoiceRow {
  return {
    id: 'i1',
    invoice_number: 'Y202610-000123',
    branch_id: 'b1',
    status: 'ISSUED',
    start_date: '2026-10-01',
    end_date: '2026-10-31',
    due_date: '2026-11-30',
    total_price: 30_315,
    addressee: {
      companyName: '株式会社さくら商事',
      branchName: '東京本社',
      postalCode: '100-0005',
      address: '東京都千代田区丸の内1-0-1 さくらビル',
    },
    issuer: {
      name: 'Yado株式会社',
      registrationNumber: 'T9000000000000',
      address: '〒100-0000 東京都千代田区千代田0-0-0',
      contact: '経理窓口 billing@yado.example',
      bankAccount: 'サンドボックス銀行 本店営業部 普通 0000000 ヤド(カ',
    },
    issued_at: new Date('2026-10-31T15:00:00Z'),
    paid_at: null,
    voided_at: null,
    updated_by: null,
    updated_at: new Date('2026-10-31T15:00:00Z'),
    ...change,
  };
}

export function invoiceLineFixture(lineNumber: number, change: Partial<InvoiceLineRow> = {}): InvoiceLineRow {
  return {
    id: `l${lineNumber}`,
    invoice_id: 'i1',
    line_number: lineNumber,
    kind: 'BOOKING',
    travel_id: 't1',
    room_id: `r${lineNumber}`,
    travel_number: 'T-261001-7K3M9Q',
    hotel_name: '伊勢 紅葉荘',
    guest_name: 'Tanaka Kenichi',
    checkin: '2026-10-05',
    checkout: '2026-10-07',
    canceled: false,
    price: 105,
    tax_rate_percent: 10,
    tax_basis: null,
    hotel_registration_number: null,
    tax_source: null,
    billed_tax_id: null,
    is_elsewhere: false,
    company_id_by_employee: null,
    department_id_by_employee: null,
    ...change,
  };
}
