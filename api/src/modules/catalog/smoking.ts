import type { ContentRoom } from '../../adapters/supplier/hotel-content.ts';
import { htmlToText } from './html-text.ts';

const NOT_ABOUT_THE_ROOM =
  /禁煙|喫煙(?:所|室|スペース|コーナー|エリア)|non-?\s?smoking|no smoking|smoke-?free|smoking area/gi;
const SMOKING = /喫煙|smoking/i;

/** Whether smoking is allowed in the room, from its name, amenities and overview. */
export function allowsSmoking(room: ContentRoom): boolean {
  const texts = [
    room.name,
    ...(room.amenities ?? []).map(({ name }) => name),
    htmlToText(room.overview) ?? '',
  ];
  return texts.some((text) => SMOKING.test(text.replace(NOT_ABOUT_THE_ROOM, '')));
}
