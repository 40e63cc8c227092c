import { createHmac } from 'node:crypto';
import { readSubscriberAddress } from '../../lib/subscriber-address.ts';

/**
 * Names a subscriber's address or network (`readSubscriberAddress`) without showing it. Keyed with the server's secret,
 * because all of IPv4 could be searched.
 */
export function nameAskingNetwork(secret: string, address: string): string {
  return createHmac('sha256', secret)
    .update(`yado/asking-network/v1:${readSubscriberAddress(address).subscriber}`)
    .digest('hex');
}
