import { describe, expect, it } from 'vitest';
import { HttpError } from './http-error.ts';
import { type OperationOrigin, parseWithinLimits, SyntaxRefusal } from './text-limits.ts';

const nested = (depth: number) => `${'{ a '.repeat(depth)}${'}'.repeat(depth)}`;
const aliases = (count: number) =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: a`).join(' ')} }`;
const roots = (count: number) => `{ ${'a '.repeat(count)} }`;
/** The same in fragments of two fields each. */
const spread = (count: number) =>
  [
    ...Array.from({ length: count / 2 }, (_, index) => `fragment F${index} on A { a b }`),
    `{ ${Array.from({ length: count / 2 }, (_, index) => `...F${index}`).join(' ')} }`,
  ].join(' ');
const directives = (count: number) => `{ a ${'@skip(if: false) '.repeat(count)} }`;
/** `fragments` levels of which each spreads the next under two names: 2 + 4 + 8 … aliases in a short text. */
const doubling = (levels: number) =>
  Array.from(
    { length: levels },
    (_, index) => `fragment F${index} on A { x: a { ...F${index + 1} } y: a { ...F${index + 1} } }`,
  )
    .concat(`fragment F${levels} on A { b }`, '{ ...F0 }')
    .join(' ');

const findRefusal = (source: string, origin: OperationOrigin = 'text'): unknown => {
  try {
    parseWithinLimits(source, origin);
    return null;
  } catch (error) {
    return error instanceof HttpError ? error.message : error;
  }
};

describe('the limits of an operation', () => {
  it.each([
    ['depth', nested(12), nested(13)],
    ['aliases', aliases(15), aliases(16)],
    ['directives', directives(50), directives(51)],
    ['roots', roots(20), roots(21)],
    ['tokens', `{ a { ${'a '.repeat(994)} } }`, `{ a { ${'a '.repeat(996)} } }`],
    ['aliases', doubling(3), doubling(4)],
  ])('allow so much %s in the text of a request and no more', (what, within, beyond) => {
    expect(findRefusal(within)).toBeNull();
    expect(findRefusal(beyond)).toContain(`may have ${what} up to`);
  });

  it.each([
    ['roots', roots(10), roots(11)],
    ['roots', spread(10), spread(12)],
    ['depth', nested(15), nested(16)],
    ['aliases', `{ a ${aliases(500)} }`, `{ a ${aliases(501)} }`],
    ['directives', directives(50), directives(51)],
    ['tokens', `{ a { ${'a '.repeat(9_994)} } }`, `{ a { ${'a '.repeat(9_996)} } }`],
  ])('allow so much %s in a published one and no more', (what, within, beyond) => {
    expect(findRefusal(within, 'published')).toBeNull();
    expect(findRefusal(beyond, 'published')).toContain(`may have ${what} up to`);
  });

  it('count the depth inside fragments and beneath inline ones', () => {
    expect(findRefusal(`{ a { ... on A { ...F } } } fragment F on A ${nested(11)}`)).toBeNull();
    expect(findRefusal(`{ a { ... on A { ...F } } } fragment F on A ${nested(12)}`)).toContain('depth');
  });

  it('end on fragments that contain each other', () => {
    expect(findRefusal('{ ...F } fragment F on A { a { ...G } } fragment G on A { a { ...F } }')).toBeNull();
  });

  it('refuse what is no GraphQL, a syntax tree in JSON included', () => {
    for (const source of ['{', '', '{"kind":"Document","definitions":[]}']) {
      expect(findRefusal(source)).toBeInstanceOf(SyntaxRefusal);
    }
  });
});
