import type { RegionType } from '../../graphql/__generated__/schema-types.ts';
import type { PlaceSource } from './place-index.ts';

let lastId = 0;
/** A place of a test with its names, in Tokyo and apart from the others unless it says otherwise. */
export function place(
  type: RegionType,
  ja: string,
  kana: string,
  en: string,
  more: Partial<PlaceSource> = {},
) {
  lastId += 1;
  const above = { name_full_ja: `${ja}, 東京都, 日本`, name_full_en: `${en}, Tokyo, Japan` };
  const point = { latitude: 35 + lastId / 10, longitude: 139 };
  const names = { id: String(lastId), type, name_ja: ja, name_en: en, readings: [kana] };
  return { ...names, ...above, ...point, property_count: 10, ...more };
}
