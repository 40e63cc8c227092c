import { getCountry } from '../catalog/countries.ts';
import { localTaxes } from '../catalog/local-taxes.ts';
import { propertyFees } from '../catalog/property-fees.ts';
import type { Room } from '../catalog/rooms.ts';
import { type Amount, toAmount, minorUnits, toMinor } from './currency.ts';
import { listNights } from './dates.ts';
import type { Occupancy } from './occupancy.ts';
import { type RatePlan, findDeal } from './plans.ts';
import { addNightTaxes } from './night-tax.ts';
import { type NightPrice, nightPrice } from './price.ts';

/** Everything a price depends on besides the room and the plan. */
export interface Sale {
  checkin: string;
  checkout: string;
  occupancies: readonly Occupancy[];
  /** Sold together with transport. */
  packaged: boolean;
  member: boolean;
  currency: string;
  /** 1, or what a misbehaving hotel has moved its price to. */
  drift: number;
}

export interface Charge {
  billable_currency: Amount;
  request_currency: Amount;
}

/** One room for the whole stay; amounts in minor units of the sale's currency. */
export interface RoomQuote {
  inclusive: number;
  nights: readonly number[];
  pricing: ReturnType<typeof buildPricing>;
}

function charge(minor: number, currency: string): Charge {
  return { billable_currency: toAmount(minor, currency), request_currency: toAmount(minor, currency) };
}

interface Line {
  base: number;
  extraPerson: number;
  tax: number;
}

function nightly(line: Line, currency: string) {
  const entry = (type: string, minor: number) => ({ type, ...toAmount(minor, currency) });
  return [
    entry('base_rate', line.base),
    ...(line.extraPerson > 0 ? [entry('extra_person_fee', line.extraPerson)] : []),
    entry('tax_and_service_fee', line.tax),
  ];
}

/** @param taxes what the hotel collects as local taxes for the whole stay, in yen */
function collectedByProperty(
  room: Room,
  occupancy: Occupancy,
  nights: number,
  taxes: number,
  currency: string,
) {
  const local = getCountry(room.property.place).currency;
  const people = occupancy.adults + occupancy.childAges.filter((age) => age >= 12).length;
  const kinds = new Map<string, number>(taxes > 0 ? [['mandatory_tax', taxes]] : []);
  for (const fee of propertyFees(room.property)) {
    const units = fee.per === 'person_night' ? people * nights : nights;
    kinds.set(fee.kind, (kinds.get(fee.kind) ?? 0) + fee.amount * units);
  }
  const fees: Record<string, Charge> = {};
  let localSum = 0;
  let requestSum = 0;
  for (const [kind, amount] of kinds) {
    const localMinor = Math.round(amount * minorUnits(local));
    const requestMinor = toMinor(amount, local, currency);
    fees[kind] = {
      billable_currency: toAmount(localMinor, local),
      request_currency: toAmount(requestMinor, currency),
    };
    localSum += localMinor;
    requestSum += requestMinor;
  }
  const total: Charge = {
    billable_currency: toAmount(localSum, local),
    request_currency: toAmount(requestSum, currency),
  };
  return { fees, total, requestSum, any: kinds.size > 0 };
}

function buildPricing(
  room: Room,
  sale: Sale,
  occupancy: Occupancy,
  lines: readonly Line[],
  taxes: number,
  before: number | undefined,
) {
  const { currency } = sale;
  const exclusive = lines.reduce((sum, line) => sum + line.base + line.extraPerson, 0);
  const inclusive = lines.reduce((sum, line) => sum + line.tax, exclusive);
  const property = collectedByProperty(room, occupancy, lines.length, taxes, currency);
  return {
    nightly: lines.map((line) => nightly(line, currency)),
    totals: {
      inclusive: charge(inclusive, currency),
      exclusive: charge(exclusive, currency),
      property_inclusive: charge(inclusive + property.requestSum, currency),
      ...(before !== undefined && { inclusive_strikethrough: charge(before, currency) }),
      ...(property.any && { property_fees: property.total }),
    },
    ...(property.any && { fees: property.fees }),
  };
}

function convert(price: NightPrice, currency: string): Line {
  return {
    base: toMinor(price.base, 'JPY', currency),
    extraPerson: toMinor(price.extraPerson, 'JPY', currency),
    tax: toMinor(price.tax, 'JPY', currency),
  };
}

/** The reduction that member and deal give; 1 when there is none. */
export function reduction(room: Room, sale: Sale): number {
  if (sale.packaged) return 1;
  const deal = findDeal(room.property, sale.checkin);
  return (sale.member ? 0.95 : 1) * (deal ? 1 - deal.percent / 100 : 1);
}

/** What one night after the other of a room costs its guests; `factor` carries what the whole sale changes. */
function priceNights(
  room: Room,
  plan: RatePlan,
  sale: Sale,
  occupancy: Occupancy,
  factor: number,
): NightPrice[] {
  return listNights(sale.checkin, sale.checkout).map((date) =>
    nightPrice(room, plan, date, occupancy, factor),
  );
}

/** What the sale changes of every price, without deals. */
const scaleOf = (sale: Sale): number => sale.drift * (sale.packaged ? 0.88 : 1);

const sumLines = (lines: readonly Line[]): number =>
  lines.reduce((total, line) => total + line.base + line.extraPerson + line.tax, 0);

/** The price of one room with its guests for the whole stay. */
export function quoteRoom(room: Room, plan: RatePlan, sale: Sale, occupancy: Occupancy): RoomQuote {
  const { currency } = sale;
  const scale = scaleOf(sale);
  const less = reduction(room, sale);
  const price = (sold: RatePlan, factor: number) => priceNights(room, sold, sale, occupancy, factor);
  const priced = price(plan, scale * less);
  const lines = priced.map((night) => convert(night, currency));
  const taxes = addNightTaxes(localTaxes(room.property), occupancy, {
    withMeals: priced,
    withoutMeals: () => (plan.meal === 'none' ? priced : price({ ...plan, meal: 'none' }, scale * less)),
  });
  const before = () => sumLines(price(plan, scale).map((night) => convert(night, currency)));
  return {
    inclusive: sumLines(lines),
    nights: lines.map((line) => line.base + line.extraPerson + line.tax),
    pricing: buildPricing(room, sale, occupancy, lines, taxes, less < 1 ? before() : undefined),
  };
}

/** What all rooms cost together, in minor units: the number two offers are compared by. */
export function sumTotal(room: Room, plan: RatePlan, sale: Sale): number {
  const factor = scaleOf(sale) * reduction(room, sale);
  const prices = sale.occupancies.flatMap((occupancy) => priceNights(room, plan, sale, occupancy, factor));
  return sumLines(prices.map((night) => convert(night, sale.currency)));
}
