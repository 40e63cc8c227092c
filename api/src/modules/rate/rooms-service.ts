import type { AppContext } from '../../context.ts';
import type { SupplierCustomer } from '../../adapters/supplier/supplier-port.ts';
import type { ShoppedHotel } from '../../adapters/supplier/supplier-rate.ts';
import type { QueryExpediaHotelRoomsArgs } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import {
  ForbiddenError,
  InvalidInputError,
  NotFoundError,
  ProviderUnavailableError,
  UnauthenticatedError,
} from '../../lib/errors.ts';
import { contentId, contentLanguage, parseContentId } from '../catalog/content-language.ts';
import type { PropertyContentSource } from '../catalog/map-property-content.ts';
import { loadPropertyContents } from '../catalog/property-contents.ts';
import { mapRooms, type RoomWithRateModel } from './map-rooms.ts';
import { mayShowPackageRates } from './package-rule.ts';
import { toShopRequest, type Stay } from './stay.ts';
import { stayFromInput } from './validate-stay.ts';

/** All the supplier gives for one property. */
const ALL_RATES = 250;

/**
 * Asks the supplier for every room and rate of one property. Undefined: sold out for the stay.
 * Throws ProviderUnavailableError when the supplier gives no answer.
 */
export async function shopProperty(
  app: Pick<AppContext, 'supplier'>,
  hotelId: string,
  stay: Stay,
  packages: boolean,
  customer: SupplierCustomer,
): Promise<ShoppedHotel | undefined> {
  const outcome = await app.supplier.shop({
    ...toShopRequest(stay),
    hotelIds: [hotelId],
    ratesPerHotel: ALL_RATES,
    packages,
    customer,
  });
  if (outcome.kind !== 'ok') throw new ProviderUnavailableError('The hotel supplier');
  return outcome.value.find((hotel) => hotel.hotelId === hotelId);
}

async function loadContent(context: RequestContext, id: string, stay: Stay): Promise<PropertyContentSource> {
  const language = contentLanguage(stay.language);
  const [content] = await loadPropertyContents(context.app.db, [
    contentId(parseContentId(id).propertyId, language),
  ]);
  if (!content) throw new NotFoundError();
  return content;
}

/** Every room type that can be booked for the stay, with its rates; empty when the property is sold out. */
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
  const shopped = await Promise.all(
    (packages ? [false, true] : [false]).map(async (isPackageRate) => ({
      isPackageRate,
      hotel: await shopProperty(context.app, content.propertyId, stay, isPackageRate, customer),
    })),
  );
  const { rooms, unreadable } = mapRooms(shopped, content, { stay, now, packages });
  if (unreadable > 0) {
    context.app.log.warn({ event: 'rates-unreadable', count: unreadable }, 'rates left out as unreadable');
  }
  return rooms;
}
