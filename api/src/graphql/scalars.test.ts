import { parseValue } from 'graphql';
import { describe, expect, it } from 'vitest';
import { scalarResolvers } from './scalars.ts';

describe('yen', () => {
  const { Yen } = scalarResolvers;

  it.each([0, -5_000, 2_147_483_648, 9_007_199_254_740_991])('takes and gives %d', (value) => {
    expect(Yen.parseValue(value)).toBe(value);
    expect(Yen.serialize(value)).toBe(value);
    expect(Yen.parseLiteral(parseValue(String(value)), {})).toBe(value);
  });

  it.each([1.5, 9_007_199_254_740_992, Number.NaN, '5', null, true, 5n])('refuses %o', (value) => {
    expect(() => Yen.parseValue(value)).toThrow('whole number');
    expect(() => Yen.serialize(value)).toThrow('whole number');
  });

  it.each(['1.5', '"5"', 'true', '9007199254740993'])('refuses %s in a text', (text) => {
    expect(() => Yen.parseLiteral(parseValue(text), {})).toThrow('whole number');
  });
});
