import DataLoader from 'dataloader';
import type {
  CheapestPrice,
  PropertyContentCheapestPriceV2Args,
} from '../../graphql/__generated__/schema-types.ts';
import type { RequestContext } from '../../graphql/request-context.ts';
import { InvalidInputError } from '../../lib/errors.ts';
import { findProperties } from '../catalog/catalog-store.ts';
import type { PropertyContentSource } from '../catalog/map-property-content.ts';
import { toLocalTaxFields } from '../local-tax/local-tax-answer.ts';
import { getOfferLocalTax } from '../rate/rate-local-tax.ts';
import { type Stay, stayKey } from '../rate/stay.ts';
import { stayFromInput } from '../rate/validate-stay.ts';
import { choiceKey, chooseOffer, depthFor, type OfferChoice, toOfferChoice } from './choose-offer.ts';
import type { Offer } from './offer.ts';
import { getFreeCancel } from './offer-cancel.ts';
import { getPriceBook } from './price-book.ts';

interface Wanted {
  stay: Stay;
  propertyId: string;
  /** Null: the cheapest of all. */
  choice: OfferChoice | null;
}
type OfferLoader = DataLoader<Wanted, Offer | null, string>;

const loaders = new WeakMap<RequestContext, OfferLoader>();

/** All prices that one request wants for a stay go to the supplier together. */
function offerLoader(context: RequestContext): OfferLoader {
  let loader = loaders.get(context);
  if (!loader) {
    loader = new DataLoader((wanted) => loadOffers(context, wanted), {
      cacheKeyFn: ({ stay, propertyId, choice }) => `${stayKey(stay)} ${propertyId} ${choiceKey(choice)}`,
    });
    loaders.set(context, loader);
  }
  return loader;
}

async function loadOffers({ app, customer }: RequestContext, wanted: readonly Wanted[]) {
  const groupOf = ({ choice, stay }: Wanted) => `${depthFor(choice)} ${stayKey(stay)}`;
  const chosen = wanted.flatMap(({ propertyId, choice }) => (choice ? [propertyId] : []));
  const [rows, ...answers] = await Promise.all([
    findProperties(app.db, [...new Set(chosen)]),
    ...[...Map.groupBy(wanted, groupOf)].map(async ([group, [first, ...rest]]) => {
      if (!first) return [group, null] as const;
      const ids = [first, ...rest].map(({ propertyId }) => propertyId);
      return [
        group,
        await getPriceBook(app).quote(first.stay, ids, depthFor(first.choice), customer),
      ] as const;
    }),
  ]);
  const quotes = new Map(answers);
  const now = app.clock();
  return wanted.map((each) => {
    const offers = quotes.get(groupOf(each))?.get(each.propertyId)?.offers ?? [];
    if (!each.choice) return offers[0] ?? null;
    const row = rows.find(({ id }) => id === each.propertyId);
    return row ? chooseOffer({ row, offers }, each.choice, now) : null;
  });
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
 * The price of a property that a list of that choice shows for a stay: the one that the search found when the property comes from
 * it, else a fresh one. Null when nothing is free that passes, and for people who are not signed in.
 */
export async function cheapestPrice(
  context: RequestContext,
  property: PropertyContentSource,
  { stay: input, choice: chosen }: PropertyContentCheapestPriceV2Args,
): Promise<CheapestPrice | null> {
  if (!context.viewer) return null;
  const now = context.app.clock();
  const checked = stayFromInput(input, now);
  if (checked.kind === 'invalid') throw new InvalidInputError(`stay: ${checked.reason}`);
  const { stay } = checked;
  const choice = toOfferChoice(chosen);
  const { searched, propertyId } = property;
  // Releases of the search that know no choice show what their search found.
  const isSearched =
    searched?.stayKey === stayKey(stay) && (!choice || searched.choiceKey === choiceKey(choice));
  const offer = isSearched ? searched.offer : await offerLoader(context).load({ stay, propertyId, choice });
  return offer ? toCheapestPrice(offer, stay, property, now) : null;
}
