import { readSubscriberAddress } from '../subscriber-address.ts';

export interface Slots {
  /** Takes a slot for a client; null when none is free, or when its address has its share already. */
  take(ip: string): Release | null;
}

/** Frees the slot; further calls do nothing. */
export type Release = () => void;

/** A fixed number of slots without a queue, of which one subscriber's address gets a part. */
export function createSlots({ total, perAddress }: { total: number; perAddress: number }): Slots {
  const held = new Map<string, number>();
  let taken = 0;
  return {
    take: (ip) => {
      const { subscriber: group } = readSubscriberAddress(ip);
      const mine = held.get(group) ?? 0;
      if (taken >= total || mine >= perAddress) return null;
      taken++;
      held.set(group, mine + 1);
      let released = false;
      return () => {
        if (released) return;
        released = true;
        taken--;
        const left = (held.get(group) ?? 1) - 1;
        if (left > 0) held.set(group, left);
        else held.delete(group);
      };
    },
  };
}
