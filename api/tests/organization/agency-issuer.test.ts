import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

const mirai = 'demo-agency-mirai';

interface Answer {
  __typename: string;
  errorCode?: string;
  field?: string | null;
  agency?: Record<string, string | null>;
  currentAgency?: Record<string, string | null> | null;
}

describe('what an agency says of itself as a seller', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  async function update(email: string, input: object, agencyId = mirai): Promise<Answer> {
    const response = await api.as(email).query<{ updateAgency: Answer }>(
      `mutation ($input: UpdateAgencyInput!) {
        updateAgency(input: $input) {
          __typename
          ... on UpdateAgencySuccess { agency { representative licenseGrade registrationNumber bankAccount } }
          ... on UpdateAgencyError { errorCode field currentAgency { bankAccount } }
        }
      }`,
      { input: { agencyId, ...input } },
    );
    return response.expectNoErrors().updateAgency;
  }

  it('is kept by its own people and by operators', async () => {
    const own = await update('agent@mirai.example', {
      representative: ' 代表取締役 未来 望 ',
      licenseGrade: '第1種旅行業',
      registrationNumber: 'ｔ８０００００００００００１',
    });
    expect(own.agency).toMatchObject({
      representative: '代表取締役 未来 望',
      licenseGrade: '第1種旅行業',
      registrationNumber: 'T8000000000001',
    });
    const operators = await update('operator@yado.example', { bankAccount: '' });
    expect(operators.agency).toMatchObject({ bankAccount: null, representative: '代表取締役 未来 望' });
  });

  it.each([
    ['registrationNumber', 'T8000000000002'],
    ['registrationNumber', '8000000000001'],
    ['licenseGrade', '第5種旅行業'],
    ['representative', '代'.repeat(61)],
    ['bankAccount', '銀行\n支店'],
  ])('takes no wrong %s: %j', async (field, text) => {
    expect(await update('agent@mirai.example', { [field]: text })).toMatchObject({
      errorCode: 'INVALID_FIELD',
      field,
    });
  });

  it('does not exist for another agency or for customers', async () => {
    const other = await update('agent@mirai.example', { representative: '代表' }, 'demo-agency-hikari');
    expect(other.errorCode).toBe('AGENCY_NOT_FOUND');
    const customer = await api
      .as('admin@sakura.example')
      .query(`mutation { updateAgency(input: { agencyId: "${mirai}" }) { __typename } }`);
    expect(customer.errorCodes).toEqual(['FORBIDDEN']);
  });

  it('overwrites nothing that somebody else saved since it was seen', async () => {
    await update('operator@yado.example', { bankAccount: 'みなと銀行 本店 普通 1111111' });
    const late = { bankAccount: 'みなと銀行 本店 普通 2222222', seen: { bankAccount: '' } };
    expect(await update('agent@mirai.example', late)).toMatchObject({
      errorCode: 'CHANGED_MEANWHILE',
      field: 'bankAccount',
      currentAgency: { bankAccount: 'みなと銀行 本店 普通 1111111' },
    });
    const seen = { bankAccount: 'みなと銀行 本店 普通 1111111' };
    expect((await update('agent@mirai.example', { ...late, seen })).agency).toMatchObject({
      bankAccount: 'みなと銀行 本店 普通 2222222',
    });
  });

  it('keeps one change when two people save at once, and refuses the other', async () => {
    const seen = { representative: '代表取締役 未来 望' };
    const answers = await Promise.all(
      ['一', '二', '三'].map((name) =>
        update('agent@mirai.example', { representative: `代表取締役 ${name}`, seen }),
      ),
    );
    expect(answers.filter(({ __typename }) => __typename === 'UpdateAgencySuccess')).toHaveLength(1);
    expect(answers.filter(({ errorCode }) => errorCode === 'CHANGED_MEANWHILE')).toHaveLength(2);
  });
});
