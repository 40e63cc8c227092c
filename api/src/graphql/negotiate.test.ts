import { describe, expect, it } from 'vitest';
import { graphqlJson, negotiate, plainJson } from './negotiate.ts';

describe('the type of an answer', () => {
  it.each([
    [undefined, plainJson],
    ['', plainJson],
    ['*/*', plainJson],
    ['application/*', plainJson],
    [`${graphqlJson}, application/json`, graphqlJson],
    [`application/json, ${graphqlJson}`, plainJson],
    [`${graphqlJson};q=0.5, application/json`, plainJson],
    [`text/html, ${graphqlJson}`, graphqlJson],
    ['APPLICATION/JSON ; charset=utf-8', plainJson],
    ['application/json;q=0, */*', graphqlJson],
    [`*/*;q=0.1, ${graphqlJson};q=0`, plainJson],
    ['text/html, */*;q=0.1', plainJson],
  ])('is for Accept: %s %s', (accept, type) => {
    expect(negotiate(accept)).toBe(type);
  });

  it.each([
    'text/html',
    'a',
    ';',
    ',,,',
    '/',
    '*',
    'application/*;q=0',
    '*/*;q=0',
    'application/json;q=0',
    'application/json;q=x',
    'application/json;q=-1',
    `*/*, application/json;q=0, ${graphqlJson};q=0`,
    '*/*, application/*;q=0',
    'application/jsonp',
    'é',
  ])('is none for Accept: %s', (accept) => {
    expect(() => negotiate(accept)).toThrow(expect.objectContaining({ statusCode: 406 }) as Error);
  });
});
