import { createHmac } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';

/**
 * Names the network that one subscriber is given: the IPv4 address, or the first 64 bits of the IPv6 address. Keyed with
 * the server's secret, because all of IPv4 could be searched. What is no address is a network of its own.
 */
export function nameAskingNetwork(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`yado/asking-network/v1:${findNetwork(address)}`)
    .digest('hex');
}

/** `203.0.113.7` also for `::ffff:203.0.113.7`; `2001:db8:0:1::/64` with the zeros written. */
export function findNetwork(address: string): string {
  const plain = address.replace(/%.*$/, '').toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1] ?? plain;
  if (isIPv4(mapped) || !isIPv6(mapped)) return mapped;
  const [head = '', tail] = mapped.split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const [first, last] = [groups(head), groups(tail)];
  // An IPv4 address at the end stands for two groups.
  const given = first.length + last.length + (mapped.includes('.') ? 1 : 0);
  const all =
    tail === undefined ? first : [...first, ...Array.from({ length: 8 - given }, () => '0'), ...last];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
