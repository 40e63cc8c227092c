import type { FastifyRequest } from 'fastify';
import { findRequestFaults, type RequestFault } from './contract.ts';
import { type ErrorField, type NestedError, invalidInput } from './errors.ts';
import { type Query, one } from './query.ts';

const FIELD_TYPES = { path: 'path', query: 'querystring', header: 'header', body: 'body' } as const;

/** Refuses with 400 what breaks the contract: unknown and missing parameters, wrong values, headers and bodies. */
export async function checkRequest(request: FastifyRequest): Promise<void> {
  const { method, url, body } = request;
  if (!url.startsWith('/v3/')) return;
  const faults = findRequestFaults({
    method,
    target: url,
    headers: plainHeaders(request),
    body: body === null || body === undefined ? '' : JSON.stringify(body),
  });
  if (faults === null) return;
  // The link of the next page is followed as it is, though its query is none of the call's own.
  const isPage = faults.some(({ name, kind }) => name === 'token' && kind === 'unknown');
  const own = faults
    .filter(({ place }) => !(isPage && place === 'query'))
    // Values of another call's list ask for nothing here.
    .filter(({ place, name }) => !(place === 'header' && name === 'Test'));
  if (own.length > 0) throw invalidInput(...own.map((fault) => toError(fault, request.query as Query)));
}

function toError({ place, name, kind, text }: RequestFault, query: Query): NestedError {
  const field = name || 'body';
  const value = place === 'query' ? one(query, name) : undefined;
  const type = kind === 'missing' ? 'required' : 'invalid';
  const fields: ErrorField[] = [
    { name: field, type: FIELD_TYPES[place], ...(value !== undefined && { value }) },
  ];
  return { type: `${field}.${type}`, message: `${field}: ${text}`, fields };
}

/** The headers of a request, each as one text. */
export function plainHeaders({ headers }: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
}
