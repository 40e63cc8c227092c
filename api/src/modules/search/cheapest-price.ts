import DataLoader from 'dataloader';
import type { CheapestPrice, RoomsWithRateInput } from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import type { PropertyContentSource } from '../catalog/map-property-content.ts';
import { toLocalTaxFields } from '../local-tax/local-tax-answer.ts';
import { getOfferLocalTax } from '../rate/rate-local-tax.ts';
import { type Stay, stayKey } from '../rate/stay.ts';
import { stayFromInput } from '../rate/validate-stay.ts';
import type { Offer } from './offer.ts';
import { getFreeCancel } from './offer-cancel.ts';
import { getPriceBook } from './price-book.ts';

interface Wanted {
  stay: Stay;
  propertyId: string;
}
type OfferLoader = DataLoader<Wanted, Offer | null, string>;

const loaders = new WeakMap<RequestContext, OfferLoader>();

/** All prices that one request wants for a stay go to the supplier together. */
function offerLoader(context: RequestContext): OfferLoader {
  let loader = loaders.get(context);
  if (!loader) {
    const { customer } = context;
    const load = async (wanted: readonly Wanted[]) => {
      const stays = new Map(wanted.map(({ stay }) => [stayKey(stay), stay]));
      const quotes = new Map(
        await Promise.all(
          [...stays].map(async ([key, stay]) => {
            const ids = wanted
              .filter((each) => stayKey(each.stay) === key)
              .map(({ propertyId }) => propertyId);
            return [key, await getPriceBook(context.app).quote(stay, ids, 'cheapest', customer)] as const;
          }),
        ),
      );
      return wanted.map(
        ({ stay, propertyId }) => quotes.get(stayKey(stay))?.get(propertyId)?.offers[0] ?? null,
      );
    };
    loader = new DataLoader(load, { cacheKeyFn: ({ stay, propertyId }) => `${stayKey(stay)} ${propertyId}` });
    loaders.set(context, loader);
  }
  return loader;
}

function toCheapestPrice(
  offer: Offer,
  stay: Stay,
  { timeZone, content }: PropertyContentSource,
  now: Date,
): CheapestPrice {
  const { freeUntil, alwaysFree, penaltyNow } = getFreeCancel(offer, timeZone, now);
  return {
    paymentPrice: offer.averagePrice,
    totalPaymentPrice: offer.total.paymentPrice,
    propertyPrice: offer.total.propertyPrice,
    ...toLocalTaxFields(getOfferLocalTax(offer, stay, content)),
    mealType: offer.mealType,
    refundable: offer.refundable,
    freeCancelUntil: freeUntil,
    alwaysFreeCancel: alwaysFree,
    cancelPenaltyNow: penaltyNow,
    availableRooms: offer.availableRooms,
  };
}

/**
 * The cheapest price of a property for a stay: the one a search found (its filters applied) when the property
 * comes from that search, else a fresh one. Null when sold out, and for people who are not signed in.
 */
export async function cheapestPrice(
  context: RequestContext,
  property: PropertyContentSource,
  input: RoomsWithRateInput,
): Promise<CheapestPrice | null> {
  if (!context.viewer) return null;
  const now = context.app.clock();
  const checked = stayFromInput(input, now);
  if (checked.kind === 'invalid') throw new InvalidInputError(`stay: ${checked.reason}`);
  const { stay } = checked;
  const { searched, propertyId } = property;
  const offer =
    searched?.stayKey === stayKey(stay)
      ? searched.offer
      : await offerLoader(context).load({ stay, propertyId });
  return offer ? toCheapestPrice(offer, stay, property, now) : null;
}
