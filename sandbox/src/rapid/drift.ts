import type { Property } from '../catalog/property.ts';

const REMEMBERED_MS = 15 * 60_000;
const FACTOR = 1.04;

/** Identifies what a price was moved for. */
export interface DriftKey {
  property: Property;
  checkin: string;
  checkout: string;
}

/** Prices that misbehaving hotels have moved. */
export interface Drift {
  /** 1, or what the price is multiplied with now. */
  factor(key: DriftKey, now: Date): number;
  /** Moves the price of a stay up until it is booked, or for 15 minutes. */
  raise(key: DriftKey, now: Date): void;
  settle(key: DriftKey): void;
}

/** Kept in memory only: after a restart the hotels begin again with their first price. */
export function createDrift(): Drift {
  const raised = new Map<string, number>();
  const text = ({ property, checkin, checkout }: DriftKey): string => `${property.id}|${checkin}|${checkout}`;
  return {
    factor(key, now) {
      const since = raised.get(text(key));
      return since !== undefined && now.getTime() - since < REMEMBERED_MS ? FACTOR : 1;
    },
    raise(key, now) {
      raised.set(text(key), now.getTime());
    },
    settle(key) {
      raised.delete(text(key));
    },
  };
}
