import type { RapidContentRoom } from '../../adapters/rapid/content-schemas.ts';
import type { BedGroupModel } from '../rate/rate-model.ts';
import { htmlToText } from './html-text.ts';
import { type ImageModel, mapImages } from './images.ts';
import { allowsSmoking } from './smoking.ts';

/** A room type as content describes it; matches `Room` of schema.graphql. */
export interface RoomModel {
  id: string;
  name: string;
  descriptions: { overview: string | null };
  images: ImageModel[];
  bedGroups: BedGroupModel[];
  amenities: { id: string; name: string }[];
  roomAmenities: { freeWiFi: boolean; smoking: boolean };
  areaSquareMeters: number | null;
  maxOccupancy: number | null;
}

const FREE_WIFI_IDS = ['2390', '2192'];
const FREE_WIFI = /free wi-?fi|無料\s*wi-?fi|wi-?fi\s*\(?無料/i;

export function mapContentRoom(room: RapidContentRoom): RoomModel {
  const amenities = Object.values(room.amenities ?? {}).map(({ id, name }) => ({ id, name }));
  return {
    id: room.id,
    name: room.name,
    descriptions: { overview: htmlToText(room.descriptions?.overview) },
    images: mapImages(room.images),
    bedGroups: Object.values(room.bed_groups ?? {}),
    amenities,
    roomAmenities: {
      freeWiFi: amenities.some(({ id, name }) => FREE_WIFI_IDS.includes(id) || FREE_WIFI.test(name)),
      smoking: allowsSmoking(room),
    },
    areaSquareMeters: room.area?.square_meters ?? null,
    maxOccupancy: room.occupancy?.max_allowed.total ?? null,
  };
}
