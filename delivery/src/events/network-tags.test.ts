import { expect, test } from 'vitest';
import { createNetworkTags, NETWORK_TAG } from './network-tags.ts';

test('gives an IPv4 address and a /48 of IPv6 one tag each, which only the secret explains', () => {
  const tag = createNetworkTags('a secret that all edges of a store have');
  expect(tag('192.0.2.1')).toMatch(NETWORK_TAG);
  expect(tag('::ffff:192.0.2.1')).toBe(tag('192.0.2.1'));
  expect(tag('192.0.2.2')).not.toBe(tag('192.0.2.1'));
  expect(tag('2001:db8:1:1::1')).toBe(tag('2001:db8:1:ffff::9'));
  expect(tag('2001:db8:2:1::1')).not.toBe(tag('2001:db8:1:1::1'));
  expect(createNetworkTags('another secret')('192.0.2.1')).not.toBe(tag('192.0.2.1'));
});
