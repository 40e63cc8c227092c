import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../lib/errors.ts';
import { readPage, toConnection } from './connection.ts';

const rows = ['a', 'b', 'c', 'd', 'e'];
const loadPage = (first: number, after?: string | null) => {
  const page = readPage({ first, after }, 1);
  const start = page.after === null ? 0 : rows.indexOf(page.after[0] ?? '') + 1;
  return toConnection(rows.slice(start, start + page.first + 1), page, rows.length, (row) => [row]);
};

describe('a connection', () => {
  it('leads through all rows once, in order', () => {
    const seen: string[] = [];
    let after: string | null = null;
    for (let pages = 0; pages < 3; pages++) {
      const { nodes, pageInfo } = loadPage(2, after);
      seen.push(...nodes);
      expect(pageInfo.hasNextPage).toBe(pages < 2);
      expect(pageInfo.hasPreviousPage).toBe(pages > 0);
      after = pageInfo.endCursor;
    }
    expect(seen).toEqual(rows);
  });

  it('has no cursors when it is empty', () => {
    const { pageInfo } = toConnection([], readPage({}, 1), 0, () => []);
    expect(pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });

  it.each([0, -1, 101, 1_000])('refuses a page of %i', (first) => {
    expect(() => readPage({ first }, 1)).toThrow(InvalidInputError);
  });

  it.each([
    ['text', 'x'],
    ['another list’s', Buffer.from('["a","b"]').toString('base64url')],
    ['numbers', Buffer.from('[1]').toString('base64url')],
  ])('refuses a cursor of %s', (_name, after) => {
    expect(() => readPage({ after }, 1)).toThrow(InvalidInputError);
  });
});
