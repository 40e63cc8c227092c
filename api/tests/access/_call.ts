import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { newId } from '../../src/db/new-id.ts';
import { addDays } from '../../src/modules/rate/calendar.ts';
import type { GraphqlError, TestClient } from '../_client.ts';
import { findLogged } from '../_unexpected-errors.ts';
import { type Operation, setAt } from './_arguments.ts';
import type { PublishedOperations } from './_operations.ts';
import { absentCodes, inputs, otherwise } from './_policy.ts';
import { operationText } from './_selection.ts';

export type Outcome = 'ok' | 'absent' | 'forbidden' | 'unauthenticated' | 'invalid session' | 'broken';

export interface Answer {
  outcome: Outcome;
  status: number;
  /** The body without request ids and signed links: nothing that may differ between two equal answers. */
  text: string;
  body: Body;
}

interface Body {
  data?: Record<string, unknown> | null;
  errors?: GraphqlError[];
}

export interface CallContext {
  schema: GraphQLSchema;
  operations: PublishedOperations;
}

/** Calls one operation with objects set into the smallest input that the schema allows, everything selected. */
export async function call(
  client: TestClient,
  { schema, operations }: CallContext,
  operation: Operation,
  objects: Record<string, string>,
): Promise<Answer> {
  const variables = smallestInput(operation);
  for (const name of [operation.key, ...Object.keys(objects).map((path) => `${operation.key} ${path}`)]) {
    const overrides = inputs[name];
    if (overrides) variables.input = { ...(variables.input as object), ...overrides };
  }
  for (const [path, value] of Object.entries(objects)) setAt(operation, variables, path, value);
  const id = await operations.publish(operationText(schema, operation.type, operation.field));
  const response = await client.fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, variables }),
  });
  const raw = await response.text();
  const text = raw
    .replaceAll(response.headers.get('x-request-id') ?? '\0', '')
    // A link says again what was asked for, and when.
    .replaceAll(/\/documents\/[\w.-]+|(?<="expiresAt":")[^"]+/g, '');
  const body = JSON.parse(raw) as Body;
  return { outcome: toOutcome(operation, response.status, body), status: response.status, text, body };
}

/** Throws, with what the log says, where an answer is an error that nobody expects. */
export function assertNotBroken({ outcome, status, body }: Answer): void {
  if (outcome !== 'broken') return;
  const logged = findLogged((body.errors ?? []).map(({ extensions }) => extensions?.requestId));
  throw new Error(`${status} ${JSON.stringify(body.errors)}\n${logged}`);
}

function toOutcome(operation: Operation, status: number, body: Body): Outcome {
  const code = body.errors?.[0]?.extensions?.code;
  if (code === 'UNAUTHENTICATED') return status === 401 ? 'invalid session' : 'unauthenticated';
  if (code === 'FORBIDDEN') return 'forbidden';
  if (code === 'NOT_FOUND') return 'absent';
  if (code === 'BAD_USER_INPUT' || code === 'PROVIDER_UNAVAILABLE') return 'ok';
  if (code !== undefined) return 'broken';
  return toDataOutcome(operation.key, body.data?.[operation.field.name]);
}

function toDataOutcome(key: string, data: unknown): Outcome {
  if (data === null || data === undefined || data === false) return 'absent';
  if (Array.isArray(data)) return data.length === 0 ? 'absent' : 'ok';
  if (typeof data !== 'object') return 'ok';
  if ('totalCount' in data) return data.totalCount === 0 ? 'absent' : 'ok';
  const refusal = Object.entries(data).find(([name]) => /(^|_)errorCode$/.test(name))?.[1];
  if (typeof refusal !== 'string' || otherwise[key]?.includes(refusal)) return 'ok';
  if (refusal.endsWith('_NOT_FOUND') || absentCodes[key]?.includes(refusal)) return 'absent';
  return refusal === 'FORBIDDEN' ? 'forbidden' : 'ok';
}

function smallestInput(operation: Operation): Record<string, unknown> {
  return Object.fromEntries(
    operation.field.args
      .filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined)
      .map((argument) => [argument.name, smallest(argument.type, argument.name)]),
  );
}

function smallest(type: GraphQLInputType, name: string): unknown {
  if (isNonNullType(type)) return smallest(type.ofType, name);
  if (isListType(type)) return [smallest(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, smallest(field.type, field.name)]),
    );
  }
  return values[name] ?? scalars[type.name] ?? newId();
}

const inDays = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);
const values: Record<string, unknown> = { checkin: inDays(60), checkout: inDays(61), adults: 1 };
const scalars: Record<string, unknown> = {
  Int: 1,
  Float: 1.5,
  Boolean: false,
  Date: inDays(60),
  DateTime: '2030-01-01T00:00:00Z',
};
