import { expect, test } from 'vitest';
import { satisfies } from './satisfies.ts';

test.each([
  ['19.3.1', '^19.3.1'],
  ['19.4.0', '^19.3.1'],
  ['0.1.7', '^0.1.0'],
  ['0.0.3', '^0.0.3'],
  ['1.2.3', '1.2.3'],
])('finds %s in %s', (version, range) => expect(satisfies(version, range)).toBe(true));

test.each([
  ['19.3.0', '^19.3.1'],
  ['20.0.0', '^19.3.1'],
  ['0.2.0', '^0.1.0'],
  ['0.0.4', '^0.0.3'],
  ['1.2.4', '1.2.3'],
  ['1.2.3', '>=1.0.0'],
  ['1.2.3-beta.1', '^1.2.3'],
  ['', '^1.2.3'],
])('finds %j outside of %s', (version, range) => expect(satisfies(version, range)).toBe(false));
