import type { HotelContent, Named } from '../../adapters/supplier/hotel-content.ts';

const HOT_SPRING = /温泉|hot springs?/i;
const ELSEWHERE = /近く|近隣|周辺|なし|ありません|nearby|^no\b/i;

/** Whether an amenity, by its name in either language, is a hot spring in the house. */
export function isHotSpring({ name }: Named): boolean {
  return HOT_SPRING.test(name) && !ELSEWHERE.test(name);
}

/** Whether the hotel says that it has a hot spring: its guests then owe the hot-spring tax. */
export function hasHotSpring({ amenities = [] }: Pick<HotelContent, 'amenities'>): boolean {
  return amenities.some(isHotSpring);
}
