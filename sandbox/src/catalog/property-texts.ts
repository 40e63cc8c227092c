import type { Features } from './features.ts';
import type { Language, Localized } from './localized.ts';
import { distance, places } from './places.ts';
import type { Property } from './property.ts';
import { between } from './random.ts';

const KINDS: Record<Property['type'], Localized> = {
  business: { ja: 'ビジネスホテル', en: 'business hotel' },
  city: { ja: 'シティホテル', en: 'city hotel' },
  ryokan: { ja: '旅館', en: 'ryokan' },
  resort: { ja: 'リゾートホテル', en: 'resort' },
  apartment: { ja: 'アパートメントホテル', en: 'aparthotel' },
};

const CHARMS: Record<Property['type'], Localized> = {
  business: { ja: '出張の夜を静かに整える客室', en: 'Quiet rooms for a good night between meetings' },
  city: { ja: '街の中心で過ごす上質な時間', en: 'Refined hours in the heart of the city' },
  ryokan: { ja: '四季を味わう和のおもてなし', en: 'Japanese hospitality through the seasons' },
  resort: { ja: '景色と過ごすゆったりとした休日', en: 'Slow days with a view' },
  apartment: { ja: '暮らすように泊まる、キッチン付きの客室', en: 'Stay as you live, with your own kitchen' },
};

function walk(km: number): number {
  return Math.max(1, Math.round((km / 4.8) * 60));
}

interface Near extends Localized {
  km: number;
}

function near(property: Property): readonly Near[] {
  return places
    .filter((place) => place.kind !== 'city')
    .map((place) => ({ ja: place.ja, en: place.en, km: Math.round(distance(property, place) * 10) / 10 }))
    .filter(({ km }) => km < 30)
    .sort((a, b) => a.km - b.km)
    .slice(0, 6);
}

function facilities(has: Features, japanese: boolean): string {
  const words: [unknown, string, string][] = [
    [has.onsen, '温泉大浴場', 'a hot spring bath'],
    [has.publicBath && !has.onsen, '大浴場', 'a public bath'],
    [has.sauna, 'サウナ', 'a sauna'],
    [has.pool, has.pool === 'outdoor' ? '屋外プール' : '屋内プール', `an ${has.pool} pool`],
    [has.fitness, 'フィットネスジム', 'a gym'],
    [has.spa, 'スパ', 'a spa'],
    [has.laundry, 'コインランドリー', 'laundry facilities'],
    [has.wifi, '全館無料 WiFi', 'free WiFi throughout'],
  ];
  const list = words.filter(([present]) => present).map(([, ja, en]) => (japanese ? ja : en));
  if (list.length === 0)
    return japanese ? '必要な設備をコンパクトにまとめました。' : 'The essentials, well kept.';
  return japanese ? `${list.join('、')}をご利用いただけます。` : `Guests have the use of ${list.join(', ')}.`;
}

/** When breakfast begins and ends: business hotels are early. */
function breakfastHours({ id, type }: Property): { from: string; to: string } {
  const from = ['6:00', '6:30', '6:30', '7:00', '7:00', '7:30'] as const;
  const late = type === 'business' || type === 'city' ? 0 : 2;
  const nth = between(0, 3, id, 'breakfast hours') + late;
  return { from: from[nth] ?? '7:00', to: ['9:30', '10:00'][nth % 2] ?? '10:00' };
}

function dining(property: Property, has: Features, japanese: boolean): string {
  const { from, to } = breakfastHours(property);
  const parts = [
    has.restaurants > 0 &&
      (japanese
        ? `館内に${has.restaurants}か所のレストランがあります。`
        : `There ${has.restaurants > 1 ? `are ${has.restaurants} restaurants` : 'is one restaurant'} on site.`),
    has.breakfast &&
      (japanese
        ? `朝食は毎日 ${from} から ${to} まで提供しています。`
        : `Breakfast is served daily from ${from} AM to ${to} AM.`),
    has.dinner &&
      (japanese ? '夕食は地元の食材を使った会席料理です。' : 'Dinner is made from what the region grows.'),
  ].filter(Boolean);
  return (
    parts.join(' ') || (japanese ? '周辺に飲食店が多数あります。' : 'There are many places to eat nearby.')
  );
}

function attractions(around: readonly Near[], japanese: boolean): string {
  const lines = around.map(
    ({ ja, en, km }) => `${japanese ? ja : en} - ${km} km / ${Math.round(km * 6.2) / 10} mi`,
  );
  const intro = japanese
    ? '距離は施設からの直線距離で、実際の移動距離とは異なる場合があります。'
    : 'Distances are calculated in a straight line and may not reflect actual travel distance.';
  return `${intro}<br /><p>${lines.join('<br />')}</p>`;
}

/** The descriptions of a hotel; HTML as the supplier sends it. */
export function buildDescriptions(property: Property, has: Features, language: Language) {
  const japanese = language === 'ja-JP';
  const around = near(property);
  const [closest] = around;
  const kind = KINDS[property.type];
  const { place } = property;
  const where = closest
    ? japanese
      ? `${closest.ja}まで徒歩約${walk(closest.km)}分 (${closest.km} km)。`
      : `About ${walk(closest.km)} minutes on foot (${closest.km} km) from ${closest.en}.`
    : japanese
      ? `${place.ja}の中心部にあります。`
      : `In the center of ${place.en}.`;
  return {
    headline: japanese
      ? `${place.ja}の${kind.ja}。${CHARMS[property.type].ja}`
      : `${place.en} ${kind.en}. ${CHARMS[property.type].en}`,
    location: japanese
      ? `${property.name.ja}は${place.ja}にあります。${where}`
      : `${property.name.en} is in ${place.en}. ${where}`,
    amenities: facilities(has, japanese),
    dining: dining(property, has, japanese),
    business_amenities: japanese
      ? `${frontDesk(property, has).ja}${has.meeting ? '会議室をご利用いただけます。' : ''}`
      : `${frontDesk(property, has).en}${has.meeting ? ' Meeting rooms are available.' : ''}`,
    rooms: japanese
      ? '客室にはエアコン、薄型テレビ、冷蔵庫を備えています。バスルームにはドライヤーと無料のトイレタリーがあります。'
      : 'Rooms have air conditioning, a flat-screen TV and a refrigerator. Bathrooms have a hair dryer and free toiletries.',
    attractions: attractions(around, japanese),
    general: japanese ? `${CHARMS[property.type].ja}をご用意しています。` : `${CHARMS[property.type].en}.`,
  };
}

function frontDesk({ type }: Property, has: Features): Localized {
  if (type === 'apartment') return { ja: 'フロントはありません。', en: 'There is no front desk.' };
  return has.reception24
    ? { ja: 'フロントは 24 時間対応です。', en: 'The front desk is staffed around the clock.' }
    : {
        ja: 'フロントは 7:00 から 22:00 までの対応です。',
        en: 'The front desk is open from 7 AM to 10 PM.',
      };
}
