import ipaddr from 'ipaddr.js';

export interface SubscriberAddress {
  /** What one subscriber is given: an IPv4 address, or the /64 of an IPv6 address. */
  subscriber: string;
  /** The /48 around it, which a subscriber may have as well; null for IPv4. */
  site: string | null;
}

/** Times as much as one /64 may do, a whole /48 may. */
export const SITE_SHARE = 10;

/**
 * By what limits per address count. An IPv4 address that is written as IPv6 is that IPv4 address; what is no address
 * counts as it is. The edge has the same rule (`delivery/src/subscriber-address.ts`).
 */
export function readSubscriberAddress(ip: string | undefined): SubscriberAddress {
  // Fastify knows no address of a connection that is closed by now.
  if (ip === undefined) return { subscriber: 'closed', site: null };
  if (!ipaddr.isValid(ip)) return { subscriber: ip, site: null };
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return { subscriber: address.toString(), site: null };
  const parts = (address as ipaddr.IPv6).parts.map((part) => part.toString(16));
  return { subscriber: `${parts.slice(0, 4).join(':')}::/64`, site: `${parts.slice(0, 3).join(':')}::/48` };
}
