import type { HotelContent } from '../../adapters/supplier/hotel-content.ts';
import type { Stored } from '../../adapters/supplier/stored/stored.ts';
import { storedHotel } from '../../adapters/supplier/stored/stored-hotel.ts';
import { isHotSpring } from '../catalog/hot-spring.ts';

/** A hotel's content in both languages as it was at one moment. */
export interface PropertySnapshot {
  ja: Stored<HotelContent>;
  en: Stored<HotelContent>;
}

/** What a row keeps of a hotel, for when the catalog no longer has it. */
export function rememberHotel(ja: HotelContent, en: HotelContent): PropertySnapshot {
  return { ja: storedHotel.store(toPropertySnapshot(ja)), en: storedHotel.store(toPropertySnapshot(en)) };
}

/** What a voucher needs of the content: where it is, how to get in, what is charged there; no rooms, one picture. */
export function toPropertySnapshot(content: HotelContent): HotelContent {
  const { rooms: _rooms, amenities, images, ...kept } = content;
  const picture = images?.find(({ isHero }) => isHero) ?? images?.[0];
  // A tax depends on it.
  const hotSpring = (amenities ?? []).filter(isHotSpring);
  return {
    ...kept,
    ...(picture ? { images: [picture] } : {}),
    ...(hotSpring.length > 0 ? { amenities: hotSpring } : {}),
  };
}
