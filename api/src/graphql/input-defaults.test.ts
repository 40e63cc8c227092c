import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createInputDefaults } from './input-defaults.ts';

const fill = createInputDefaults(
  buildSchema(`
    input Guest { age: Int! = 30 ages: [Int!]! = [] }
    input Stay { currency: String! = "JPY" note: String = "none" guests: [Guest!]! main: Guest }
    type Query { price(stay: Stay!): Int }
  `),
);
const query = 'query ($stay: Stay!) { price(stay: $stay) }';

describe('defaults of input fields in variables', () => {
  it('fills what is missing at every depth and keeps what is given', () => {
    const given = { stay: { guests: [{ age: 4 }, {}], main: {} } };
    expect(fill(query, given)).toEqual({
      stay: {
        currency: 'JPY',
        note: 'none',
        guests: [
          { age: 4, ages: [] },
          { age: 30, ages: [] },
        ],
        main: { age: 30, ages: [] },
      },
    });
    expect(given.stay.guests[1]).toEqual({});
  });

  it('keeps an explicit null, which is not the same as missing', () => {
    expect(fill(query, { stay: { note: null, guests: [] } })).toEqual({
      stay: { currency: 'JPY', note: null, guests: [] },
    });
  });

  it('leaves what does not fit for the executor to refuse', () => {
    expect(fill(query, { stay: 'tomorrow' })).toEqual({ stay: 'tomorrow' });
    expect(fill('query (', { stay: {} })).toEqual({ stay: {} });
    expect(fill(query, {})).toEqual({});
  });
});
