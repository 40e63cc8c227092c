import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/db/new-id.ts';
import { addBranch, addPerson, type Person } from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

interface Page {
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
}

let api: TestApi;
let branch: string;
let admin: Person;
beforeAll(async () => {
  api = await startTestApi();
  branch = await addBranch(api);
  admin = await addPerson(api, { branch, role: 'COMPANY_ADMIN' });
});
afterAll(() => api?.close());

describe('the settings of a branch', () => {
  type Result = { __typename: string; errorCode?: string; field?: string; companyBranch?: object };
  const settings =
    'branchName postalCode state cityAndLine phone phoneExtension companyIdByEmployee departmentIdByEmployee';

  async function update(input: object): Promise<Result> {
    const response = await api.withToken(admin.idToken).query<{ updateCompanyBranch: Result }>(
      `mutation($input: UpdateCompanyBranchInput!) { updateCompanyBranch(input: $input) {
        __typename
        ... on UpdateCompanyBranchSuccess { companyBranch { id ${settings} } }
        ... on UpdateCompanyBranchError { errorCode field currentBranch { phone departmentIdByEmployee } }
      } }`,
      { input: { branchId: branch, ...input } },
    );
    return response.expectNoErrors().updateCompanyBranch;
  }

  async function read(): Promise<object[]> {
    const response = await api
      .withToken(admin.idToken)
      .query<{ settingsBranches: object[] }>(`{ settingsBranches { id ${settings} } }`);
    return response.expectNoErrors().settingsBranches;
  }

  // spec: 2.settings-branch, 3.branch, 7.settingsBranches, 7.updateCompanyBranch
  it('are changed field by field, and the rest stays', async () => {
    const all = {
      branchName: '名古屋支店',
      postalCode: '450-0002',
      state: '愛知県',
      cityAndLine: '名古屋市中村区名駅1-0-1',
      phone: '052-000-0100',
      phoneExtension: '310',
      companyIdByEmployee: 'NGY',
      departmentIdByEmployee: '営業2課',
    };
    const changed = await update({ ...all, postalCode: '４５０００02', branchName: ' 名古屋支店 ' });
    expect(changed).toEqual({
      __typename: 'UpdateCompanyBranchSuccess',
      companyBranch: { id: branch, ...all },
    });
    await update({ phoneExtension: '', state: null });
    expect(await read()).toEqual([{ id: branch, ...all, phoneExtension: null, state: null }]);
  });

  it.each([
    ['an empty name', { branchName: ' ' }, 'REQUIRED', 'branchName'],
    ['a long address', { cityAndLine: 'あ'.repeat(201) }, 'TOO_LONG', 'cityAndLine'],
    ['a wrong postal code', { postalCode: '123' }, 'INVALID_POSTAL_CODE', 'postalCode'],
    ['a wrong phone number', { phone: '110' }, 'INVALID_PHONE', 'phone'],
    ['a wrong extension', { phoneExtension: 'abc' }, 'INVALID_PHONE', 'phoneExtension'],
  ])('name the field of %s and change nothing', async (_name, wrong, errorCode, field) => {
    const before = await read();
    const error = { __typename: 'UpdateCompanyBranchError', errorCode, field, currentBranch: null };
    expect(await update({ departmentIdByEmployee: '別の課', ...wrong })).toEqual(error);
    expect(await read()).toEqual(before);
  });

  it('are saved together by two people who change different fields', async () => {
    await update({ phone: '03-1234-5678', departmentIdByEmployee: null });
    await update({ phone: '06-1234-5678', seen: { phone: '03-1234-5678' } });
    await update({
      departmentIdByEmployee: '課',
      seen: { departmentIdByEmployee: '', phone: '03-1234-5678' },
    });
    expect(await read()).toMatchObject([{ phone: '06-1234-5678', departmentIdByEmployee: '課' }]);
  });

  it('are not overwritten by somebody who saw something else, who learns what they are now', async () => {
    await update({ phone: '06-1234-5678', departmentIdByEmployee: '課' });
    const change = { phone: '03-0000-0100', departmentIdByEmployee: '' };
    expect(
      await update({ ...change, seen: { phone: '03-1234-5678', departmentIdByEmployee: '課' } }),
    ).toEqual({
      __typename: 'UpdateCompanyBranchError',
      errorCode: 'CHANGED_MEANWHILE',
      field: 'phone',
      currentBranch: { phone: '06-1234-5678', departmentIdByEmployee: '課' },
    });
    expect(await read()).toMatchObject([{ phone: '06-1234-5678', departmentIdByEmployee: '課' }]);
    await update({ ...change, seen: { phone: '06-1234-5678', departmentIdByEmployee: '課' } });
    expect(await read()).toMatchObject([{ phone: '03-0000-0100', departmentIdByEmployee: null }]);
  });

  it('take a save again whose answer got lost', async () => {
    await update({ phone: '03-1234-5678' });
    const change = { phone: '06-1234-5678', seen: { phone: '03-1234-5678' } };
    const success = { __typename: 'UpdateCompanyBranchSuccess' };
    expect([await update(change), await update(change)]).toMatchObject([success, success]);
  });

  // spec: 6.branch-role
  it('are the own branch’s alone: another one is as good as none', async () => {
    const foreign = await update({ branchId: 'demo-branch-aozora', branchName: '乗っ取り' });
    expect(foreign).toEqual({
      __typename: 'UpdateCompanyBranchError',
      errorCode: 'BRANCH_NOT_FOUND',
      field: null,
      currentBranch: null,
    });
    expect(await update({ branchId: 'missing', branchName: 'x' })).toEqual(foreign);
    const own = await api
      .as('admin@aozora.example')
      .query<{ settingsBranches: { branchName: string }[] }>('{ settingsBranches { branchName } }');
    expect(own.expectNoErrors().settingsBranches).toEqual([{ branchName: '本社' }]);
  });
});

async function readPage(
  field: string,
  email: string,
  args: { first?: number; after?: string | null } & Record<string, unknown> = {},
  types = '',
): Promise<Page> {
  const names = Object.keys(args).filter((name) => !['first', 'after'].includes(name));
  const response = await api.as(email).query<Record<string, Page>>(
    `query($first: Int, $after: String${types === '' ? '' : `, ${types}`}) {
      ${field}(first: $first, after: $after${names.map((name) => `, ${name}: $${name}`).join('')}) {
        nodes { id } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    args,
  );
  const page = response.expectNoErrors()[field];
  if (page === undefined) throw new Error(`No ${field}.`);
  return page;
}

/** Every node, asked for in pages of two. */
async function walk(field: string, email: string): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const page: Page = await readPage(field, email, { first: 2, after });
    seen.push(...page.nodes.map(({ id }) => id));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return seen;
}
const getIds = ({ nodes }: Page) => nodes.map(({ id }) => id);
const operator = 'operator@yado.example';
const agent = 'agent@mirai.example';

describe('the desks’ lists', () => {
  let otherAgency: string;
  let otherAgent: Person;
  let attached: string;
  beforeAll(async () => {
    otherAgency = newId();
    await api.app.db.insertInto('agencies').values({ id: otherAgency, name: 'あさひ観光' }).execute();
    otherAgent = await addPerson(api, { agency: otherAgency });
    attached = await addBranch(api, { agency_id: otherAgency, name: '100%_仙台' });
    for (let more = 0; more < 4; more++) await addPerson(api, { agency: 'demo-agency-mirai' });
    for (let more = 0; more < 4; more++) await addPerson(api, { operator: true });
  });

  // spec: 3.desk-users, 3.paging
  it.each(['agencies', 'agencyUsers', 'companyBranches', 'operatorUsers'])(
    '%s come page by page, each row once and as many as they say',
    async (field) => {
      const seen = await walk(field, operator);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.length).toBe((await readPage(field, operator, { first: 100 })).totalCount);
      expect(seen.length).toBeGreaterThanOrEqual(2);
    },
  );

  it.each(['agencies', 'agencyUsers', 'companyBranches', 'operatorUsers', 'employees'])(
    '%s refuse a cursor that is none of theirs',
    async (field) => {
      const cursors = [
        'x',
        Buffer.from('["yesterday","id"]').toString('base64url'),
        Buffer.from('["2030-02-31T99:00:00.000Z","id"]').toString('base64url'),
        Buffer.from('["2030-01-01T00:00:00.000Z","\\u0000"]').toString('base64url'),
      ];
      for (const after of cursors) {
        const response = await api
          .as(operator)
          .query(`query($after: String) { ${field}(after: $after) { totalCount } }`, { after });
        expect(response.errorCodes).toEqual(['BAD_USER_INPUT']);
      }
    },
  );

  it('show an agency user the people and branches of the own agency alone', async () => {
    expect(await getIds(await readPage('agencyUsers', agent, { first: 100 }))).not.toContain(otherAgent.id);
    const asked = { agencyId: otherAgency };
    expect((await readPage('agencyUsers', agent, asked, '$agencyId: ID')).totalCount).toBe(0);
    expect(getIds(await readPage('agencyUsers', operator, asked, '$agencyId: ID'))).toEqual([otherAgent.id]);
    expect(getIds(await readPage('companyBranches', agent))).toEqual(['demo-branch-sakura-osaka']);
    const input = { agencyId: otherAgency };
    expect(
      (await readPage('companyBranches', agent, { input }, '$input: CompanyBranchesInput')).totalCount,
    ).toBe(0);
    for (const field of ['agencies', 'operatorUsers']) {
      const response = await api.as(agent).query(`{ ${field} { totalCount } }`);
      expect(response.errorCodes).toEqual(['FORBIDDEN']);
    }
  });

  it('narrow branches by keyword, agency and status', async () => {
    const find = async (input: object) =>
      getIds(
        await readPage('companyBranches', operator, { input, first: 100 }, '$input: CompanyBranchesInput'),
      );
    expect(await find({ keyword: ' さくら ' })).toEqual([
      'demo-branch-sakura-osaka',
      'demo-branch-sakura-tokyo',
    ]);
    expect(await find({ keyword: 'aozora' })).toEqual(['demo-branch-aozora']);
    expect(await find({ keyword: '%_仙' })).toEqual([attached]);
    expect(await find({ keyword: '%' })).toEqual([attached]);
    expect(await find({ keyword: '\\' })).toEqual([]);
    expect(await find({ agencyId: otherAgency })).toEqual([attached]);
    expect(await find({ agencyId: otherAgency, statuses: ['SUSPENDED'] })).toEqual([]);
    await api.app.db
      .updateTable('branches')
      .set({ status: 'SUSPENDED' })
      .where('id', '=', attached)
      .execute();
    expect(await find({ agencyId: otherAgency, statuses: ['SUSPENDED', 'CLOSED'] })).toEqual([attached]);
  });

  it.each([
    ['query($text: String) { companyBranches(input: { keyword: $text }) { totalCount } }', operator],
    ['query($text: ID) { employees(branchId: $text) { totalCount } }', operator],
    ['query($text: String) { agencies(keyword: $text) { totalCount } }', operator],
    ['query($text: String) { operatorUsers(keyword: $text) { totalCount } }', operator],
    ['query($text: ID) { agencyUsers(agencyId: $text) { totalCount } }', operator],
  ])('answer a text that no database can hold as wrong input: %s', async (query, email) => {
    const response = await api.as(email).query(query, { text: 'a\u0000b' });
    expect(response.errorCodes).toEqual(['BAD_USER_INPUT']);
  });

  it('narrow agencies and people by part of a name or address', async () => {
    const find = async (field: string, keyword: string) =>
      getIds(await readPage(field, operator, { keyword, first: 100 }, '$keyword: String'));
    expect(await find('agencies', ' みらい ')).toEqual(['demo-agency-mirai']);
    expect(await find('agencies', '%')).toEqual([]);
    expect(await find('agencyUsers', 'AGENT@mirai')).toEqual(['demo-mirai-agent']);
    expect(await find('agencyUsers', '沙織')).toEqual(['demo-mirai-agent']);
    expect(await find('operatorUsers', '宿野')).toEqual(['demo-yado-operator']);
    expect(await find('operatorUsers', '_')).toEqual([]);
  });

  it('open one branch and one agency to those who reach it, and are null for the rest', async () => {
    const read = async (field: 'agency' | 'companyBranch', email: string, id: string) => {
      const response = await api
        .as(email)
        .query<Record<string, { id: string } | null>>(`query($id: ID!) { ${field}(id: $id) { id } }`, { id });
      return response.expectNoErrors()[field]?.id ?? null;
    };
    expect(await read('companyBranch', operator, 'demo-branch-aozora')).toBe('demo-branch-aozora');
    expect(await read('companyBranch', agent, 'demo-branch-sakura-osaka')).toBe('demo-branch-sakura-osaka');
    expect(await read('companyBranch', agent, 'demo-branch-aozora')).toBeNull();
    expect(await read('companyBranch', operator, 'missing')).toBeNull();
    expect(await read('agency', operator, otherAgency)).toBe(otherAgency);
    expect(await read('agency', agent, 'demo-agency-mirai')).toBe('demo-agency-mirai');
    expect(await read('agency', agent, otherAgency)).toBeNull();
    expect(await read('agency', operator, 'missing')).toBeNull();
  });

  it('narrow employees to one branch within reach', async () => {
    const find = async (email: string, branchId: string) =>
      getIds(await readPage('employees', email, { branchId }, '$branchId: ID'));
    expect(await find(operator, 'demo-branch-aozora')).toEqual(['demo-aozora-admin']);
    expect(await find(agent, 'demo-branch-sakura-osaka')).toEqual(['demo-sakura-osaka']);
    expect(await find(agent, 'demo-branch-aozora')).toEqual([]);
    expect(await find('admin@aozora.example', 'demo-branch-sakura-tokyo')).toEqual([]);
    expect(await find('admin@aozora.example', 'missing')).toEqual([]);
  });
});
