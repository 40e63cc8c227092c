import { getFeatures } from './features.ts';
import { buildRoomImages } from './image-links.ts';
import { type Language, say } from './localized.ts';
import { roomAmenities, roomViews } from './references.ts';
import { type Room, getRooms } from './rooms.ts';
import type { Property } from './property.ts';
import { unit } from './random.ts';

function amenityIds(room: Room): string[] {
  const { property } = room;
  const has = getFeatures(property);
  return [
    ...(has.wifi ? ['2390'] : []),
    '1',
    '130',
    '2026',
    '131',
    '312',
    '2044',
    '2161',
    ...(property.type === 'business' || property.type === 'city' ? ['6'] : []),
    ...(property.type === 'ryokan' ? ['2048'] : ['2166']),
    ...(property.stars >= 4 && property.type !== 'ryokan' ? ['2049'] : []),
    ...(property.type === 'apartment' ? ['2359', '2055'] : []),
    ...(room.openAirBath ? ['2402'] : []),
    room.smoking ? '2403' : '2401',
  ];
}

function pickView(room: Room): string | undefined {
  const { style } = room.property.place;
  if (style === 'beach') return '4133';
  if (style === 'highland' || style === 'onsen') return '4134';
  return unit(room.id, 'view') < 0.5 ? '4132' : undefined;
}

function overview(room: Room, language: Language): string {
  const [beds] = room.bedGroups;
  const japanese = language === 'ja-JP';
  const feet = Math.round(room.squareMeters * 10.764);
  const smoking = room.smoking ? (japanese ? '喫煙可' : 'Smoking') : japanese ? '禁煙' : 'Non-Smoking';
  return japanese
    ? `<strong>${beds?.ja}</strong><br />${room.squareMeters} 平方メートル (${feet} 平方フィート) の客室<br /><br /><b>快適設備</b> - エアコン、毎日のハウスキーピング<br /><b>バスルーム</b> - ${room.openAirBath ? '専用露天風呂、' : ''}シャワー、ドライヤー、無料のトイレタリー<br /><b>飲食</b> - 冷蔵庫、コーヒー / ティーメーカー<br />${smoking}<br />`
    : `<strong>${beds?.en}</strong><br />${feet}-sq-foot (${room.squareMeters}-sq-meter) room<br /><br /><b>Comfort</b> - Air conditioning and daily housekeeping<br /><b>Bathroom</b> - ${room.openAirBath ? 'Private open-air bath, ' : ''}shower, hair dryer and free toiletries<br /><b>Food &amp; Drink</b> - Refrigerator, coffee/tea maker<br />${smoking}<br />`;
}

function toContent(room: Room, index: number, language: Language, base: string) {
  const view = roomViews.get(pickView(room) ?? '');
  const named = (id: string) => {
    const entry = roomAmenities.get(id);
    if (!entry) throw new Error(`Room amenity ${id} is not in the reference list.`);
    return [id, { id, name: say(entry, language) }] as const;
  };
  return {
    id: room.id,
    name: say(room.name, language),
    descriptions: { overview: overview(room, language) },
    amenities: Object.fromEntries(amenityIds(room).map(named)),
    images: buildRoomImages(room, index, language, base),
    bed_groups: Object.fromEntries(
      room.bedGroups.map((group) => [
        group.id,
        { id: group.id, description: say(group, language), configuration: group.beds },
      ]),
    ),
    area: { square_meters: room.squareMeters, square_feet: Math.round(room.squareMeters * 10.764) },
    ...(view && { views: { [view.id]: { id: view.id, name: say(view, language) } } }),
    occupancy: {
      max_allowed: { total: room.maxTotal, children: room.maxTotal - 1, adults: room.maxAdults },
      age_categories: {
        Adult: { name: language === 'ja-JP' ? '大人' : 'Adult', minimum_age: 12 },
        ChildAgeA: { name: language === 'ja-JP' ? '子供' : 'Child', minimum_age: 0 },
      },
    },
  };
}

/** The rooms of a hotel in the contract's shape, by room id. */
export function roomContents(property: Property, language: Language, base: string) {
  return Object.fromEntries(
    getRooms(property).map((room, index) => [room.id, toContent(room, index, language, base)]),
  );
}
