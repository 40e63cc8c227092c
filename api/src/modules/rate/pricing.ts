import type {
  RapidCharge,
  RapidOccupancyPricing,
  RapidPricing,
} from '../../adapters/rapid/common-schemas.ts';
import { addDays } from './calendar.ts';
import type { NightPriceModel, OccupancyPriceModel, PolicyPrice, RatePricingModel } from './rate-model.ts';
import { mapPropertyPrice } from './property-price.ts';
import { nightDates, nightsOf, occupancyKey, type Stay } from './stay.ts';
import { UnreadableRateError } from './unreadable-rate-error.ts';
import { roomTotalYen, toYen, yenPerUnit } from './yen.ts';

/** Shown as one line「税およびサービス料」, as the supplier's launch rules demand. */
const TAX_AND_SERVICE = new Set([
  'tax_and_service_fee',
  'property_fee',
  'sales_tax',
  'recovery_charges_and_fees',
  'traveler_service_fee',
]);

type StayShape = Pick<Stay, 'checkin' | 'checkout' | 'occupancies'>;

/** The pricing of each room in the order of the occupancies; equal occupancies share one entry of Rapid's map. */
function pricingOfRooms(pricing: RapidOccupancyPricing, stay: StayShape): RapidPricing[] {
  return stay.occupancies.map((occupancy) => {
    const found = pricing[occupancyKey(occupancy)];
    if (!found) throw new UnreadableRateError(`no price for occupancy ${occupancyKey(occupancy)}`);
    return found;
  });
}

function splitCharges(charges: readonly RapidCharge[], rates: Record<string, number>): NightPriceModel {
  const split = { stayPrice: 0, taxAndServicePrice: 0 };
  for (const charge of charges) {
    split[TAX_AND_SERVICE.has(charge.type) ? 'taxAndServicePrice' : 'stayPrice'] += toYen(charge, rates);
  }
  return split;
}

function taxOf(pricing: RapidPricing): number {
  const rates = yenPerUnit(pricing);
  return [...pricing.nightly, pricing.stay].reduce(
    (sum, charges) => sum + splitCharges(charges, rates).taxAndServicePrice,
    0,
  );
}

function occupancyPrice(occupancy: string, pricing: RapidPricing): OccupancyPriceModel {
  const rates = yenPerUnit(pricing);
  return {
    occupancy,
    paymentPrice: roomTotalYen(pricing),
    nightsPrice: pricing.nightly.map((charges) => splitCharges(charges, rates)),
  };
}

/**
 * Prices of a whole stay in whole yen: `paymentPrice` is what is paid now for all rooms, tax included;
 * what the hotel collects stays in its own currency in `propertyPrice`.
 */
export function mapPricing(pricing: RapidOccupancyPricing, stay: StayShape): RatePricingModel {
  const rooms = pricingOfRooms(pricing, stay);
  const paymentPrice = rooms.reduce((sum, room) => sum + roomTotalYen(room), 0);
  const taxAndServicePrice = rooms.reduce((sum, room) => sum + taxOf(room), 0);
  return {
    averagePerOneRoomNight: { paymentPrice: Math.ceil(paymentPrice / rooms.length / nightsOf(stay)) },
    total: {
      stayPrice: paymentPrice - taxAndServicePrice,
      taxAndServicePrice,
      paymentPrice,
      propertyPrice: mapPropertyPrice(rooms),
    },
    occupancyPricing: rooms.map((room, index) =>
      occupancyPrice(occupancyKey(stay.occupancies[index] as Stay['occupancies'][number]), room),
    ),
  };
}

function nightTotals(pricing: RapidPricing, rates: Record<string, number>): number[] {
  return pricing.nightly.map((charges) => charges.reduce((sum, charge) => sum + toYen(charge, rates), 0));
}

/** The price that the cancel policy of a whole stay applies to (all rooms). */
export function policyPrice(pricing: RapidOccupancyPricing, stay: StayShape): PolicyPrice {
  const rooms = pricingOfRooms(pricing, stay);
  const rates = Object.assign({}, ...rooms.map(yenPerUnit)) as Record<string, number>;
  const totals = rooms.map((room) => nightTotals(room, rates));
  return {
    paymentPrice: rooms.reduce((sum, room) => sum + roomTotalYen(room), 0),
    nights: nightDates(stay).map((date, night) => ({
      date,
      price: totals.reduce((sum, room) => sum + (room[night] ?? 0), 0),
    })),
    yenPerUnit: rates,
    roomCount: rooms.length,
  };
}

/** The price that the cancel policy of one booked room applies to, from its itinerary. */
export function policyPriceOfRoom(pricing: RapidPricing, room: { checkin: string }): PolicyPrice {
  const rates = yenPerUnit(pricing);
  return {
    paymentPrice: roomTotalYen(pricing),
    nights: nightTotals(pricing, rates).map((price, night) => ({
      date: addDays(room.checkin, night),
      price,
    })),
    yenPerUnit: rates,
    roomCount: 1,
  };
}
