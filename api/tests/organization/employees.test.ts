import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

interface EmployeePage {
  employees: {
    nodes: { id: string; companyBranch: { id: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
    totalCount: number;
  };
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

async function employeesFor(email: string, first = 20, after: string | null = null) {
  const response = await api.as(email).query<EmployeePage>(
    `query($first: Int, $after: String) {
      employees(first: $first, after: $after) {
        nodes { id companyBranch { id } } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    { first, after },
  );
  return response.expectNoErrors().employees;
}
const idsFor = async (email: string) =>
  (await employeesFor(email)).nodes.map((employee) => employee.id).sort();

/** All employees of the demo world. */
const everybody = [
  'demo-aozora-admin',
  'demo-sakura-admin',
  'demo-sakura-employee',
  'demo-sakura-osaka',
  'demo-wakaba-hiroshima',
  'demo-wakaba-nagoya',
  'demo-wakaba-sapporo',
  'demo-wakaba-sendai',
];

describe('employees', () => {
  // spec: 7.employees
  it('are those of the own branch for its people', async () => {
    const sakura = ['demo-sakura-admin', 'demo-sakura-employee'];
    expect(await idsFor('employee@sakura.example')).toEqual(sakura);
    expect(await idsFor('admin@sakura.example')).toEqual(sakura);
    expect(await idsFor('admin@aozora.example')).toEqual(['demo-aozora-admin']);
  });

  it('are those of the attached branches for an agency user, and all for an operator', async () => {
    expect(await idsFor('agent@mirai.example')).toEqual(['demo-sakura-osaka']);
    expect(await idsFor('operator@yado.example')).toEqual(everybody);
  });

  // spec: 3.paging, 7.employees
  it('come page by page, each once', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const page: EmployeePage['employees'] = await employeesFor('operator@yado.example', 1, after);
      expect(page.totalCount).toBe(everybody.length);
      seen.push(...page.nodes.map((employee) => employee.id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null);
    expect(seen.toSorted()).toEqual(everybody);
  });

  it.each([
    [{ keyword: 'ADMIN@' }, ['demo-sakura-admin']],
    [{ keyword: '美咲' }, ['demo-sakura-admin']],
    [{ keyword: '%' }, []],
    [{ keyword: ' ' }, ['demo-sakura-admin', 'demo-sakura-employee']],
    [{ status: 'INVITED' }, []],
    [{ status: 'ACTIVE', keyword: 'sakura' }, ['demo-sakura-admin', 'demo-sakura-employee']],
  ])('are found by %o', async (variables, ids) => {
    const response = await api.as('admin@sakura.example').query<EmployeePage>(
      `query($keyword: String, $status: EmployeeStatus) { employees(keyword: $keyword, status: $status) {
          nodes { id companyBranch { id } } pageInfo { hasNextPage endCursor } totalCount
        } }`,
      variables,
    );
    const { nodes, totalCount } = response.expectNoErrors().employees;
    expect(nodes.map(({ id }) => id).sort()).toEqual(ids);
    expect(totalCount).toBe(ids.length);
  });

  it.each([{ first: 101 }, { first: 0 }, { after: 'not-a-cursor' }])('refuse %o', async (variables) => {
    const response = await api
      .as('admin@sakura.example')
      .query(
        'query($first: Int, $after: String) { employees(first: $first, after: $after) { totalCount } }',
        variables,
      );
    expect(response.errorCodes).toEqual(['BAD_USER_INPUT']);
  });
});

describe('a branch', () => {
  const readMethod = async () => {
    const response = await api
      .as('osaka@sakura.example')
      .query<{ myself: { companyBranch: { availablePaymentMethod: string } } }>(
        '{ myself { companyBranch { availablePaymentMethod } } }',
      );
    return response.expectNoErrors().myself.companyBranch.availablePaymentMethod;
  };

  it.each([
    ['CREDIT_CARD_AND_INVOICE', 'CREDIT_CARD_AND_INVOICE', 'CREDIT_CARD_AND_INVOICE'],
    ['INVOICE_ONLY', 'CREDIT_CARD_AND_INVOICE', 'INVOICE_ONLY'],
    ['CREDIT_CARD_AND_INVOICE', 'CREDIT_CARD_ONLY', 'CREDIT_CARD_ONLY'],
    ['CREDIT_CARD_ONLY', 'INVOICE_ONLY', 'INVOICE_ONLY'],
  ] as const)('set to %s with an agency set to %s pays by %s', async (own, agency, effective) => {
    const { db } = api.app;
    await db
      .updateTable('branches')
      .set({ available_payment_method: own })
      .where('id', '=', 'demo-branch-sakura-osaka')
      .execute();
    await db
      .updateTable('agencies')
      .set({ available_payment_method: agency })
      .where('id', '=', 'demo-agency-mirai')
      .execute();
    expect(await readMethod()).toBe(effective);
  });
});
