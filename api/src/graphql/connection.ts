import { InvalidInputError } from '../lib/errors.ts';

export const defaultPageSize = 20;
export const maxPageSize = 100;

export interface Page {
  first: number;
  /** The sort values of the last row seen; null for the first page. */
  after: readonly string[] | null;
}

export interface Connection<Node> {
  edges: { node: Node; cursor: string }[];
  nodes: Node[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  totalCount: number;
}

/** Reads the paging arguments; `keyLength` is the number of sort values in a cursor. Throws InvalidInputError. */
export function readPage(
  args: { first?: number | null; after?: string | null },
  keyLength: number,
  atMost: number = maxPageSize,
): Page {
  const first = args.first ?? defaultPageSize;
  if (first < 1 || first > atMost) throw new InvalidInputError(`first must be from 1 to ${atMost}.`);
  return { first, after: args.after == null ? null : decodeCursor(args.after, keyLength) };
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const identifier = /^[\w-]{1,64}$/;

/** readPage for lists in the order of creation; refuses cursors that the database could not compare. */
export function readCreationPage(args: { first?: number | null; after?: string | null }): Page {
  const page = readPage(args, 2);
  if (page.after !== null) checkCreationKey(page.after);
  return page;
}

/** Throws InvalidInputError unless these are the sort values of a row in the order of creation. */
export function checkCreationKey([createdAt = '', id = '']: readonly string[]): void {
  const isInstant = instant.test(createdAt) && !Number.isNaN(Date.parse(createdAt));
  if (!isInstant || !identifier.test(id)) throw invalidCursor();
}

/** The sort values of a row in a list in the order of creation. */
export function creationKey(row: { created_at: Date; id: string }): readonly string[] {
  return [row.created_at.toISOString(), row.id];
}

/** A page out of `first + 1` rows read: the extra row only tells that there is a next page. */
export function toConnection<Row>(
  rows: readonly Row[],
  page: Page,
  totalCount: number,
  getKey: (row: Row) => readonly string[],
): Connection<Row> {
  const edges = rows.slice(0, page.first).map((node) => ({ node, cursor: encodeCursor(getKey(node)) }));
  return {
    edges,
    nodes: edges.map((edge) => edge.node),
    pageInfo: {
      hasNextPage: rows.length > page.first,
      hasPreviousPage: page.after !== null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount,
  };
}

/** The same page with what its rows stand for, in their order. */
export function withNodes<Row, Node>(page: Connection<Row>, nodes: readonly Node[]): Connection<Node> {
  const cursors = page.edges.map(({ cursor }) => cursor);
  return {
    ...page,
    edges: nodes.map((node, index) => ({ node, cursor: cursors[index] ?? '' })),
    nodes: [...nodes],
  };
}

function encodeCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function decodeCursor(cursor: string, keyLength: number): readonly string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (Array.isArray(key) && key.length === keyLength && key.every((part) => typeof part === 'string'))
      return key;
  } catch {
    // Falls through: every unreadable cursor gets the same answer.
  }
  throw invalidCursor();
}

/** For a cursor that belongs to no row of the list. */
export function invalidCursor(): InvalidInputError {
  return new InvalidInputError('after is not a cursor of this list.');
}
