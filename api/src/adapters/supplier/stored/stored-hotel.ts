import { contentAsEarlier } from '../../rapid/earlier/content-as-earlier.ts';
import { mapContent } from '../../rapid/mapping/content-mapping.ts';
import type { HotelContent } from '../hotel-content.ts';
import { storedKind } from './stored.ts';

/** Hotels of the catalog, and as trips, clips and shared pages remember them. */
export const storedHotel = storedKind<HotelContent, Parameters<typeof mapContent>[0]>({
  read: mapContent,
  write: contentAsEarlier,
});
