import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../src/db/new-id.ts';
import { createExecutableSchema } from '../../src/server/executable-schema.ts';
import type { Role } from '../../src/modules/viewer/viewer.ts';
import { demoPassword } from '../../src/seed/demo-world.ts';
import { addBranch, addPerson } from '../_people.ts';
import { requestToken, signIn } from '../_sign-in.ts';
import { type ObjectArgument, type Operation, listOperations } from './_arguments.ts';
import { type Answer, assertNotBroken, call } from './_call.ts';
import { foreignTexts, holds, readOwnedTexts } from './_foreign.ts';
import { people, type Place, places, roles } from './_people.ts';
import { callers, hiddenFields, hiddenTypes, policy } from './_policy.ts';
import { listTenantTypes } from './_types.ts';
import { type AccessWorld, createAccessWorld } from './_world.ts';

/** One operation asked for objects at a place: all that it must name, or one more that it may name. */
interface Subject {
  title: string;
  operation: Operation;
  moved: ObjectArgument[];
  /** Objects that stay the viewer's own. */
  fixed: ObjectArgument[];
}

const schema = createExecutableSchema();
const operations = listOperations(schema);
const subjects = operations.flatMap((operation): Subject[] => {
  const required = operation.objects.filter((argument) => argument.required);
  const whole = { title: operation.key, operation, moved: required, fixed: [] };
  const optional = operation.objects
    .filter((argument) => !argument.required)
    .map((argument) => ({
      title: `${operation.key} ${argument.path}`,
      operation,
      moved: [argument],
      fixed: required,
    }));
  return required.length > 0 ? [whole, ...optional] : optional;
});
/** An object of the viewer named together with one from elsewhere. */
const mixtures = operations.flatMap((operation): Subject[] => {
  const required = operation.objects.filter((argument) => argument.required);
  if (required.length < 2) return [];
  return required.map((argument) => ({
    title: `${operation.key} ${argument.path}`,
    operation,
    moved: [argument],
    fixed: required.filter((other) => other !== argument),
  }));
});

let world: AccessWorld;
const answers: { role: Role | null; title: string; text: string }[] = [];
beforeAll(async () => {
  world = await createAccessWorld();
});
afterAll(() => world?.close());

/** Somebody of that role whom no other test knows. */
async function newcomer(role: Role) {
  const { api } = world;
  if (role === 'OPERATOR') return addPerson(api, { operator: true });
  if (role === 'AGENCY') return addPerson(api, { agency: 'demo-agency-mirai' });
  return addPerson(api, { branch: await addBranch(api), role });
}

async function ask(role: Role, subject: Subject, place: Place | 'missing'): Promise<Answer> {
  const { seats, email } = people[role];
  const objects: Record<string, string> = {};
  for (const { path, kind } of subject.fixed) objects[path] = await world.object(kind, seats.own, true);
  for (const { path, kind } of subject.moved) {
    objects[path] = place === 'missing' ? newId() : await world.object(kind, seats[place], place === 'own');
  }
  const answer = await call(
    world.api.as(email),
    { schema, operations: world.operations },
    subject.operation,
    objects,
  );
  answers.push({ role, title: `${subject.title} ${place}`, text: answer.text });
  return answer;
}

/** `own colleague!` for the place: reached, refused, or not there. */
function expected(reach: string, place: Place): Answer['outcome'] {
  if (reach === '-') return 'forbidden';
  const words = reach.split(' ');
  if (words.includes(place)) return 'ok';
  return words.includes(`${place}!`) ? 'forbidden' : 'absent';
}

describe('R18 the table of policy', () => {
  it('has a row for every operation and argument that names an object, and no other', () => {
    expect(Object.keys(policy).sort()).toEqual(subjects.map(({ title }) => title).sort());
  });
});

describe.each(subjects)('R18 $title', (subject) => {
  const row = policy[subject.title];
  it.each(roles)('answers %s by the table, and for the foreign as for the missing', async (role) => {
    const reach = row?.[role] ?? 'no row';
    // The first answer to a text comes from the interpreter, the later ones from the compiled operation.
    await ask(role, subject, 'missing');
    const missing = await ask(role, subject, 'missing');
    const seen: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    const hidden: [Place, number, string][] = [];
    for (const place of places) {
      const answer = await ask(role, subject, place);
      wanted[place] = expected(reach, place);
      seen[place] =
        answer.outcome === 'ok' || answer.outcome === wanted[place] ? answer.outcome : answer.text;
      if (wanted[place] !== 'ok' && !reach.includes(`${place}!`)) {
        hidden.push([place, answer.status, answer.text]);
      }
    }
    expect(seen).toEqual(wanted);
    expect(hidden).toEqual(hidden.map(([place]) => [place, missing.status, missing.text]));
    expect(missing.outcome).toBe(reach === '-' ? 'forbidden' : 'absent');
  });
});

describe.each(mixtures)('R18 $title with other objects of the viewer', (subject) => {
  const row = policy[subject.operation.key];
  it.each(roles.filter((role) => row?.[role] !== '-'))(
    'tells %s nothing of what is elsewhere',
    async (role) => {
      const missing = await ask(role, subject, 'missing');
      expect(missing.outcome).toBe('absent');
      for (const place of ['sibling', 'other'] as const) {
        const answer = await ask(role, subject, place);
        expect(answer.outcome).toBe('absent');
        // A user who sees everything may learn which of the two does not fit the other.
        const expected = people[role].scope === null ? missing.text : answer.text;
        expect([place, answer.status, expected]).toEqual([place, missing.status, missing.text]);
      }
    },
  );
});

const unbound = operations.filter(({ objects }) => !objects.some(({ required }) => required));

describe('R18 the table of callers', () => {
  it('has a row for every operation that needs no object, and no other', () => {
    expect(Object.keys(callers).sort()).toEqual(unbound.map(({ key }) => key).sort());
  });
});

describe.each(unbound)('R18 $key', (operation) => {
  const may = callers[operation.key]?.split(' ') ?? [];
  const context = () => ({ schema, operations: world.operations });

  it('answers without a session only where the table says so', async () => {
    const answer = await call(world.api.anonymous(), context(), operation, {});
    expect(answer.outcome === 'unauthenticated').toBe(!may.includes('nobody'));
    assertNotBroken(answer);
  });

  // spec: 6.roles
  it.each(roles)('decides by the table for %s', async (role) => {
    const { email } = people[role];
    // One that ends its session must not end the one that all others use.
    const client =
      operation.key === 'Mutation.signOut'
        ? world.api.withToken(await requestToken(inject('world').auth, email, demoPassword))
        : operation.key === 'Mutation.signOutEverywhere'
          ? world.api.withToken((await newcomer(role)).idToken)
          : world.api.as(email);
    const answer = await call(client, context(), operation, {});
    assertNotBroken(answer);
    expect(answer.outcome === 'forbidden' ? 'forbidden' : 'called').toBe(
      may.includes(role) ? 'called' : 'forbidden',
    );
    answers.push({ role, title: operation.key, text: answer.text });
  });
});

describe('R18 without a session', () => {
  const token = async () => (await signIn(inject('world').auth, people.OPERATOR.email)).split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  async function expired(): Promise<string> {
    const [header, payload = ''] = await token();
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const past = Math.floor(Date.now() / 1000) - 10;
    return `${header}.${encode({ ...claims, iat: past - 3600, auth_time: past - 3600, exp: past })}.`;
  }
  const own = async ({ moved, fixed }: Subject) => {
    const objects: Record<string, string> = {};
    for (const { path, kind } of [...moved, ...fixed])
      objects[path] = await world.object(kind, 'tokyoEmployee', true);
    return objects;
  };
  const context = () => ({ schema, operations: world.operations });

  it.each(subjects)('$title answers nobody', async (subject) => {
    const answer = await call(world.api.anonymous(), context(), subject.operation, await own(subject));
    expect(answer.outcome).toBe('unauthenticated');
    expect(answer.text).not.toMatch(/"id":/);
  });

  it.each(operations)('$key refuses a malformed and an expired session', async (operation) => {
    for (const bearer of ['not.a.token', await expired()]) {
      const client = world.api.withToken(bearer);
      const answer = await call(client, context(), operation, {});
      expect(answer.outcome).toBe('invalid session');
      expect(answer.body.data).toBeUndefined();
    }
  });
});

/** Every object of every answer with the fields that were asked of it; aliases of unions taken off. */
function* objectsIn(role: Role): Generator<{ type: string; fields: Record<string, unknown>; title: string }> {
  for (const answer of answers.filter((each) => each.role === role)) {
    const open: unknown[] = [JSON.parse(answer.text)];
    while (open.length > 0) {
      const value = open.pop();
      if (typeof value !== 'object' || value === null) continue;
      open.push(...Object.values(value));
      if (!('__typename' in value)) continue;
      const type = String(value.__typename);
      const fields = Object.entries(value).map(([name, each]) => [name.replace(`${type}_`, ''), each]);
      yield { type, fields: Object.fromEntries(fields), title: answer.title };
    }
  }
}

describe('R19 what all these answers hold, every field of every object selected', () => {
  it('is of every type that belongs to somebody', () => {
    const met = new Set(roles.flatMap((role) => [...objectsIn(role)].map(({ type }) => type)));
    expect(listTenantTypes(schema).filter((type) => !met.has(type))).toEqual([]);
  });

  it.each(roles.filter((role) => people[role].scope !== null))(
    'shows %s nothing that belongs to others',
    async (role) => {
      const owned = await readOwnedTexts(world.api.app.db);
      const own = (people[role].scope ?? []).flatMap((owner) => [...(owned.get(owner) ?? [])]);
      const seen = answers.filter((answer) => answer.role === role);
      expect(own.filter((text) => seen.some((answer) => holds(answer.text, text))).length).toBeGreaterThan(
        20,
      );
      const foreign = foreignTexts(owned, people[role].scope ?? []);
      expect(foreign.length).toBeGreaterThan(50);
      const leaks = seen.flatMap(({ title, text }) =>
        foreign.filter((each) => holds(text, each)).map((each) => `${title}: ${each}`),
      );
      expect(leaks).toEqual([]);
    },
  );
});

describe('R20 by role', () => {
  it.each(Object.entries(hiddenTypes))('%s is met by all roles but %j', (type, hidden) => {
    const met = roles.filter((role) => [...objectsIn(role)].some((object) => object.type === type));
    expect(met).toEqual(roles.filter((role) => !hidden.includes(role)));
  });

  it.each(Object.entries(hiddenFields))('%s is null for %j and no other', (key, hidden) => {
    const [type = '', field = ''] = key.split('.');
    const findObjects = (role: Role) =>
      [...objectsIn(role)].filter((object) => object.type === type && field in object.fields);
    expect(roles.filter((role) => findObjects(role).length > 0)).toEqual(roles);
    const seeing = roles.filter((role) => findObjects(role).some((object) => object.fields[field] !== null));
    expect(seeing).toEqual(roles.filter((role) => !hidden.includes(role)));
  });
});
