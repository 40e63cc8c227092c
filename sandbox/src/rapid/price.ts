import { getCountry } from '../catalog/countries.ts';
import { isDomestic } from '../catalog/places.ts';
import type { PlaceStyle } from '../catalog/place.ts';
import type { Property } from '../catalog/property.ts';
import { between, unit } from '../catalog/random.ts';
import type { Room } from '../catalog/rooms.ts';
import { addDays, weekday } from './dates.ts';
import { isHoliday } from './holidays.ts';
import type { Occupancy } from './occupancy.ts';
import type { RatePlan } from './plans.ts';

const TIER: Record<PlaceStyle, number> = {
  metropolis: 1.35,
  park: 1.3,
  heritage: 1.1,
  beach: 1.05,
  onsen: 1,
  highland: 1,
  business: 0.9,
};

const ABROAD: ReadonlyMap<string, number> = new Map([
  ['US', 1.7],
  ['GB', 1.6],
  ['FR', 1.6],
  ['SG', 1.4],
  ['AU', 1.3],
  ['GU', 1.3],
  ['HK', 1.2],
  ['IT', 1.2],
  ['DE', 1.15],
  ['AE', 1.1],
  ['TW', 0.9],
  ['KR', 0.9],
  ['CN', 0.75],
  ['TH', 0.65],
  ['MY', 0.55],
  ['PH', 0.6],
  ['VN', 0.55],
  ['ID', 0.5],
]);

/** Yen before tax for a standard room for two, or for one person at a ryokan. */
const BASE: Record<Property['type'], (stars: number) => number> = {
  business: (stars) => 3000 + stars * 1750,
  city: (stars) => 6500 * 1.9 ** (stars - 3),
  ryokan: (stars) => 8500 * 1.75 ** (stars - 3),
  resort: (stars) => 9500 * 1.95 ** (stars - 3),
  apartment: (stars) => 4500 + stars * 2300,
};

/** Price level of the time of the year; months count, and the weeks when the whole country travels. */
function season(property: Property, date: string): number {
  const month = Number(date.slice(5, 7));
  const day = date.slice(5);
  const { style, area } = property.place;
  if (day >= '12-30' || day <= '01-03') return 1.55;
  if (day >= '04-29' && day <= '05-05') return 1.5;
  if (day >= '08-10' && day <= '08-16') return 1.45;
  if (day >= '03-25' && day <= '04-08') return style === 'heritage' ? 1.4 : 1.2;
  if (month === 11 && style === 'heritage') return 1.35;
  if ((month === 1 || month === 2) && style === 'highland') return 1.4;
  if ((month === 7 || month === 8) && (style === 'beach' || area === '01')) return 1.3;
  if (month === 1 || month === 2 || month === 6) return 0.9;
  return 1;
}

function getDayOfWeek(property: Property, date: string): number {
  const leisure = property.type === 'ryokan' || property.type === 'resort' || property.place.style === 'park';
  const tomorrow = addDays(date, 1);
  const dayBeforeRest = weekday(date) === 6 || (isHoliday(tomorrow) && weekday(date) !== 0);
  if (dayBeforeRest) return leisure ? 1.45 : 1.3;
  if (weekday(date) === 5) return leisure ? 1.15 : 1.08;
  if (weekday(date) === 0) return leisure ? 0.95 : 0.85;
  return leisure ? 0.92 : 1;
}

/** How full the town is on a date, 0 to 1: events move all hotels of a place together. */
export function demand(property: Property, date: string): number {
  const town = unit(property.place.key, date, 'event');
  const own = unit(property.id, date, 'demand');
  return Math.min(1, (town > 0.94 ? 0.55 : town * 0.35) + own * 0.45);
}

function roomNight(room: Room, date: string): number {
  const { property } = room;
  const level = isDomestic(property.place)
    ? TIER[property.place.style]
    : (ABROAD.get(getCountry(property.place).code) ?? 1) * 1.2;
  const own = 0.85 + unit(property.id, 'level') * 0.4;
  const moving = season(property, date) * getDayOfWeek(property, date) * (0.9 + demand(property, date) * 0.4);
  return BASE[property.type](property.stars) * level * own * room.factor * moving;
}

/** A ryokan charges by person; more people in a room pay a little less each. */
function ryokanPeople({ adults, childAges }: Occupancy): number {
  const alone = adults + childAges.length === 1;
  const perAdult = alone ? 1.35 : adults >= 4 ? 0.92 : adults === 3 ? 0.96 : 1;
  return adults * perAdult + childAges.reduce((sum, age) => sum + (age < 3 ? 0 : age < 6 ? 0.3 : 0.6), 0);
}

export interface NightPrice {
  /** Yen before tax. */
  base: number;
  extraPerson: number;
  tax: number;
}

const tens = (value: number): number => Math.round(value / 10) * 10;

function mealPrice(property: Property, plan: RatePlan, { adults, childAges }: Occupancy): number {
  if (plan.meal === 'none') return 0;
  const breakfast = between(9, property.stars >= 4 ? 30 : 18, property.id, 'meal') * 100;
  const dinner = plan.meal === 'half_board' ? 3500 * 1.35 ** (property.stars - 2) : 0;
  const eaters = adults + childAges.filter((age) => age >= 3).length * 0.6;
  return (breakfast + dinner) * eaters;
}

/**
 * The price of one room for one night. `factor` carries what the whole sale changes: package, member, deal,
 * drift of a misbehaving hotel.
 */
export function nightPrice(
  room: Room,
  plan: RatePlan,
  date: string,
  occupancy: Occupancy,
  factor: number,
): NightPrice {
  const { property } = room;
  const full = roomNight(room, date);
  const guests = occupancy.adults + occupancy.childAges.filter((age) => age >= 6).length;
  const saver = plan.refundable ? 1 : 0.92;
  const byPerson = property.type === 'ryokan';
  const lodging = byPerson ? full * ryokanPeople(occupancy) : full * (guests === 1 ? 0.93 : 1);
  const base = tens((lodging + mealPrice(property, plan, occupancy)) * saver * factor);
  const extraPerson = byPerson || guests <= 2 ? 0 : tens(full * 0.28 * (guests - 2) * saver * factor);
  const service =
    property.stars >= 4.5 ? 0.21 : property.stars >= 4 && property.type !== 'business' ? 0.155 : 0.1;
  return { base, extraPerson, tax: Math.round((base + extraPerson) * service) };
}
