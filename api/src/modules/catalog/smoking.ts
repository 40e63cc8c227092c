import type { ContentRoom } from '../../adapters/supplier/hotel-content.ts';
import { htmlToText } from './html-text.ts';
import { speaksOfSmoking } from './smoking-by-name.ts';

/** Whether smoking is allowed in the room, from its name, amenities and overview. */
export function allowsSmoking(room: ContentRoom): boolean {
  const texts = [
    room.name,
    ...(room.amenities ?? []).map(({ name }) => name),
    htmlToText(room.overview) ?? '',
  ];
  return texts.some(speaksOfSmoking);
}
