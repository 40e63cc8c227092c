import type { AppContext } from '../../context.ts';
import type { RapidShopProperty } from '../../adapters/rapid/shop-schemas.ts';
import type { QueryExpediaHotelRoomsArgs } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import {
  InvalidInputError,
  NotFoundError,
  ProviderUnavailableError,
  UnauthenticatedError,
} from '../../errors.ts';
import { contentId, contentLanguage, parseContentId } from '../catalogue/content-language.ts';
import type { PropertyContentSource } from '../catalogue/map-property-content.ts';
import { loadPropertyContents } from '../catalogue/property-contents.ts';
import { mapRooms, type RoomWithRateModel } from './map-rooms.ts';
import { mayShowPackageRates } from './package-rule.ts';
import { shopOf, type Stay } from './stay.ts';
import { stayFromInput } from './validate-stay.ts';

type SalesEnvironment = 'hotel_only' | 'hotel_package';
/** All the supplier gives for one property. */
const ALL_RATES = 250;

/**
 * Asks the supplier for every room and rate of one property. Undefined: sold out for the stay.
 * Throws ProviderUnavailableError when the supplier gives no answer.
 */
export async function shopProperty(
  app: Pick<AppContext, 'rapid'>,
  propertyId: string,
  stay: Stay,
  salesEnvironment: SalesEnvironment,
  customer: { ip: string; sessionId: string },
): Promise<RapidShopProperty | undefined> {
  const outcome = await app.rapid.shop({
    ...shopOf(stay),
    propertyIds: [propertyId],
    ratePlanCount: ALL_RATES,
    salesEnvironment,
    customer,
  });
  if (outcome.kind !== 'ok') throw new ProviderUnavailableError('The hotel supplier');
  return outcome.value.find((property) => property.property_id === propertyId);
}

async function contentOf(context: RequestContext, id: string, stay: Stay): Promise<PropertyContentSource> {
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
  const content = await contentOf(context, id, stay);
  const packages = roomsWithRateInput.includePackageRate === true && mayShowPackageRates(context.viewer);
  const environments: SalesEnvironment[] = packages ? ['hotel_only', 'hotel_package'] : ['hotel_only'];
  const customer = { ip: context.clientIp, sessionId: context.sessionId };
  const shopped = await Promise.all(
    environments.map(async (environment) => ({
      isPackageRate: environment === 'hotel_package',
      property: await shopProperty(context.app, content.propertyId, stay, environment, customer),
    })),
  );
  const { rooms, unreadable } = mapRooms(shopped, content, { stay, now, packages });
  if (unreadable > 0) {
    context.app.log.warn({ event: 'rates-unreadable', count: unreadable }, 'rates left out as unreadable');
  }
  return rooms;
}
