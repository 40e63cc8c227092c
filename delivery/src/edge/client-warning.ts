import { BlockList, isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { isThisMachine } from '../config/production/setting-predicates.ts';

const INSIDE = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['127.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  INSIDE.addSubnet(network, bits);
for (const [network, bits] of [
  ['fc00::', 7],
  ['fe80::', 10],
  ['::1', 128],
] as const)
  INSIDE.addSubnet(network, bits, 'ipv6');

/**
 * Warns, once, where a visitor of a public site seems to come from inside: then a proxy is missing in
 * `EDGE_TRUST_PROXY`, and supplier and limits get its address for everybody's.
 */
export function addClientWarning(scope: FastifyInstance): void {
  let warned = false;
  scope.addHook('onRequest', (request, _reply, done) => {
    if (!warned && isInside(request.ip) && !isThisMachine(request.hostname)) {
      warned = true;
      request.log.warn(
        { event: 'alert', name: 'client-address-inside', requestId: request.id },
        'visitors seem to come from inside: is a proxy missing in EDGE_TRUST_PROXY?',
      );
    }
    done();
  });
}

function isInside(address: string): boolean {
  return INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}
