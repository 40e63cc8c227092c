import { type Language, say } from '../catalog/localized.ts';
import type { Property } from '../catalog/property.ts';
import { type Room, getRooms } from '../catalog/rooms.ts';
import type { OfferToken, RapidContext, ShopToken } from './context.ts';
import type { Occupancy } from './occupancy.ts';
import { cancelTerms } from './penalties.ts';
import { type RatePlan, findDeal, listPlans, sellsPackages } from './plans.ts';
import { type Sale, quoteRoom, sumTotal } from './quote.ts';
import { rateAmenityMap, findValueAdds } from './rate-amenities.ts';
import { type UnavailableReason, restriction } from './restrictions.ts';
import { fits, toRateId, roomsLeft } from './sale.ts';
import { tellsStock, unknownStock } from './stock.ts';

export interface ShopCriteria {
  checkin: string;
  checkout: string;
  occupancies: readonly Occupancy[];
  packaged: boolean;
  member: boolean;
  currency: string;
  language: Language;
  /** Rates for each hotel, the best offers first. */
  ratePlanCount: number;
  refundableOnly: boolean;
  /** The only ones wanted by who takes the payment; empty: all. */
  collectedBy: ReadonlySet<string>;
  include: ReadonlySet<string>;
}

interface Candidate {
  room: Room;
  plan: RatePlan;
  left: number;
  total: number;
}

export const priceCheckLifetimeMs = 2 * 3_600_000;

function buildPromotions(
  property: Property,
  plan: RatePlan,
  { checkin, language, packaged, member }: ShopCriteria,
) {
  const values = findValueAdds(property, plan, language);
  const deal = packaged ? undefined : findDeal(property, checkin);
  const japanese = language === 'ja-JP';
  const description = deal
    ? japanese
      ? `期間限定 ${deal.percent}% 割引`
      : `Limited time: save ${deal.percent}%`
    : japanese
      ? '会員料金 5% 割引'
      : 'Member price: save 5%';
  const id = deal?.id ?? (member && !packaged ? '190000001' : undefined);
  if (!values && !id) return undefined;
  return { ...(values && { value_adds: values }), ...(id && { deal: { id, description } }) };
}

function toOfferToken(criteria: ShopCriteria, { room, plan, total }: Candidate, bed: string): OfferToken {
  const { checkin, checkout, packaged, member, currency, language } = criteria;
  return {
    kind: 'rate',
    property: room.property.id,
    room: room.id,
    plan: plan.key,
    bed,
    checkin,
    checkout,
    occupancies: criteria.occupancies.map(({ text }) => text),
    packaged,
    member,
    currency,
    language,
    total,
  };
}

function bedGroups(context: RapidContext, criteria: ShopCriteria, candidate: Candidate, rateId: string) {
  const { room } = candidate;
  const expires = context.now().getTime() + priceCheckLifetimeMs;
  return Object.fromEntries(
    room.bedGroups.map((group) => {
      const token = context.tokens.sign(toOfferToken(criteria, candidate, group.id), expires);
      const href = `/v3/properties/${room.property.id}/rooms/${room.id}/rates/${rateId}?token=${token}`;
      return [
        group.id,
        {
          id: group.id,
          description: say(group, criteria.language),
          configuration: group.beds,
          links: { price_check: { method: 'GET', href, expires: new Date(expires).toISOString() } },
        },
      ];
    }),
  );
}

function toRate(context: RapidContext, criteria: ShopCriteria, sale: Sale, candidate: Candidate) {
  const { room, plan, left } = candidate;
  const { property } = room;
  const id = toRateId(room, plan, sale);
  const terms = cancelTerms(room, plan, criteria, context.now());
  const promotions = buildPromotions(property, plan, criteria);
  const occupancies = new Map(criteria.occupancies.map((occupancy) => [occupancy.text, occupancy]));
  const { checkin, checkout } = criteria;
  const payment = context.tokens.sign({
    kind: 'payment',
    property: property.id,
    checkin,
    checkout,
    paidAtHotel: plan.paidAtHotel,
  });
  return {
    id,
    status: 'available',
    available_rooms: tellsStock(room) ? left : unknownStock,
    refundable: terms.refundable,
    ...(criteria.include.has('rooms.rates.current_refundability') && {
      current_refundability: terms.refundable
        ? 'refundable'
        : plan.refundable && terms.nonrefundableRanges.length === 0
          ? 'partially_refundable'
          : 'non_refundable',
    }),
    member_deal_available: !criteria.packaged && !criteria.member,
    sale_scenario: {
      package: criteria.packaged,
      member: criteria.member && !criteria.packaged,
      corporate: false,
      distribution: false,
      ...(criteria.include.has('sale_scenario.mobile_promotion') && { mobile_promotion: false }),
    },
    merchant_of_record: plan.paidAtHotel ? 'property' : 'expedia',
    amenities: rateAmenityMap(property, plan, criteria.language),
    links: {
      payment_options: {
        method: 'GET',
        href: `/v3/properties/${property.id}/payment-options?token=${payment}`,
      },
    },
    bed_groups: bedGroups(context, criteria, candidate, id),
    cancel_penalties: terms.penalties,
    ...(terms.nonrefundableRanges.length > 0 && { nonrefundable_date_ranges: terms.nonrefundableRanges }),
    occupancy_pricing: Object.fromEntries(
      [...occupancies].map(([text, occupancy]) => [text, quoteRoom(room, plan, sale, occupancy).pricing]),
    ),
    ...(promotions && { promotions }),
  };
}

function findCandidates(
  context: RapidContext,
  property: Property,
  criteria: ShopCriteria,
  sale: Sale,
): Candidate[] {
  const rooms = getRooms(property)
    .filter((room) => criteria.occupancies.every((occupancy) => fits(room, occupancy)))
    .map((room) => ({ room, left: roomsLeft(context, room, criteria.checkin, criteria.checkout) }))
    .filter(({ left }) => left >= criteria.occupancies.length);
  return rooms
    .flatMap(({ room, left }) =>
      listPlans(property).map((plan) => ({ room, plan, left, total: sumTotal(room, plan, sale) })),
    )
    .filter(
      ({ room, plan }) =>
        !criteria.refundableOnly || cancelTerms(room, plan, criteria, context.now()).refundable,
    )
    .filter(({ plan }) => isCollectedBy(plan, criteria.collectedBy))
    .sort((a, b) => a.total - b.total)
    .slice(0, criteria.ratePlanCount);
}

function isCollectedBy(plan: RatePlan, wanted: ReadonlySet<string>): boolean {
  return wanted.size === 0 || wanted.has(plan.paidAtHotel ? 'property_collect' : 'expedia_collect');
}

function unavailable(property: Property, reason: UnavailableReason) {
  return {
    property_id: property.id,
    status: 'partially_unavailable' as const,
    score: computeScore(property),
    unavailable_reason: reason,
  };
}

function computeScore(property: Property): number {
  return property.fault ? 0 : Math.max(1, 10_000 - property.rank);
}

/** What a hotel offers; undefined when it offers nothing and no reason was asked for. */
export function shopProperty(context: RapidContext, property: Property, criteria: ShopCriteria) {
  const now = context.now();
  const { checkin, checkout, occupancies, packaged, member, currency, language } = criteria;
  const withReason = criteria.include.has('unavailable_reason');
  const reason = restriction(property, criteria, occupancies, now);
  if (reason) return withReason ? unavailable(property, reason) : undefined;
  const drift = context.drift.factor({ property, checkin, checkout }, now);
  const sale: Sale = { checkin, checkout, occupancies, packaged, member, currency, drift };
  const candidates =
    packaged && !sellsPackages(property) ? [] : findCandidates(context, property, criteria, sale);
  if (candidates.length === 0) {
    const code = packaged ? undefined : 'no_inventory_available';
    return withReason && code ? unavailable(property, { code }) : undefined;
  }
  const shop: ShopToken = {
    kind: 'shop',
    property: property.id,
    checkin,
    checkout,
    packaged,
    member,
    currency,
    language,
    occupancies: occupancies.map(({ text }) => text),
  };
  const rooms = new Map<Room, Candidate[]>();
  for (const candidate of candidates)
    rooms.set(candidate.room, [...(rooms.get(candidate.room) ?? []), candidate]);
  return {
    property_id: property.id,
    status: 'available' as const,
    score: computeScore(property),
    rooms: [...rooms].map(([room, offers]) => ({
      id: room.id,
      room_name: say(room.name, language),
      rates: offers.map((offer) => toRate(context, criteria, sale, offer)),
    })),
    links: { additional_rates: additionalRates(context, shop) },
  };
}

/** The link that gives all rates of one hotel again. */
export function additionalRates(context: RapidContext, shop: ShopToken) {
  const expires = context.now().getTime() + priceCheckLifetimeMs;
  return {
    method: 'GET',
    href: `/v3/properties/${shop.property}/availability?token=${context.tokens.sign(shop, expires)}`,
    expires: new Date(expires).toISOString(),
  };
}
