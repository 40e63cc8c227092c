import type { PropertyContentSource } from '../catalog/map-property-content.ts';
import type { RoomWithRateModel } from '../rate/map-rooms.ts';
import type { ClipRow } from './tables.ts';

/** A clip as it is shown: with the hotel as it is now, else as it was when it was clipped. */
export interface ClipModel {
  clip: ClipRow;
  content: PropertyContentSource;
  /** Null without a stay, and when the supplier gave no answer for this hotel. */
  room: RoomWithRateModel | null;
}
