import { getNamedType, isInputObjectType, isNonNullType, isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTable } from '../../src/graphql/access.ts';
import { createExecutableSchema } from '../../src/graphql/executable-schema.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';
import { listOperations } from './_arguments.ts';
import { people } from './_people.ts';

const schema = createExecutableSchema();

describe('the access table', () => {
  it('has a rule for every field of the schema and none beside', () => {
    const fields = Object.values(schema.getTypeMap()).flatMap((type) =>
      isObjectType(type) && !type.name.startsWith('__')
        ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)
        : [],
    );
    expect([...accessTable.keys()].sort()).toEqual(fields.sort());
  });

  it('refuses to start with a field that has no rule', () => {
    expect(() => createExecutableSchema('extend type Agency { margin: Int! }')).toThrow(
      'Agency.margin has no access rule',
    );
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
