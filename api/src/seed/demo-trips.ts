/** On what the tax of these hotels rests: one of each kind; of the rest nothing is on record. */
export const demoGrounds = [
  { hotel: '丸の内グランドホテル', basis: 'PROXY', number: 'T8000000000001' },
  { hotel: '博多シティホテル', basis: 'OWN', number: null },
  { hotel: '札幌大通ホテル', basis: 'UNREGISTERED', number: null },
] as const;

/** Stays of the last three months at さくら商事 東京本社, oldest first; what its first invoices are made of. */
export const demoTrips = [
  {
    monthsAgo: 3,
    day: 8,
    nights: 2,
    hotel: '丸の内グランドホテル',
    city: '東京',
    guest: ['Tanaka', 'Kenichi'],
    price: 41_800,
  },
  {
    monthsAgo: 3,
    day: 19,
    nights: 1,
    hotel: '梅田ステーションホテル',
    city: '大阪',
    guest: ['Sato', 'Misaki'],
    price: 15_400,
  },
  {
    monthsAgo: 2,
    day: 5,
    nights: 3,
    hotel: '博多シティホテル',
    city: '福岡',
    guest: ['Tanaka', 'Kenichi'],
    price: 46_200,
  },
  {
    monthsAgo: 2,
    day: 14,
    nights: 2,
    hotel: 'Honolulu Bay Hotel',
    city: 'ホノルル',
    guest: ['Sato', 'Misaki'],
    price: 78_300,
    abroad: true,
  },
  {
    monthsAgo: 1,
    day: 11,
    nights: 1,
    hotel: '札幌大通ホテル',
    city: '札幌',
    guest: ['Tanaka', 'Kenichi'],
    price: 13_200,
  },
  {
    monthsAgo: 1,
    day: 21,
    nights: 2,
    hotel: '京都四条ホテル',
    city: '京都',
    guest: ['Sato', 'Misaki'],
    price: 38_500,
  },
] as const;

export const demoInvoiceBranchId = 'demo-branch-sakura-tokyo';
export const demoInvoiceEmployeeId = 'demo-sakura-employee';
export const demoOperatorId = 'demo-yado-operator';

export const demoPlaces = {
  japan: { countryCode: 'JP', timeZone: 'Asia/Tokyo', cityEn: null, latitude: 35.68, longitude: 139.77 },
  abroad: {
    countryCode: 'US',
    timeZone: 'Pacific/Honolulu',
    cityEn: 'Honolulu',
    latitude: 21.28,
    longitude: -157.83,
  },
};
