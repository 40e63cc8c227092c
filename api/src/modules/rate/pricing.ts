import type { Charge, PricingByOccupancy, RoomPricing } from '../../adapters/supplier/supplier-rate.ts';
import { addDays } from './calendar.ts';
import type { NightPriceModel, OccupancyPriceModel, PolicyPrice, RatePricingModel } from './rate-model.ts';
import { mapPropertyPrice } from './property-price.ts';
import { countNights, occupancyKey, type Stay } from './stay.ts';
import { UnreadableRateError } from './unreadable-rate-error.ts';
import { roomTotalYen, toYen, yenPerUnit } from './yen.ts';

type StayShape = Pick<Stay, 'checkin' | 'checkout' | 'occupancies'>;

/** The pricing of each room in the order of the occupancies; equal occupancies share one entry. */
function getRoomPricings(pricing: PricingByOccupancy, stay: StayShape): RoomPricing[] {
  return stay.occupancies.map((occupancy, index) => getRoomPricing(pricing, occupancy, index + 1));
}

/** The key of a price that is of one room alone: rooms of an entered trip may cost differently though filled alike. */
export function roomPriceKey(roomNumber: number): string {
  return `room-${roomNumber}`;
}

/** The pricing of one room of a stay: its own if it has one, else that of its occupancy. Rooms count from 1. */
export function getRoomPricing(
  pricing: PricingByOccupancy,
  occupancy: StayShape['occupancies'][number],
  roomNumber: number,
): RoomPricing {
  const found = pricing[roomPriceKey(roomNumber)] ?? pricing[occupancyKey(occupancy)];
  if (!found) throw new UnreadableRateError(`no price for occupancy ${occupancyKey(occupancy)}`);
  return found;
}

function splitCharges(charges: readonly Charge[], rates: Record<string, number>): NightPriceModel {
  const split = { stayPrice: 0, taxAndServicePrice: 0 };
  for (const charge of charges) {
    split[charge.kind === 'TAX_AND_SERVICE' ? 'taxAndServicePrice' : 'stayPrice'] += toYen(charge, rates);
  }
  return split;
}

function sumTaxes(pricing: RoomPricing): number {
  const rates = yenPerUnit(pricing);
  return [...pricing.nights, pricing.stay].reduce(
    (sum, charges) => sum + splitCharges(charges, rates).taxAndServicePrice,
    0,
  );
}

function occupancyPrice(occupancy: string, pricing: RoomPricing): OccupancyPriceModel {
  const rates = yenPerUnit(pricing);
  return {
    occupancy,
    paymentPrice: roomTotalYen(pricing),
    nightsPrice: pricing.nights.map((charges) => splitCharges(charges, rates)),
  };
}

/**
 * Prices of a whole stay in whole yen: `paymentPrice` is what is paid now for all rooms, tax included;
 * what the hotel collects stays in its own currency in `propertyPrice`.
 */
export function mapPricing(pricing: PricingByOccupancy, stay: StayShape): RatePricingModel {
  const rooms = getRoomPricings(pricing, stay);
  const paymentPrice = rooms.reduce((sum, room) => sum + roomTotalYen(room), 0);
  const taxAndServicePrice = rooms.reduce((sum, room) => sum + sumTaxes(room), 0);
  return {
    averagePerOneRoomNight: { paymentPrice: Math.ceil(paymentPrice / rooms.length / countNights(stay)) },
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

/** The price that the cancel policy of a whole stay applies to: all rooms, in the order of the occupancies. */
export function policyPrice(pricing: PricingByOccupancy, stay: StayShape): PolicyPrice {
  const prices = getRoomPricings(pricing, stay).map((room) => getPolicyPrice(room, stay));
  return {
    rooms: prices.flatMap(({ rooms }) => rooms),
    yenPerUnit: Object.assign({}, ...prices.map((price) => price.yenPerUnit)) as Record<string, number>,
  };
}

/** The price that the cancel policy of one room applies to, from its itinerary or its occupancy's pricing. */
export function getPolicyPrice(pricing: RoomPricing, { checkin }: { checkin: string }): PolicyPrice {
  const rates = yenPerUnit(pricing);
  const nights = pricing.nights.map((charges, night) => ({
    date: addDays(checkin, night),
    price: charges.reduce((sum, charge) => sum + toYen(charge, rates), 0),
  }));
  return { rooms: [{ paymentPrice: roomTotalYen(pricing), nights }], yenPerUnit: rates };
}
