import { rateAsEarlier } from '../../rapid/earlier/rate-as-earlier.ts';
import { mapRate } from '../../rapid/mapping/rate-mapping.ts';
import type { Rate } from '../supplier-rate.ts';
import { storedKind } from './stored.ts';

/** Rates of price checks and trips. */
export const storedRate = storedKind<Rate, Parameters<typeof mapRate>[0]>({
  read: mapRate,
  write: rateAsEarlier,
});
