import { describe, expect, it } from 'vitest';
import { findNetwork, nameAskingNetwork } from './asking-network.ts';

describe('the network that asks', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001::9', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['unknown', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(findNetwork(address)).toBe(network);
  });

  it('is named alike for one subscriber, and otherwise under another secret', () => {
    const name = nameAskingNetwork('a', '2001:db8::1');
    expect(nameAskingNetwork('a', '2001:db8::ffff:2')).toBe(name);
    expect(nameAskingNetwork('a', '2001:db8:0:1::1')).not.toBe(name);
    expect(nameAskingNetwork('b', '2001:db8::1')).not.toBe(name);
  });
});
