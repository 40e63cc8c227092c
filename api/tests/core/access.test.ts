import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accessTable } from '../../src/graphql/access.ts';
import { createExecutableSchema } from '../../src/graphql/executable-schema.ts';
import { type Permission, permissionsOf, type Role } from '../../src/modules/viewer/viewer.ts';
import { TestClient } from '../_client.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const accounts: Record<Role, string> = {
  EMPLOYEE: 'employee@sakura.example',
  COMPANY_ADMIN: 'admin@sakura.example',
  AGENCY: 'agent@mirai.example',
  OPERATOR: 'operator@yado.example',
};

const schema = createExecutableSchema();
const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.values(type?.getFields() ?? {}).map((field) => ({ type: type?.name ?? '', field })),
);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());
// One of the operations signs the caller out, and the others are tried with the same sessions.
afterEach(() => api.app.db.deleteFrom('ended_sessions').execute());

describe('access table', () => {
  it('has a rule for every field of the schema and none beside', () => {
    const fields = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith('__'))
      .flatMap((type) =>
        isObjectType(type) ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`) : [],
      );
    expect([...accessTable.keys()].sort()).toEqual(fields.sort());
  });

  it('refuses to start with a field that has no rule', () => {
    expect(() => createExecutableSchema('extend type Agency { margin: Int! }')).toThrow(
      'Agency.margin has no access rule',
    );
  });
});

describe.each(rootFields.map(({ type, field }) => ({ key: `${type}.${field.name}`, type, field })))(
  '$key',
  ({ key, type, field }) => {
    const operation = `${type.toLowerCase()} { ${minimalCall(field)} }`;
    const rule = accessTable.get(key);

    it('answers nobody only when it is public', async () => {
      const response = await api.anonymous().query(operation);
      expect(response.errorCodes.includes('UNAUTHENTICATED')).toBe(rule?.kind !== 'public');
    });

    it('refuses a session that does not verify', async () => {
      const response = await guesser().query(operation);
      expect(response.status).toBe(401);
      expect(response.errorCodes).toEqual(['UNAUTHENTICATED']);
      expect(response.body.data).toBeUndefined();
    });

    it.each(Object.keys(accounts) as Role[])('decides by the table for %s', async (role) => {
      const response = await api.as(accounts[role]).query(operation);
      expect(response.errorCodes.includes('UNAUTHENTICATED')).toBe(false);
      const first = response.body.errors?.[0];
      const refused = first?.extensions?.code === 'FORBIDDEN' && first.path?.length === 1;
      const lacksPermission =
        rule?.kind === 'permission' &&
        !rule.anyOf.some((permission: Permission) => permissionsOf(role).has(permission));
      expect(refused).toBe(lacksPermission || (refused && servesOnlyBranches.has(key)));
    });
  },
);

/** Operations of a branch's people: other roles may pass the table and are refused by the service. */
const servesOnlyBranches = new Set(['Mutation.createCompanyTravelMemo', 'Mutation.deleteCompanyTravelMemo']);

let guessers = 0;

/** Somebody behind an address of their own: bad tokens are limited by address, and there are more operations. */
function guesser(): TestClient {
  const headers = { 'x-forwarded-for': `198.19.0.${++guessers}` };
  return new TestClient(api.url, async () => 'not.a.token', headers);
}

function minimalCall(field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(
    (argument) => isNonNullType(argument.type) && argument.defaultValue === undefined,
  );
  const values = required.map((argument) => `${argument.name}: ${minimalValue(argument.type)}`);
  return `${field.name}${values.length > 0 ? `(${values.join(', ')})` : ''} ${minimalSelection(field.type)}`;
}

function minimalSelection(output: GraphQLOutputType): string {
  return isLeafType(getNamedType(output)) ? '' : '{ __typename }';
}

function minimalValue(input: GraphQLInputType): string {
  if (isNonNullType(input)) return minimalValue(input.ofType);
  if (isListType(input)) return `[${minimalValue(input.ofType)}]`;
  if (isEnumType(input)) return input.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(input)) {
    const fields = Object.values(input.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{ ${fields.map((field) => `${field.name}: ${minimalValue(field.type)}`).join(', ')} }`;
  }
  return scalarValues[input.name] ?? '"nothing-of-that-name@nobody.example"';
}

const scalarValues: Record<string, string> = {
  Int: '1',
  Float: '1.5',
  Boolean: 'false',
  Date: '"2030-01-01"',
  DateTime: '"2030-01-01T00:00:00Z"',
};
