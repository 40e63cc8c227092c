import type { Place, Town } from './place.ts';
import { pick } from './random.ts';

const COMMON: readonly Town[] = [
  { ja: '中央', en: 'Chuo' },
  { ja: '本町', en: 'Honcho' },
  { ja: '駅前町', en: 'Ekimaecho' },
  { ja: '栄町', en: 'Sakaecho' },
  { ja: '大手町', en: 'Otemachi' },
  { ja: '錦町', en: 'Nishikicho' },
  { ja: '旭町', en: 'Asahicho' },
  { ja: '緑町', en: 'Midoricho' },
  { ja: '幸町', en: 'Saiwaicho' },
  { ja: '元町', en: 'Motomachi' },
  { ja: '城東', en: 'Joto' },
  { ja: '新町', en: 'Shinmachi' },
];

const HOT_SPRING: readonly Town[] = [
  { ja: '湯本', en: 'Yumoto' },
  { ja: '湯の里', en: 'Yunosato' },
  { ja: '上湯', en: 'Kamiyu' },
  { ja: '湯端', en: 'Yubata' },
];

/** The town (or street, abroad) of a hotel near a place. */
export function pickTown(place: Place, seed: string): Town {
  if (place.towns.length > 0) return pick(place.towns, seed, 'town');
  return pick(place.style === 'onsen' ? HOT_SPRING : COMMON, seed, 'town');
}
