import type { ContentRoom } from '../../adapters/supplier/hotel-content.ts';
import type { BedGroupModel } from '../rate/rate-model.ts';
import { isFreeWifi } from './amenity-flags.ts';
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

export function mapContentRoom(room: ContentRoom): RoomModel {
  const amenities = room.amenities ?? [];
  return {
    id: room.id,
    name: room.name,
    descriptions: { overview: htmlToText(room.overview) },
    images: mapImages(room.images),
    bedGroups: room.bedGroups ?? [],
    amenities,
    roomAmenities: {
      freeWiFi: amenities.some(isFreeWifi),
      smoking: allowsSmoking(room),
    },
    areaSquareMeters: room.squareMeters ?? null,
    maxOccupancy: room.maxGuests ?? null,
  };
}
