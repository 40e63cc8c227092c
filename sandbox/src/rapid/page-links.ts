import type { FastifyReply } from 'fastify';
import type { RapidContext } from './context.ts';
import { RapidError, invalidLink } from './errors.ts';
import { type Query, one } from './query.ts';

/** Kinds of paged lists: hotels, hotels off sale, or regions. */
type List = 'page' | 'inactive' | 'regions';

const LIFE_MS = 3_600_000;

interface PageToken extends Record<string, unknown> {
  kind: List;
  from: number;
  query: Query;
}

/** The query to answer: of the link when there is one, of the request otherwise. 410 once a link has expired. */
export function readPageLink(
  context: RapidContext,
  list: List,
  query: Query,
): { query: Query; from: number } {
  const given = one(query, 'token');
  if (given === undefined) return { query, from: 0 };
  const page = context.tokens.read<PageToken>(list, given, 0);
  if (!page) throw invalidLink();
  if (!context.tokens.read<PageToken>(list, given, context.now().getTime())) {
    throw new RapidError(410, {
      type: 'link.expired',
      message: 'The link you followed has expired. Please build a new request to restart pagination.',
    });
  }
  return page;
}

/** Names the number of results and, where there are more, the next page. */
export function sendPageLinks(
  context: RapidContext,
  reply: FastifyReply,
  page: { list: List; path: string; query: Query; from: number; size: number; total: number },
): void {
  const { list, path, query, size, total } = page;
  const from = page.from + size;
  void reply.header('pagination-total-results', String(total));
  if (from >= total) return;
  const until = context.now().getTime() + LIFE_MS;
  const token = context.tokens.sign({ kind: list, from, query } satisfies PageToken, until);
  const expires = new Date(until).toISOString();
  void reply.header('link', `<${context.base()}${path}?token=${token}>; rel="next"; expires=${expires}`);
}
