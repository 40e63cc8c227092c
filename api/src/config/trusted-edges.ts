import { BlockList, isIP } from 'node:net';
import { isLoopback } from '../lib/is-loopback.ts';
import { ConfigError } from './config-error.ts';

/** Whether an address may name the client; `hop` counts from the connection itself, whose address is unknown once it is closed. */
export type TrustsHop = (address: string | undefined, hop: number) => boolean;

/**
 * Who may name the client of a request: an edge on this machine or at one of the listed addresses and networks. Only
 * the last hop that it saw counts: what a client writes into X-Forwarded-For itself comes before that.
 */
export function trustedEdges(list: string): TrustsHop {
  const edges = new BlockList();
  for (const entry of list.split(',').map((each) => each.trim())) {
    if (entry !== '') add(edges, entry);
  }
  return (address, hop) =>
    hop === 0 && address !== undefined && (isLoopback(address) || edges.check(address, getFamily(address)));
}

function add(edges: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const prefix = Number(bits ?? longest);
  if (isIP(address) === 0 || !Number.isInteger(prefix) || prefix < 1 || prefix > longest) {
    throw new ConfigError(
      'API_TRUST_PROXY must be addresses or networks such as 10.0.0.0/16, with commas between.',
    );
  }
  edges.addSubnet(address, prefix, getFamily(address));
}

function getFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}
