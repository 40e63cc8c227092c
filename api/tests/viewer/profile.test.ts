import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { startTestApi, type TestApi } from '../_testkit.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.close());

const rename = (name: string) =>
  api
    .as('osaka@sakura.example')
    .query<{ updateProfile: { name: string } }>(
      'mutation($input: UpdateProfileInput!) { updateProfile(input: $input) { name } }',
      { input: { name } },
    );

describe('the own profile', () => {
  // spec: 1.agency, 7.myself
  it('shows the branch and the agency that belongs to it', async () => {
    const response = await api
      .as('osaka@sakura.example')
      .query(
        '{ myself { name email companyBranch { branchName agency { name } } agency { headerContactPhone } } }',
      );
    expect(response.expectNoErrors()).toEqual({
      myself: {
        name: '西村 由紀',
        email: 'osaka@sakura.example',
        companyBranch: { branchName: '大阪支店', agency: { name: '株式会社みらいトラベル' } },
        agency: { headerContactPhone: '06-0000-0200' },
      },
    });
  });

  // spec: 3.agency
  it('shows of the agency what its customers need: whom to ask, under which terms, and how they may pay', async () => {
    const response = await api.as('osaka@sakura.example').query(`{ myself { agency {
      id name logoURL cmsContentIdOfTerms privacyPolicyURL headerContactMail headerContactPhone faqURL licenseNumber
      specialRemarks specialAgencyName availablePaymentMethod normalTravelContactText emergencyTravelContactText
    } } }`);
    expect(response.expectNoErrors()).toEqual({
      myself: {
        agency: {
          id: 'demo-agency-mirai',
          name: '株式会社みらいトラベル',
          logoURL: null,
          cmsContentIdOfTerms: 'mirai-terms',
          privacyPolicyURL: '/terms/mirai-privacy',
          headerContactMail: 'desk@mirai.example',
          headerContactPhone: '06-0000-0200',
          faqURL: '/terms/mirai-faq',
          licenseNumber: '大阪府知事登録旅行業第2-0000号',
          specialRemarks: '土日祝の変更・キャンセルは緊急連絡先へお電話ください。',
          specialAgencyName: 'みらいトラベル',
          availablePaymentMethod: 'CREDIT_CARD_AND_INVOICE',
          normalTravelContactText: '平日 9:30〜18:00 電話 06-0000-0200 / メール desk@mirai.example',
          emergencyTravelContactText: '24時間 緊急連絡先 電話 06-0000-0299(宿泊当日・前日のお客様専用)',
        },
      },
    });
  });

  // spec: 7.updateProfile
  it('takes a new name, for the identity service too', async () => {
    expect((await rename(' 西村 ゆき ')).expectNoErrors()).toEqual({ updateProfile: { name: '西村 ゆき' } });
    const own = await api.as('osaka@sakura.example').query('{ myself { name } }');
    expect(own.expectNoErrors()).toEqual({ myself: { name: '西村 ゆき' } });
    expect(await readDisplayName('demo-sakura-osaka')).toBe('西村 ゆき');
  });

  it('counts the characters of a name as people do', async () => {
    const name = '𠮷'.repeat(60);
    expect((await rename(name)).expectNoErrors()).toEqual({ updateProfile: { name } });
  });

  it.each(['', '   ', 'あ'.repeat(61), '改\n行', '賞金 https://evil.example/a', 'evil.com'])(
    'refuses the name %j',
    async (name) => {
      expect((await rename(name)).errorCodes).toEqual(['BAD_USER_INPUT']);
    },
  );
});

describe('resetting a password', () => {
  // spec: 7.resetPassword
  it('sends the identity service’s mail with a link into the product', async () => {
    const response = await api.anonymous().query('mutation { resetPassword(email: "admin@aozora.example") }');
    expect(response.expectNoErrors()).toEqual({ resetPassword: true });
    await expect.poll(() => mailTo('admin@aozora.example'), { interval: 200 }).toContain('/action?');
  });

  it.each(['', 'no-address', 'a@b@c.example'])('refuses %j as an address', async (email) => {
    const response = await api
      .anonymous()
      .query('mutation($email: String!) { resetPassword(email: $email) }', { email });
    expect(response.errorCodes).toEqual(['BAD_USER_INPUT']);
  });
});

async function readDisplayName(uid: string): Promise<string | undefined> {
  const { auth, keys } = inject('world');
  const response = await fetch(
    new URL(`/identitytoolkit.googleapis.com/v1/projects/${keys.firebaseProjectId}/accounts:lookup`, auth),
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ localId: [uid] }),
    },
  );
  const { users } = (await response.json()) as { users?: { displayName?: string }[] };
  return users?.[0]?.displayName;
}

/** Everything that was mailed to an address, as text. */
async function mailTo(address: string): Promise<string> {
  const { mailbox } = inject('world');
  const url = (path: string) => new URL(path, mailbox);
  const list = (await (await fetch(url(`/messages?to=${encodeURIComponent(address)}`))).json()) as {
    id: string;
  }[];
  const mails = await Promise.all(list.map(async ({ id }) => (await fetch(url(`/messages/${id}`))).text()));
  return mails.join('\n');
}
