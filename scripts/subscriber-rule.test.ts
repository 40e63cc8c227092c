import { expect, it } from 'vitest';
import { readSubscriberAddress as readByApi } from '../api/src/lib/subscriber-address.ts';
import { readSubscriberAddress as readByEdge } from '../delivery/src/subscriber-address.ts';

/** Edge and API share no code: whom one of them counts as a subscriber, the other one does too. */
it.each([
  ['192.0.2.1', '192.0.2.1', null],
  ['::ffff:192.0.2.1', '192.0.2.1', null],
  ['::ffff:c000:201', '192.0.2.1', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::5', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['', '', null],
  ['unknown', 'unknown', null],
  [undefined, 'closed', null],
])('edge and API count %s as %s', (ip, subscriber, site) => {
  expect(readByApi(ip)).toEqual({ subscriber, site });
  expect(readByEdge(ip)).toEqual({ subscriber, site });
});
