import { expect, test } from 'vitest';
import { addressGroup } from './address-group.ts';

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::5', '2001:db8:0:0'],
  ['2001:DB8:0001::9', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
])('counts %s as %s', (ip, group) => {
  expect(addressGroup(ip)).toBe(group);
});
