import { describe, expect, it } from 'vitest';
import { createConfig } from './config.ts';
import { readEnv } from './env.ts';

const read = (list?: string) => createConfig(readEnv({ RAPID_COUNTRIES: list })).countries;

describe('the countries whose hotels are sold', () => {
  it('are imported in the order in which they are named', () => {
    expect(read('JP, KR,US')).toEqual(['JP', 'KR', 'US']);
  });

  it('begin with Japan where none are named', () => {
    expect(read()[0]).toBe('JP');
  });

  it.each(['jp', 'JP,', 'Japan', 'JP;US', 'JP,JP'])('are refused as %j', (list) => {
    expect(() => read(list)).toThrow('RAPID_COUNTRIES');
  });
});
