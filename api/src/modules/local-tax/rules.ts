import type { LocalTaxRule } from './local-tax-rule.ts';
import { easternRules } from './rules/east.ts';
import { hokkaidoRules } from './rules/hokkaido.ts';
import { hotSpringRules } from './rules/hot-spring.ts';
import { naganoRules } from './rules/nagano.ts';
import { westernRules } from './rules/west.ts';

/** When somebody last read what authorities say of all of them. `doctor` says so once that is a year ago. */
export const localTaxRulesReadOn = '2026-11-28';

/** All local taxes that are known here, past and coming ones too. */
export const localTaxRules: readonly LocalTaxRule[] = [
  ...hokkaidoRules,
  ...easternRules,
  ...naganoRules,
  ...westernRules,
  ...hotSpringRules,
];
