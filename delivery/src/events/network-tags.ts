import { createHmac } from 'node:crypto';
import { readSubscriberAddress } from '../subscriber-address.ts';

/** Enough to tell the few networks apart that report failures, and too little to find an address by. */
const TAG_BYTES = 2;

/** How a tag is written. */
export const NETWORK_TAG = /^[0-9a-f]{4}$/;

/**
 * Gives the network of a visitor's address (IPv4: the address, IPv6: the /48) a tag of 4 hexadecimal digits: part of its
 * HMAC-SHA-256 with the edges' secret, so that all edges of a store have the same one and nobody else finds the address.
 */
export function createNetworkTags(secret: string | Buffer): (ip: string | undefined) => string {
  return (ip) => {
    const { site, subscriber } = readSubscriberAddress(ip);
    const digest = createHmac('sha256', secret)
      .update(`network ${site ?? subscriber}`)
      .digest();
    return digest.subarray(0, TAG_BYTES).toString('hex');
  };
}
