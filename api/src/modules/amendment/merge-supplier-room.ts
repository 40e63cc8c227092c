import { storedRoom } from '../../adapters/supplier/stored/stored-room.ts';
import type { ItineraryRoom, KnownRoom } from '../../adapters/supplier/supplier-itinerary.ts';
import type { Rate } from '../../adapters/supplier/supplier-rate.ts';
import type { TravelRoomRow } from '../travel/tables.ts';

/**
 * The supplier's record of a room after an answer: what the answer leaves out stays as it was known, or as it was
 * booked. A request or a token that a full answer does not have is gone; one that a partial answer lacks is not.
 */
export function mergeSupplierRoom(
  room: TravelRoomRow,
  rate: Rate,
  said: ItineraryRoom,
  isPartial: boolean,
): KnownRoom {
  const known = room.supplier_room && storedRoom.read(room.supplier_room);
  const bedGroup = said.bedGroupId ?? known?.bedGroupId;
  const lacking = known ? known.specialRequest : (room.special_request ?? undefined);
  const request = said.specialRequest ?? (isPartial ? lacking : undefined);
  const { specialRequest: _request, bedGroupId: _bedGroup, ...rest } = said;
  return {
    ...rest,
    ...(bedGroup === undefined ? {} : { bedGroupId: bedGroup }),
    ...(request === undefined ? {} : { specialRequest: request }),
    confirmation: { ...known?.confirmation, ...said.confirmation },
    givenName: said.givenName || known?.givenName || room.given_name,
    familyName: said.familyName || known?.familyName || room.family_name,
    smoking: said.smoking ?? known?.smoking ?? room.smoking,
    tokens: isPartial ? { ...known?.tokens, ...said.tokens } : said.tokens,
    rate: {
      refundable: rate.refundable,
      cancelPenalties: rate.cancelPenalties,
      nonrefundableDates: rate.nonrefundableDates,
      ...known?.rate,
      ...said.rate,
    },
  };
}
