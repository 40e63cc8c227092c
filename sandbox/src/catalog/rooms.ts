import { getFeatures } from './features.ts';
import type { Localized } from './localized.ts';
import type { Property } from './property.ts';
import { between, unit } from './random.ts';

export interface Bed {
  type: string;
  size: string;
  quantity: number;
}

export interface BedGroup extends Localized {
  id: string;
  beds: readonly Bed[];
}

export interface Room {
  id: string;
  property: Property;
  name: Localized;
  squareMeters: number;
  bedGroups: readonly BedGroup[];
  maxTotal: number;
  maxAdults: number;
  smoking: boolean;
  openAirBath: boolean;
  /** Price against the hotel's base price for two. */
  factor: number;
  /** Rooms of this type. */
  stock: number;
}

interface Plan extends Localized {
  area: number;
  beds: readonly (readonly BedKind[])[];
  guests: number;
  factor: number;
  openAirBath?: boolean;
}

type BedKind =
  | 'single'
  | 'semidouble'
  | 'double'
  | 'queen'
  | 'king'
  | 'twin'
  | 'triple'
  | 'futon'
  | 'sofa'
  | 'futon4';

const BEDS: Record<BedKind, Bed & Localized> = {
  single: { type: 'SingleBed', size: 'Single', quantity: 1, ja: 'シングルベッド 1 台', en: '1 Single Bed' },
  semidouble: {
    type: 'FullBed',
    size: 'Full',
    quantity: 1,
    ja: 'セミダブルベッド 1 台',
    en: '1 Semi-Double Bed',
  },
  double: { type: 'DoubleBed', size: 'Double', quantity: 1, ja: 'ダブルベッド 1 台', en: '1 Double Bed' },
  queen: { type: 'QueenBed', size: 'Queen', quantity: 1, ja: 'クイーンベッド 1 台', en: '1 Queen Bed' },
  king: { type: 'KingBed', size: 'King', quantity: 1, ja: 'キングベッド 1 台', en: '1 King Bed' },
  twin: { type: 'TwinBed', size: 'Twin', quantity: 2, ja: 'シングルベッド 2 台', en: '2 Twin Beds' },
  triple: { type: 'TwinBed', size: 'Twin', quantity: 3, ja: 'シングルベッド 3 台', en: '3 Twin Beds' },
  futon: { type: 'Futon', size: 'Futon', quantity: 2, ja: '布団 2 組', en: '2 Japanese Futons' },
  futon4: { type: 'Futon', size: 'Futon', quantity: 4, ja: '布団 4 組', en: '4 Japanese Futons' },
  sofa: { type: 'SofaBed', size: 'Double', quantity: 1, ja: 'ソファーベッド 1 台', en: '1 Sofa Bed' },
};

const plan = (
  ja: string,
  en: string,
  area: number,
  guests: number,
  factor: number,
  ...beds: BedKind[][]
): Plan => ({
  ja,
  en,
  area,
  guests,
  factor,
  beds,
});

const PLANS: Record<Property['type'], readonly Plan[]> = {
  business: [
    plan('シングルルーム', 'Single Room', 13, 1, 0.78, ['single']),
    plan('セミダブルルーム', 'Semi-Double Room', 14, 2, 0.9, ['semidouble']),
    plan('スタンダードダブルルーム', 'Standard Double Room', 17, 2, 1, ['double']),
    plan('スタンダードツインルーム', 'Standard Twin Room', 20, 2, 1.18, ['twin']),
    plan('トリプルルーム', 'Triple Room', 27, 3, 1.5, ['triple']),
  ],
  city: [
    plan('スーペリアダブルルーム', 'Superior Double Room', 24, 2, 1, ['double'], ['queen']),
    plan('スーペリアツインルーム', 'Superior Twin Room', 28, 3, 1.08, ['twin']),
    plan('デラックスツインルーム', 'Deluxe Twin Room', 36, 3, 1.35, ['twin'], ['king']),
    plan('クラブフロア キングルーム', 'Club Floor King Room', 40, 2, 1.75, ['king']),
    plan('ジュニアスイート', 'Junior Suite', 56, 4, 2.4, ['king', 'sofa'], ['twin', 'sofa']),
  ],
  ryokan: [
    plan('和室 8 畳', 'Japanese-Style Room (8 tatami)', 20, 3, 0.9, ['futon']),
    plan('和室 10 畳 広縁付き', 'Japanese-Style Room (10 tatami) with Engawa', 27, 4, 1, ['futon4']),
    plan('和洋室ツイン', 'Japanese-Western Twin Room', 38, 4, 1.2, ['twin', 'futon']),
    {
      ...plan('露天風呂付き客室', 'Room with Private Open-Air Bath', 45, 4, 1.7, ['futon4']),
      openAirBath: true,
    },
    { ...plan('離れ 特別室', 'Detached Suite', 72, 4, 2.5, ['twin', 'futon']), openAirBath: true },
  ],
  resort: [
    plan('ガーデンビュー ツインルーム', 'Garden View Twin Room', 32, 3, 1, ['twin']),
    plan(
      'スーペリアダブルルーム バルコニー付き',
      'Superior Double Room with Balcony',
      36,
      2,
      1.1,
      ['king'],
      ['twin'],
    ),
    plan('パノラマビュー デラックスツイン', 'Panorama View Deluxe Twin Room', 44, 4, 1.4, ['twin', 'sofa']),
    plan('ファミリールーム', 'Family Room', 52, 4, 1.6, ['twin', 'twin']),
    plan('グランドスイート', 'Grand Suite', 78, 4, 2.6, ['king', 'sofa']),
  ],
  apartment: [
    plan('スタジオ ダブル', 'Studio Double', 22, 2, 0.9, ['double']),
    plan('スタジオ ツイン', 'Studio Twin', 26, 3, 1, ['twin']),
    plan('1 ベッドルーム アパートメント', 'One-Bedroom Apartment', 38, 4, 1.35, ['queen', 'sofa']),
    plan('2 ベッドルーム アパートメント', 'Two-Bedroom Apartment', 58, 4, 1.9, ['queen', 'twin']),
  ],
};

function bedGroup(kinds: readonly BedKind[], id: string): BedGroup {
  const beds = kinds.map((kind) => BEDS[kind]);
  return {
    id,
    ja: beds.map((bed) => bed.ja).join('、'),
    en: beds.map((bed) => bed.en).join(' and '),
    beds: beds.map(({ type, size, quantity }) => ({ type, size, quantity })),
  };
}

function toRoom(
  property: Property,
  { ja, en, area, beds, guests, factor, openAirBath }: Plan,
  index: number,
): Room {
  const id = `${property.id}${index + 1}`;
  const smoking = !getFeatures(property).smokeFree && unit(id, 'smoking') < 0.18;
  return {
    id,
    property,
    name: smoking
      ? { ja: `${ja} 喫煙`, en: `${en}, Smoking` }
      : { ja: `${ja} 禁煙`, en: `${en}, Non-Smoking` },
    squareMeters: area + between(-1, 4, id, 'area'),
    bedGroups: beds.map((kinds, nth) => bedGroup(kinds, `${id}${nth}`)),
    maxTotal: guests,
    maxAdults: guests,
    smoking,
    openAirBath: openAirBath ?? false,
    factor,
    stock: between(3, 14, id, 'stock'),
  };
}

const known = new Map<string, readonly Room[]>();

/** The 2 to 5 room types of a hotel, cheapest first. */
export function getRooms(property: Property): readonly Room[] {
  let rooms = known.get(property.id);
  if (!rooms) {
    const plans = PLANS[property.type];
    const count = Math.min(plans.length, between(2, 5, property.id, 'rooms'));
    const start =
      property.type === 'business' ? 0 : between(0, plans.length - count, property.id, 'first room');
    rooms = plans.slice(start, start + count).map((each, index) => toRoom(property, each, index));
    known.set(property.id, rooms);
  }
  return rooms;
}
