import type { Language } from './localized.ts';
import { imageCategories, roomImageCategories } from './references.ts';
import { getFeatures } from './features.ts';
import type { Property } from './property.ts';
import type { Room } from './rooms.ts';
import { say } from './localized.ts';

export const imageSizes = ['70px', '200px', '350px', '1000px'] as const;

/** The scenes a hotel has pictures of, in the order of their number. */
export type Scene = 'exterior' | 'lobby' | 'restaurant' | 'bath' | 'view' | 'room' | 'bathroom';

const SCENES: readonly { scene: Scene; category: string; ja: string; en: string }[] = [
  { scene: 'exterior', category: '3', ja: '外観', en: 'Exterior' },
  { scene: 'lobby', category: '10001', ja: 'ロビー', en: 'Lobby' },
  { scene: 'restaurant', category: '13001', ja: 'レストラン', en: 'Restaurant' },
  { scene: 'bath', category: '14003', ja: '大浴場', en: 'Public bath' },
  { scene: 'view', category: '22002', ja: '眺望', en: 'View from property' },
];

/** The scene of picture `number`; room pictures begin at 10, two for each room type. */
export function findScene(number: number): { scene: Scene; room: number } | undefined {
  if (number >= 10)
    return { scene: number % 2 === 0 ? 'room' : 'bathroom', room: Math.floor((number - 10) / 2) };
  const entry = SCENES[number];
  return entry && { scene: entry.scene, room: 0 };
}

function links(base: string, property: Property, number: number) {
  return Object.fromEntries(
    imageSizes.map((size) => [
      size,
      { method: 'GET', href: `${base}/images/${property.id}/${number}_${size.replace('px', '')}.svg` },
    ]),
  );
}

/** The pictures of a hotel; `base` is the address of this service. */
export function buildImages(property: Property, language: Language, base: string) {
  const has = getFeatures(property);
  return SCENES.flatMap(({ scene, category, ja, en }, number) => {
    if (scene === 'restaurant' && has.restaurants === 0) return [];
    if (scene === 'bath' && !has.publicBath) return [];
    return [
      {
        hero_image: number === 0,
        category: Number(category),
        caption:
          number === 0
            ? say(imageCategories.get(category) ?? { ja, en }, language)
            : say({ ja, en }, language),
        links: links(base, property, number),
      },
    ];
  });
}

/** The pictures of a room type. */
export function buildRoomImages(room: Room, index: number, language: Language, base: string) {
  return [21001, 21003].map((category, nth) => ({
    hero_image: nth === 0,
    category,
    caption: say(roomImageCategories.get(String(category)) ?? room.name, language),
    links: links(base, room.property, 10 + index * 2 + nth),
  }));
}
