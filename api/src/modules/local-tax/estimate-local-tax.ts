import { chargePerson, dependsOnPrice, isShareOfPrice } from './charge-person.ts';
import { findRules, isRuledPlace, type JapanesePlace } from './find-rules.ts';
import { answerWithout, type LocalTaxAnswer } from './local-tax-answer.ts';
import type { LocalTaxKind, LocalTaxRule } from './local-tax-rule.ts';

/** One room of a stay. Prices of its nights (ISO dates) in whole yen, consumption tax included, for all its guests. */
export interface TaxedRoom {
  nights: readonly { date: string; price: number }[];
  adults: number;
  childAges: readonly number[];
}

export interface TaxedStay {
  place: JapanesePlace;
  /** Whether guests bathe in a hot spring there. */
  hasHotSpring: boolean;
  rooms: readonly TaxedRoom[];
  /** The price is not that of the rooms alone. */
  includesMeals: boolean;
}

/** One tax of one authority for the whole stay, in whole yen. */
export interface LocalTaxModel {
  kind: LocalTaxKind;
  /** Whose tax it is, 「東京都」; null for the standard of the law. */
  authority: string | null;
  amount: number;
  source: string;
  /** A share of the price: who knows the tax knows what was paid for the room. */
  isShareOfPrice: boolean;
}

/** What the hotel collects for prefecture and municipality. */
export interface LocalTaxEstimateModel {
  total: number;
  /** Meals are in the price that the amounts were taken from, so that they may be lower. */
  isUpperBound: boolean;
  taxes: LocalTaxModel[];
}

const consumptionTaxPercent = 10;

/**
 * Lodging and hot-spring tax of a stay, which the hotel collects and which are in none of our sums. Each night counts by
 * its own date and price; a room's price is divided among its guests, children too. NONE where
 * nothing is due; UNKNOWN abroad, where the address is not in Japanese, and where the charge of one of them is not known:
 * nobody may read that as nothing to pay. Exemptions of schools and the like are not looked at.
 */
export function estimateLocalTax(stay: TaxedStay): LocalTaxAnswer {
  if (stay.rooms.length === 0) return answerWithout('NONE');
  if (!isRuledPlace(stay.place)) return answerWithout('UNKNOWN');
  const kinds: LocalTaxKind[] = stay.hasHotSpring ? ['LODGING', 'HOT_SPRING'] : ['LODGING'];
  const charges: Charge[] = [];
  for (const room of stay.rooms) {
    for (const { date, price } of room.nights) {
      for (const rule of kinds.flatMap((kind) => findRules(kind, stay.place, date))) {
        const amount = chargeRoom(rule, room, price);
        if (amount === null) return answerWithout('UNKNOWN');
        if (amount > 0) charges.push({ rule, amount });
      }
    }
  }
  if (charges.length === 0) return answerWithout('NONE');
  const estimate = {
    total: addUp(charges),
    isUpperBound:
      stay.includesMeals && charges.some(({ rule }) => rule.countsMeals !== true && dependsOnPrice(rule)),
    taxes: listTaxes(charges),
  };
  return { state: 'ESTIMATED', estimate };
}

/** What one rule takes of one room for one night. */
interface Charge {
  rule: LocalTaxRule;
  amount: number;
}

const addUp = (charges: readonly Charge[]) => charges.reduce((sum, { amount }) => sum + amount, 0);
const getAuthority = ({ city, prefecture }: LocalTaxRule) => city ?? prefecture;

/** One line for each tax of an authority, also where its rule changes during the stay. */
function listTaxes(charges: readonly Charge[]): LocalTaxModel[] {
  const groups = Map.groupBy(charges, ({ rule }) => `${rule.kind} ${getAuthority(rule)}`);
  return [...groups.values()].flatMap((group) => {
    const rule = group.at(-1)?.rule;
    if (!rule) return [];
    return {
      kind: rule.kind,
      authority: getAuthority(rule),
      amount: addUp(group),
      source: rule.source,
      isShareOfPrice: group.some((charge) => isShareOfPrice(charge.rule)),
    };
  });
}

function chargeRoom(rule: LocalTaxRule, { adults, childAges }: TaxedRoom, price: number): number | null {
  const guests = adults + childAges.length;
  const { freeUnder = 0 } = rule;
  const payers = adults + childAges.filter((age) => age >= freeUnder).length;
  const withoutTax = Math.floor((price * 100) / (100 + consumptionTaxPercent) / guests);
  const each = chargePerson(rule, withoutTax);
  return each === null ? null : each * payers;
}
