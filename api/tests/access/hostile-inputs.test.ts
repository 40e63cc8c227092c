import { type GraphQLInputType, getNamedType, isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExecutableSchema } from '../../src/server/executable-schema.ts';
import { type Operation, listOperations } from './_arguments.ts';
import { call } from './_call.ts';
import { people, roles } from './_people.ts';
import { callers, policy } from './_policy.ts';
import { type AccessWorld, createAccessWorld } from './_world.ts';

const schema = createExecutableSchema();
const operations = listOperations(schema);

const hostile: Record<string, readonly string[]> = {
  // Halves of a character, which no text in UTF-8 has, and the one character that PostgreSQL's texts cannot have.
  String: ['a\ud800b', '\udc00', 'a\u0000b', '\u202e', '\u2066a\u0301'],
  ID: ['a\ud800b', '\udc00', 'a\u0000b', '\u202e'],
  Date: ['0000-01-01', '0001-01-01', '9999-12-31', '9999-12-30'],
  DateTime: ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00+14:00'],
};

/** Every place of an operation's arguments where a text or a day is written, and its type. */
function findLeaves(operation: Operation): { path: string; type: string }[] {
  const found: { path: string; type: string }[] = [];
  const collect = (name: string, type: GraphQLInputType, parent: string) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    const named = getNamedType(type);
    if (isInputObjectType(named)) {
      for (const field of Object.values(named.getFields())) collect(field.name, field.type, path);
    } else if (named.name in hostile) found.push({ path, type: named.name });
  };
  for (const argument of operation.field.args) collect(argument.name, argument.type, '');
  return found;
}

/** Somebody who may call it, so that the value gets past the access check. */
function findCaller({ key, objects }: Operation) {
  const bound = objects.some(({ required }) => required);
  const role = roles.find((each) =>
    bound ? policy[key]?.[each].split(' ').includes('own') : callers[key]?.split(' ').includes(each),
  );
  if (!role) throw new Error(`Nobody may call ${key}.`);
  return people[role];
}

let world: AccessWorld;
beforeAll(async () => {
  world = await createAccessWorld();
});
afterAll(() => world?.close());

const subjects = operations
  .filter(({ key }) => key !== 'Mutation.signOut' && key !== 'Mutation.signOutEverywhere')
  .map((operation) => ({ key: operation.key, operation, leaves: findLeaves(operation) }))
  .filter(({ leaves }) => leaves.length > 0);

describe('a text that cannot be kept and a day at the end of the calendar', () => {
  it.each(subjects)('get a typed answer from $key', async ({ operation, leaves }) => {
    const { email, seats } = findCaller(operation);
    const own: Record<string, string> = {};
    for (const { path, kind, required } of operation.objects) {
      if (required) own[path] = await world.object(kind, seats.own, true);
    }
    const untyped: string[] = [];
    for (const { path, type } of leaves) {
      for (const value of hostile[type] ?? []) {
        const objects = { ...own, [path]: value };
        const answer = await call(
          world.api.as(email),
          { schema, operations: world.operations },
          operation,
          objects,
        );
        const codes = answer.body.errors?.map(({ extensions }) => extensions?.code) ?? [];
        if (answer.status >= 500 || codes.some((code) => code === undefined || code === 'INTERNAL')) {
          untyped.push(`${path} ${JSON.stringify(value)}: ${answer.status} ${answer.text.slice(0, 200)}`);
        }
      }
    }
    expect(untyped).toEqual([]);
  });
});
