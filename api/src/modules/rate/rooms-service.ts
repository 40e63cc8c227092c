import type { QueryExpediaHotelRoomsArgs } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { ForbiddenError, InvalidInputError, NotFoundError, UnauthenticatedError } from '../../lib/errors.ts';
import { contentId, contentLanguage, parseContentId } from '../catalog/content-language.ts';
import type { PropertyContentSource } from '../catalog/map-property-content.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import { mapRooms, type RoomWithRateModel } from './map-rooms.ts';
import { mayShowPackageRates } from './package-rule.ts';
import { getRoomLists } from './room-lists.ts';
import type { Stay } from './stay.ts';
import { stayFromInput } from './validate-stay.ts';

async function loadContent(context: RequestContext, id: string, stay: Stay): Promise<PropertyContentSource> {
  const language = contentLanguage(stay.language);
  const [content] = await loadPropertyContents(context.app.db, [
    contentId(parseContentId(id).propertyId, language),
  ]);
  if (!content) throw new NotFoundError();
  return content;
}

/**
 * Every room type that can be booked for the stay, with its rates; empty when the property is sold out. At most a minute
 * old, and never older than what the viewer's branch last did at the hotel.
 */
export async function hotelRooms(
  context: RequestContext,
  { id, roomsWithRateInput }: QueryExpediaHotelRoomsArgs,
): Promise<RoomWithRateModel[]> {
  if (!context.viewer) throw new UnauthenticatedError();
  const now = context.app.clock();
  const checked = stayFromInput(roomsWithRateInput, now);
  if (checked.kind === 'invalid') throw new InvalidInputError(`stay: ${checked.reason}`);
  const { stay } = checked;
  const content = await loadContent(context, id, stay);
  const packages = roomsWithRateInput.includePackageRate === true;
  if (packages && !mayShowPackageRates(context.viewer)) throw new ForbiddenError();
  const { customer } = context;
  const { branchId } = context.viewer;
  const shopped = await Promise.all(
    (packages ? [false, true] : [false]).map(async (isPackageRate) => {
      const wanted = { hotelId: content.propertyId, stay, packages: isPackageRate };
      return { isPackageRate, hotel: await getRoomLists(context.app).find(wanted, customer, branchId) };
    }),
  );
  const { rooms, unreadable } = mapRooms(shopped, content, { stay, now, packages });
  if (unreadable > 0) {
    context.app.log.warn({ event: 'rates-unreadable', count: unreadable }, 'rates left out as unreadable');
  }
  return rooms;
}
