import { getNamedType, graphql, isInputObjectType, isNonNullType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UnauthenticatedError } from '../../src/lib/errors.ts';
import { readAccessRules } from '../../src/graphql/access-rules.ts';
import { buildContract } from '../../src/graphql/contract.ts';
import { createExecutableSchema } from '../../src/server/executable-schema.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { listOperations } from './_arguments.ts';
import { people } from './_people.ts';

const schema = createExecutableSchema();

describe('the access rules of the schema', () => {
  const start = (extension: string) => () => createExecutableSchema(extension);

  it.each([
    ['a field of a type without one', 'type Margin { price: Int! }', 'Margin.price has no access rule'],
    ['an operation without one', 'extend type Query { myself2: Myself }', 'Query.myself2 has no access rule'],
    [
      'an operation that only its type speaks for',
      'extend type Mutation @access(rule: PUBLIC) { pay: Int }',
      'Mutation.pay has no access rule',
    ],
    [
      'an operation that counts as reached',
      'extend type Query { myself2: Myself @access(rule: REACHABLE) }',
      'Query.myself2 is a root field without a check',
    ],
    [
      'an operation that does not say what it costs',
      'extend type Query { myself2: Myself @access(rule: SIGNED_IN) }',
      'Query.myself2 has neither a limit nor says that it costs nothing',
    ],
    [
      'one that names a rule and permissions',
      'type Margin @access(rule: PUBLIC, anyOf: [BOOK]) { price: Int! }',
      'Margin needs either a rule or permissions',
    ],
    ['one that names neither', 'type Margin @access { price: Int! }', 'Margin needs either a rule'],
    ['an unknown permission', 'type Margin @access(anyOf: [EARN]) { price: Int! }', 'EARN'],
  ])('stop the start at %s', (_what, extension, problem) => {
    expect(start(extension)).toThrow(problem);
  });

  it('are those of a field before those of its type', () => {
    const rules = readAccessRules(
      buildContract(
        'type Margin @access(rule: REACHABLE) { id: ID! price: Int! @access(anyOf: [OPERATOR_DESK], limit: EXPORT) }',
      ),
    );
    expect(rules.get('Margin.id')).toEqual({ kind: 'reachable' });
    expect(rules.get('Margin.price')).toEqual({
      kind: 'permission',
      anyOf: ['OPERATOR_DESK'],
      limit: 'export',
    });
  });

  it('guard a field inside of an object too', async () => {
    const guarded = createExecutableSchema(
      'extend type TransactionLaw { margin: Int @access(anyOf: [OPERATOR_DESK]) }',
    );
    const law = guarded.getQueryType()?.getFields().transactionLaw;
    if (law) law.resolve = () => ({ title: '法', body: '', margin: 5 });
    const result = await graphql({
      schema: guarded,
      source: '{ transactionLaw { title margin } }',
      contextValue: { viewer: null },
    });
    expect(result.data?.transactionLaw).toEqual({ title: '法', margin: null });
    expect(result.errors?.[0]?.originalError).toBeInstanceOf(UnauthenticatedError);
  });
});

describe('R18 the arguments of every operation', () => {
  it.each(listOperations(schema))('have a declared meaning: $key', ({ undeclared }) => {
    expect(undeclared).toEqual([]);
  });

  it('are found where nobody thought of them', () => {
    const extended = createExecutableSchema();
    const field = extended.getQueryType()?.getFields().terms?.args[0];
    if (field) field.name = 'voucherId';
    const terms = listOperations(extended).find(({ key }) => key === 'Query.terms');
    expect(terms?.undeclared).toEqual(['voucherId']);
  });
});

describe('R20 the schema', () => {
  it('has no field for what the supplier charges or Yado earns', () => {
    const names = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) || isInputObjectType(type) ? Object.keys(type.getFields()) : [],
    );
    expect(
      names.filter((name) => /^net|margin|markup|commission|wholesale|supplierPrice|href|token$/i.test(name)),
    ).toEqual([]);
  });
});

describe('R20 an input', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.close());

  const inputs = listOperations(schema).flatMap((operation) =>
    operation.field.args.flatMap((argument) => {
      const { field } = operation;
      const type = isNonNullType(argument.type) ? argument.type.ofType : argument.type;
      const alone = field.args.every(
        (other) => other === argument || getNamedType(other.type).name === 'ID' || !isNonNullType(other.type),
      );
      return isInputObjectType(type) && alone
        ? [{ ...operation, argument: argument.name, inputType: type }]
        : [];
    }),
  );
  /** What would be worth smuggling in, if an input were ever spread into a row. */
  const privileges = {
    cashBalance: 1,
    permissions: ['OPERATOR_DESK'],
    userId: 'x',
    companyId: 'x',
    netPrice: 1,
    valid_after: 'x',
  };

  it.each(inputs)('with a field that it does not have is refused: $key', async (operation) => {
    const { argument, inputType, field, type } = operation;
    const declared = Object.keys(inputType.getFields());
    const smuggled = Object.entries(privileges).filter(([name]) => !declared.includes(name));
    expect(smuggled).toHaveLength(Object.keys(privileges).length);
    const others = field.args.filter(
      (other) => other.name !== argument && isNonNullType(other.type) && other.defaultValue === undefined,
    );
    const text = `${type.toLowerCase()} ($input: ${inputType.name}!) { ${field.name}(${argument}: $input ${others.map((other) => `${other.name}: "x"`).join(' ')}) { __typename } }`;
    // Again and again: later answers come from the compiled operation.
    for (let time = 0; time < 3; time++) {
      const response = await api
        .as(people.OPERATOR.email)
        .query(text, { input: Object.fromEntries(smuggled) });
      expect(response.errorCodes[0]).toBe('BAD_REQUEST');
      expect(JSON.stringify(response.body.errors)).toContain('cashBalance');
      expect(response.body.data ?? null).toBeNull();
    }
  });

  it('cannot give a role that an invitation has not', async () => {
    const invite = (role: string) =>
      api.as(people.COMPANY_ADMIN.email).query(
        `mutation ($input: InviteEmployeeInput!) {
          inviteEmployee(input: $input) { __typename ... on EmployeeError { errorCode } }
        }`,
        { input: { branchId: 'demo-branch-sakura-tokyo', email: 'r@sakura.example', name: 'R', role } },
      );
    expect((await invite('OPERATOR')).errorCodes).toEqual(['BAD_REQUEST']);
    expect((await invite('COMPANY_ADMIN')).body.data?.inviteEmployee).toMatchObject({
      errorCode: 'FORBIDDEN',
    });
  });
});
