import { expect, it } from 'vitest';
import { getChain } from './chains.ts';
import { getCountry } from './countries.ts';
import { gazetteer } from './gazetteer/gazetteer.ts';
import { findScene } from './image-links.ts';
import { drawImage } from './images/draw-image.ts';
import { distance, getCity, isDomestic, places } from './places.ts';
import { prefectures } from './prefectures.ts';
import { properties } from './properties.ts';
import { propertyContent } from './property-content.ts';
import { regions, regionsById } from './regions.ts';
import { romaji } from './romaji.ts';
import { getRooms } from './rooms.ts';

const domestic = properties.filter(({ place }) => isDomestic(place));

it('has thousands of hotels: some in each prefecture and in at least 20 cities abroad', () => {
  expect(properties.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(domestic.map(({ place }) => place.area))).toEqual(new Set(prefectures.keys()));
  const abroad = new Set(properties.filter(({ place }) => !isDomestic(place)).map(({ place }) => place.key));
  expect(abroad.size).toBeGreaterThanOrEqual(20);
});

it('knows all municipalities, 1,000 stations with their lines, airports and 300 cities abroad', () => {
  const all = [...places, ...gazetteer];
  const count = (isMeant: (place: (typeof all)[number]) => boolean) => all.filter(isMeant).length;
  expect(count((place) => place.kind === 'city' && isDomestic(place))).toBeGreaterThanOrEqual(1718);
  expect(count(({ kind, ja }) => kind === 'neighborhood' && ja.endsWith('区'))).toBeGreaterThan(190);
  expect(count(({ lines }) => lines !== undefined)).toBeGreaterThan(1000);
  expect(count((place) => place.kind === 'airport' && isDomestic(place))).toBeGreaterThan(75);
  expect(count((place) => place.kind === 'city' && !isDomestic(place))).toBeGreaterThan(300);
});

it.each([
  ['成田空港駅', '成田市'],
  ['福岡空港駅', '福岡'],
  ['龍ケ崎市駅', '龍ケ崎市'],
  ['広島市東区', '広島'],
])('puts %s into the municipality that it is named after: %s', (name, city) => {
  const [place] = gazetteer.filter(({ ja }) => ja === name);
  expect(place && getCity(place).ja).toBe(city);
});

it('puts each place of the gazetteer into its prefecture, with a reading and a number of its own', () => {
  expect(new Set(gazetteer.map(({ number }) => number)).size).toBe(gazetteer.length);
  const cities = [...places, ...gazetteer].filter((place) => place.kind === 'city' && isDomestic(place));
  expect(gazetteer.filter(({ kana }) => !/^[ぁ-ゖー0-9]+$/.test(kana))).toEqual([]);
  const strange = gazetteer.filter(
    (place) =>
      // The islands of Tokyo are far from everything.
      isDomestic(place) &&
      place.area !== '13' &&
      !cities.some((city) => city.area === place.area && distance(city, place) < 40),
  );
  expect(strange.map(({ ja }) => ja)).toEqual([]);
});

it('gives each hotel an id and a name of its own in both languages', () => {
  for (const name of ['id', 'ja', 'en'] as const) {
    const values = properties.map((property) => (name === 'id' ? property.id : property.name[name]));
    expect(new Set(values).size).toBe(properties.length);
  }
});

it('puts hotels near their place and inside the bounds of Japan', () => {
  for (const property of properties) {
    expect(distance(property, property.place)).toBeLessThan(4);
  }
  for (const property of domestic) {
    expect(property.latitude).toBeGreaterThan(24);
    expect(property.latitude).toBeLessThan(45.6);
    expect(property.longitude).toBeGreaterThan(122.9);
    expect(property.longitude).toBeLessThan(146);
  }
});

it('has a place table without gaps: known areas, readings in kana, distinct keys', () => {
  expect(new Set(places.map(({ key }) => key)).size).toBe(places.length);
  for (const place of places) {
    expect(getCountry(place).code).toMatch(/^[A-Z]{2}$/);
    expect(place.kana).toMatch(/^[ぁ-ゖー]+$/);
    expect(romaji(place.kana)).toMatch(/^[a-z]+$/);
  }
  expect(romaji('とうきょうすかいつりー')).toBe('toukyousukaitsuri');
  expect(romaji('さっぽろ')).toBe('sapporo');
});

it('has 2 to 5 kinds of room in each hotel, one of them for two adults', () => {
  for (const property of properties) {
    const rooms = getRooms(property);
    expect(rooms.length).toBeGreaterThanOrEqual(2);
    expect(rooms.length).toBeLessThanOrEqual(5);
    expect(rooms.some(({ maxAdults }) => maxAdults >= 2)).toBe(true);
  }
});

it('has regions of every type, each below known regions and each with hotels', () => {
  const types = new Set(regions.map(({ type }) => type));
  expect(types).toEqual(
    new Set([
      'country',
      'high_level_region',
      'province_state',
      'multi_city_vicinity',
      'city',
      'neighborhood',
      'train_station',
      'airport',
      'point_of_interest',
    ]),
  );
  expect(regionsById.size).toBe(regions.length);
  for (const region of regions) {
    for (const id of region.ancestors) expect(regionsById.has(id)).toBe(true);
    expect(region.propertyIds(false).length).toBeGreaterThan(0);
    expect(region.propertyIds(true).length).toBeGreaterThanOrEqual(region.propertyIds(false).length);
  }
});

it('puts the misbehaving hotels last in their city', () => {
  const tokyo = regions.find(({ name, type }) => name.ja === '東京' && type === 'city');
  const ids = tokyo?.propertyIds(false) ?? [];
  expect(ids.slice(-8).every((id) => id.startsWith('900000'))).toBe(true);
  expect(ids.length).toBeGreaterThan(200);
});

it('draws every picture a hotel links to, the same each time, below 12 KB and well formed', () => {
  const seen = new Set<string>();
  for (const property of properties.filter((_, index) => index % 23 === 0)) {
    const content = propertyContent(property, 'ja-JP', '');
    const images = [...content.images, ...Object.values(content.rooms).flatMap((room) => room.images)];
    for (const image of images) {
      const number = Number(/\/(\d+)_350\.svg$/.exec(image.links['350px']?.href ?? '')?.[1]);
      const scene = findScene(number);
      if (!scene) throw new Error(`No scene ${number}.`);
      const svg = drawImage(property, scene.scene, scene.room, 350);
      expect(Buffer.byteLength(svg)).toBeLessThan(12_000);
      expect(drawImage(property, scene.scene, scene.room, 350)).toBe(svg);
      expect(svg).not.toMatch(/NaN|undefined|null/);
      const open = svg.match(/<(g|svg|defs|linearGradient|radialGradient)[ >]/g)?.length;
      expect(svg.match(/<\/(g|svg|defs|linearGradient|radialGradient)>/g)?.length).toBe(open);
      const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map(
        ([, paint, part]) => paint ?? part,
      );
      const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
      seen.add(scene.scene);
    }
  }
  expect(seen.size).toBe(7);
});

it('gives most business hotels, some of the larger ones and no inn to a chain, which the content names', () => {
  const share = (type: string) => {
    const all = domestic.filter((property) => property.type === type && !property.fault);
    return all.filter((property) => getChain(property).id !== '0').length / all.length;
  };
  expect(share('business')).toBeGreaterThan(0.7);
  expect(share('city')).toBeGreaterThan(0.15);
  expect(share('city')).toBeLessThan(0.5);
  expect(share('ryokan')).toBe(0);
  const hotel = domestic.find((property) => getChain(property).name === 'Leaf Inn Hotels');
  expect(hotel?.name.ja).toContain('リーフイン');
  expect(hotel && propertyContent(hotel, 'ja-JP', 'http://x').chain).toEqual({
    id: '501',
    name: 'Leaf Inn Hotels',
  });
});
