/** The size of a hotel's content as the supplier sends it, in one language. */
const BYTES = 30_000;
const IMAGES = 16;
const ROOMS = 5;
const ROOM_IMAGES = 3;

export type Language = 'ja-JP' | 'en-US';

const WORDS: Record<Language, string> = {
  'ja-JP': '駅から歩いてすぐの静かな宿です。客室には机と無線の回線があり、朝食は地元の食材でご用意します。',
  'en-US':
    'A quiet house a short walk from the station, with a desk in each room and breakfast of the region. ',
};

function buildImages(id: string, count: number, words: string) {
  return Array.from({ length: count }, (_, index) => ({
    hero_image: index === 0,
    category: 20_000 + index,
    caption: words.slice(0, 12),
    links: Object.fromEntries(
      ['70px', '200px', '350px', '1000px'].map((size) => [
        size,
        {
          method: 'GET',
          href: `https://i.travelapi.com/lodging/1000000/10000/100/${id}/${index}_${size}.jpg`,
        },
      ]),
    ),
  }));
}

function buildNamed(from: number, count: number, words: string) {
  const named = (index: number) => ({
    id: String(from + index),
    name: words.slice(index % 10, 12 + (index % 10)),
  });
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [String(from + index), named(index)]),
  );
}

function buildRooms(id: string, words: string) {
  const room = (index: number) => ({
    id: `${id}${index}`,
    name: words.slice(0, 14),
    descriptions: { overview: words.repeat(2) },
    amenities: buildNamed(100, 20, words),
    images: buildImages(`${id}/${index}`, ROOM_IMAGES, words),
    bed_groups: {
      '37310': {
        id: '37310',
        description: words.slice(0, 8),
        configuration: [{ quantity: 1, size: 'King', type: 'KingBed' }],
      },
    },
    area: { square_meters: 20 + index, square_feet: 215 },
    occupancy: { max_allowed: { total: 2, children: 1, adults: 2 } },
  });
  return Object.fromEntries(Array.from({ length: ROOMS }, (_, index) => [`${id}${index}`, room(index)]));
}

/** Content of the contract's shape, filled up with its descriptions to the size of a real one. */
export function buildContent(number: number, language: Language): string {
  const id = String(10_000_000 + number);
  const words = WORDS[language];
  const content = {
    property_id: id,
    name: language === 'ja-JP' ? `試験の宿 ${number}` : `Bench Inn ${number}`,
    address: {
      line_1: words.slice(0, 20),
      city: words.slice(0, 6),
      state_province_name: words.slice(0, 4),
      postal_code: '1000000',
      country_code: 'JP',
      obfuscation_required: false,
    },
    ratings: {
      property: { rating: '3.5', type: 'Star' },
      guest: { count: number, overall: '4.1', cleanliness: '4.2', service: '4.0', comfort: '4.3' },
    },
    location: {
      coordinates: { latitude: 31 + (number % 1_300) / 100, longitude: 130 + (number % 1_500) / 100 },
    },
    phone: '81-3-0000-0000',
    category: { id: '1', name: 'Hotel' },
    rank: number + 1,
    checkin: { begin_time: '15:00', end_time: '23:00', instructions: words.repeat(3), min_age: 18 },
    checkout: { time: '11:00' },
    amenities: buildNamed(2_000, 50, words),
    images: buildImages(id, IMAGES, words),
    rooms: buildRooms(id, words),
    descriptions: { amenities: words, location: words, headline: '' },
  };
  const missing = BYTES - Buffer.byteLength(JSON.stringify(content));
  content.descriptions.headline = words.repeat(Math.max(0, Math.round(missing / Buffer.byteLength(words))));
  return JSON.stringify(content);
}
