import DataLoader from 'dataloader';
import { NotFoundError } from '../../errors.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { contentId } from '../catalogue/content-language.ts';
import type { PropertyContentSource } from '../catalogue/map-property-content.ts';
import { loadPropertyContents } from '../catalogue/property-contents.ts';
import type { TravelRoomRow } from './tables.ts';
import { findTravelRooms } from './travel-store.ts';

interface TravelLoaders {
  rooms: DataLoader<string, TravelRoomRow[]>;
  content: DataLoader<string, PropertyContentSource | null>;
}

const loadersByRequest = new WeakMap<RequestContext['loaders'], TravelLoaders>();

/** The rooms of a trip that the viewer may see, in order; one query for all trips of a request. */
export function roomsOf(context: RequestContext, travelId: string): Promise<TravelRoomRow[]> {
  return loadersOf(context).rooms.load(travelId);
}

/**
 * The hotel of a trip or a preparation. Who has booked, or is about to, sees the street address. Throws NotFoundError
 * when the catalogue lost the property.
 */
export async function contentOf(
  context: RequestContext,
  propertyId: string,
  language: 'ja-JP' | 'en-US' = 'ja-JP',
): Promise<PropertyContentSource> {
  const content = await loadersOf(context).content.load(contentId(propertyId, language));
  if (!content) throw new NotFoundError();
  return content;
}

function loadersOf(context: RequestContext): TravelLoaders {
  const known = loadersByRequest.get(context.loaders);
  if (known) return known;
  const { db } = context.app;
  const loaders: TravelLoaders = {
    rooms: new DataLoader(async (ids) => {
      const rooms = Map.groupBy(await findTravelRooms(db, ids), ({ travel_id }) => travel_id);
      return ids.map((id) => rooms.get(id) ?? []);
    }),
    content: new DataLoader((ids) => loadPropertyContents(db, ids, { revealAddress: true })),
  };
  loadersByRequest.set(context.loaders, loaders);
  return loaders;
}
