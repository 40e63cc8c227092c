import type { RequestContext } from '../../graphql/request-context.ts';
import { contentId } from './content-language.ts';
import { distanceMeters } from './geo.ts';
import type { PropertyContentSource } from './map-property-content.ts';
import { findPropertiesAround } from './nearby-store.ts';
import { loadPropertyContents } from './property-contents.ts';

const REACH_KM = 5;
const AT_MOST = 20;

export interface NearbyHotelModel {
  propertyContent: PropertyContentSource;
  distanceMeters: number;
}

/** Other hotels on sale around a hotel, nearest first; none for people who are not signed in. */
export async function nearbyHotels(
  { app, viewer }: RequestContext,
  { propertyId, language, content }: PropertyContentSource,
  first: number | null | undefined,
): Promise<NearbyHotelModel[]> {
  if (!viewer) return [];
  const limit = Math.min(AT_MOST, Math.max(0, first ?? 6));
  const center = content.coordinates;
  // One more, as the hotel itself is among them.
  const rows = await findPropertiesAround(app.db, { center, radiusKm: REACH_KM }, limit + 1);
  const others = rows.filter(({ id }) => id !== propertyId).slice(0, limit);
  const contents = await loadPropertyContents(
    app.db,
    others.map(({ id }) => contentId(id, language)),
  );
  return others
    .flatMap((row, index) => {
      const propertyContent = contents[index];
      const meters = distanceMeters(center, row);
      return propertyContent && meters <= REACH_KM * 1000
        ? [{ propertyContent, distanceMeters: meters }]
        : [];
    })
    .toSorted((a, b) => a.distanceMeters - b.distanceMeters);
}
