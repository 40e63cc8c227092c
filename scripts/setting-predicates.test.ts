import { expect, it } from 'vitest';
import * as api from '../api/src/config/production/setting-predicates.ts';
import * as delivery from '../delivery/src/config/production/setting-predicates.ts';

// API and delivery import nothing of each other: what a setting means must still be the same.
it.each([
  ['localhost', true],
  ['shop.localhost', true],
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['127.example.co.jp', false],
  ['127.0.0.1.example.co.jp', false],
  ['10.0.0.1', false],
  ['yado.jp', false],
])('API and delivery agree whether %s is this machine: %s', (host, expected) => {
  expect({ api: api.isThisMachine(host), delivery: delivery.isThisMachine(host) }).toEqual({
    api: expected,
    delivery: expected,
  });
});

it.each(['1', 'true', '0', 'false', '', 'yes', undefined])(
  'API and delivery read the flag %s alike',
  (flag) => {
    expect(api.isOn(flag)).toBe(delivery.isOn(flag));
  },
);
