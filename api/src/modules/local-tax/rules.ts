import type { LocalTaxRule } from './local-tax-rule.ts';
import { easternRules } from './rules/east.ts';
import { hokkaidoRules } from './rules/hokkaido.ts';
import { hotSpringRules } from './rules/hot-spring.ts';
import { naganoRules } from './rules/nagano.ts';
import { westernRules } from './rules/west.ts';

/** All local taxes that are known here, past and coming ones too. Read last in November 2026. */
export const localTaxRules: readonly LocalTaxRule[] = [
  ...hokkaidoRules,
  ...easternRules,
  ...naganoRules,
  ...westernRules,
  ...hotSpringRules,
];
