import type { RapidItineraryRoom } from '../../adapters/rapid/itinerary-schemas.ts';
import type { SupplierRoom, TravelRoomRow, TravelRow } from '../travel/tables.ts';

/**
 * The supplier's record of a room after an answer: what the answer leaves out stays as it was known, or as it was
 * booked. A request or a link that a full answer does not have is gone; one that a partial answer lacks is not.
 */
export function mergeSupplierRoom(
  room: TravelRoomRow,
  rate: TravelRow['rate'],
  said: RapidItineraryRoom,
  isPartial: boolean,
): SupplierRoom {
  const known = room.supplier_room;
  const bedGroup = said.bed_group_id ?? known?.bed_group_id;
  const lacking = known ? known.special_request : (room.special_request ?? undefined);
  const request = said.special_request ?? (isPartial ? lacking : undefined);
  const { special_request: _request, bed_group_id: _bedGroup, ...rest } = said;
  return {
    ...rest,
    ...(bedGroup === undefined ? {} : { bed_group_id: bedGroup }),
    ...(request === undefined ? {} : { special_request: request }),
    confirmation_id: { ...known?.confirmation_id, ...said.confirmation_id },
    given_name: said.given_name || known?.given_name || room.given_name,
    family_name: said.family_name || known?.family_name || room.family_name,
    smoking: said.smoking ?? known?.smoking ?? room.smoking,
    links: isPartial ? { ...known?.links, ...said.links } : said.links,
    rate: {
      refundable: rate.refundable,
      cancel_penalties: rate.cancel_penalties,
      nonrefundable_date_ranges: rate.nonrefundable_date_ranges,
      ...known?.rate,
      ...said.rate,
    },
  };
}
