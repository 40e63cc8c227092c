import type { FastifyRequest } from 'fastify';
import { HttpError } from './http-error.ts';
import type { Priority } from '../lib/priority.ts';
import type { FindOperation } from './persisted-operations.ts';

export interface GraphqlRequest {
  source: string;
  /** The name of a published operation, which is alone in its file; else null. */
  published: string | null;
  priority: Priority;
  /** It changes nothing; false where nobody has looked. */
  isQuery: boolean;
  variables: Record<string, unknown> | undefined;
  operationName: string | undefined;
}

type Parameters = Record<string, unknown>;

/**
 * Reads a GraphQL-over-HTTP request, by GET parameters or a JSON body. With `persistedOnly` a request names a
 * published operation by `id`, and one that carries its own text is refused. Throws HttpError.
 */
export async function readGraphqlRequest(
  request: FastifyRequest,
  options: { persistedOnly: boolean; findOperation: FindOperation },
): Promise<GraphqlRequest> {
  const parameters = request.method === 'GET' ? readQueryString(request.query) : readBody(request.body);
  const { id, query } = parameters;
  const operationName = optional(parameters, 'operationName', isText);
  const variables = optional(parameters, 'variables', isRecord);
  optional(parameters, 'extensions', isRecord);
  if (options.persistedOnly && query !== undefined) {
    throw new HttpError(400, 'PERSISTED_OPERATIONS_ONLY', 'Only published operations are accepted.');
  }
  if (id !== undefined) {
    if (!isText(id) || query !== undefined)
      throw new HttpError(400, 'BAD_REQUEST', 'id must be text, without query.');
    const operation = await options.findOperation(id);
    if (operation === null)
      throw new HttpError(404, 'PERSISTED_OPERATION_NOT_FOUND', 'There is no such operation.');
    return {
      source: operation.source,
      published: operation.name,
      priority: operation.priority,
      isQuery: operation.isQuery,
      variables,
      operationName,
    };
  }
  if (!isText(query) || query === '')
    throw new HttpError(400, 'BAD_REQUEST', 'The request names no operation.');
  // Texts come from development alone, which has no overload to fear.
  return { source: query, published: null, priority: 'booking', isQuery: false, variables, operationName };
}

function readBody(body: unknown): Parameters {
  if (isRecord(body)) return body;
  throw new HttpError(400, 'BAD_REQUEST', 'The body must be one JSON object.');
}

function readQueryString(query: unknown): Parameters {
  const parameters: Parameters = isRecord(query) ? { ...query } : {};
  for (const name of ['variables', 'extensions']) {
    const text = parameters[name];
    if (text === undefined) continue;
    try {
      parameters[name] = JSON.parse(isText(text) ? text : '');
    } catch {
      throw new HttpError(400, 'BAD_REQUEST', `${name} must be JSON.`);
    }
  }
  return parameters;
}

function optional<T>(
  parameters: Parameters,
  name: string,
  is: (value: unknown) => value is T,
): T | undefined {
  const value = parameters[name];
  if (value === undefined || value === null) return undefined;
  if (!is(value)) throw new HttpError(400, 'BAD_REQUEST', `${name} has the wrong type.`);
  return value;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
