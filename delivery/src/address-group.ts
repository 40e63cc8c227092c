import { isIPv6, SocketAddress } from 'node:net';

/**
 * What limits per client address count by: an IPv4 address, or the /64 network of an IPv6 address, since a single
 * client is given that whole network.
 */
export function addressGroup(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail] = new SocketAddress({ address, family: 'ipv6' }).address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':');
}
