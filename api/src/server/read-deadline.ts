import type { FastifyRequest } from 'fastify';

/** In which an edge says for how many milliseconds it waits. */
const HEADER = 'x-yado-wait-ms';
/** For an answer in words once others gave none. */
const OWN_MS = 1_500;
/** As edges wait, for a client that does not say: what comes by GET has no effect. */
const GET_MS = 28_000;
const POST_MS = 108_000;

/** For how many milliseconds a request may wait for others, so that its answer still finds somebody who waits. */
export function readDeadline({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): number {
  const longest = method === 'GET' ? GET_MS : POST_MS;
  const said = Number(headers[HEADER]);
  return Math.max(0, (said > 0 ? Math.min(said, longest) : longest) - OWN_MS);
}
