import type { PageQuery } from '@yado/shared/contract/whole-page';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { headersOfTheEdge } from './api-headers.ts';
import type { Upstream } from './api-upstream.ts';

/** A slower API is waited for by the page's own screen, which can show that it does. */
export const PAGE_DATA_MS = 2_500;

/**
 * Asks the API for what a page shows, for a visitor without a session and within their limits. Null when there is no answer
 * in time, or one with errors.
 */
export async function askForPage(
  upstream: Upstream,
  { id, variables }: PageQuery,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object | null> {
  const release = upstream.slots.take(request.ip);
  if (!release) return null;
  const leaving = new AbortController();
  reply.raw.once('close', () => leaving.abort());
  try {
    const { statusCode, body } = await upstream.ask(
      {
        path: `/graphql?${new URLSearchParams({ id, variables: JSON.stringify(variables) })}`,
        method: 'GET',
        headers: {
          ...headersOfTheEdge(request, PAGE_DATA_MS),
          accept: 'application/graphql-response+json, application/json',
          'user-agent': request.headers['user-agent'],
          'x-yado-csrf': '1',
        },
        signal: AbortSignal.any([leaving.signal, AbortSignal.timeout(PAGE_DATA_MS)]),
      },
      true,
    );
    const { data, errors } = Object(await body.json()) as { data?: unknown; errors?: unknown };
    return statusCode === 200 && !errors && typeof data === 'object' ? data : null;
  } catch (error) {
    if (!leaving.signal.aborted)
      request.log.warn({ err: error, requestId: request.id }, 'no data for a whole page');
    return null;
  } finally {
    release();
  }
}
