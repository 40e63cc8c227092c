import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readAccessRules } from '../../src/graphql/access-rules.ts';
import { createExecutableSchema } from '../../src/server/executable-schema.ts';
import { listOperations } from './_arguments.ts';
import { call } from './_call.ts';
import { people, roles } from './_people.ts';
import { type AccessWorld, createAccessWorld } from './_world.ts';

/** What requests ask of the services outside; jobs ask for none of it. */
const costly = {
  supplier: ['shop', 'priceCheck', 'guestReviews', 'book', 'cancelRoom', 'changeRoom'],
  cards: ['setupCard', 'retrieveSetup', 'ensureCustomer'],
  identity: ['setDisplayName', 'sendPasswordReset', 'setPassword'],
} as const;

const schema = createExecutableSchema();
const rules = readAccessRules(schema);
const free = listOperations(schema).filter(({ key }) => rules.get(key)?.limit === 'none');

let world: AccessWorld;
const asked: string[] = [];
const counted: string[] = [];
beforeAll(async () => {
  world = await createAccessWorld();
  const { app } = world.api;
  for (const [port, methods] of Object.entries(costly) as [keyof typeof costly, readonly string[]][]) {
    app[port] = new Proxy(app[port], {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member === 'function' && methods.includes(String(name)))
          asked.push(`${port}.${String(name)}`);
        return member;
      },
    }) as never;
  }
  const { limits } = app;
  app.limits = {
    ...limits,
    check(name, caller) {
      counted.push(name);
      return limits.check(name, caller);
    },
  };
});
beforeEach(() => {
  asked.length = 0;
  counted.length = 0;
});
afterAll(() => world?.close());

it.each(free.map((operation) => [operation.key, operation] as const))(
  '%s costs nothing outside, or a field in it counts',
  async (_key, operation) => {
    const uncounted: string[] = [];
    for (const role of roles) {
      const objects: Record<string, string> = {};
      for (const { path, kind, required } of operation.objects) {
        if (required) objects[path] = await world.object(kind, people[role].seats.own, true);
      }
      asked.length = 0;
      counted.length = 0;
      await call(
        world.api.as(people[role].email),
        { schema, operations: world.operations },
        operation,
        objects,
      );
      if (counted.length === 0) uncounted.push(...asked);
    }
    expect(uncounted).toEqual([]);
  },
);
