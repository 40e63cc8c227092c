import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/db/new-id.ts';
import { RecipientRefusedError } from '../../src/adapters/mail/mailer-port.ts';
import { changeAgency } from '../../src/modules/agency-change/change-agency.ts';
import { sendChangeMails } from '../../src/modules/agency-change/send-change-mails.ts';
import { mailsTo, waitForMail } from '../_mailbox.ts';
import { addPerson, newAddress, type Person, stranger } from '../_people.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

interface Change {
  changedByName: string | null;
  changedAt: string;
  fields: { field: string; before: string | null; after: string | null }[];
}

let api: TestApi;
let operator: Person;
beforeAll(async () => {
  api = await startTestApi();
  operator = await addPerson(api, { operator: true });
  await rename(operator, '運営 花子');
});
afterAll(() => api?.close());

async function addAgency(billingContact: string | null = null) {
  const agency = newId();
  await api.app.db
    .insertInto('agencies')
    .values({ id: agency, name: '観光商事株式会社', billing_contact: billingContact })
    .execute();
  const clerk = await addPerson(api, { agency });
  await rename(clerk, '担当 太郎');
  return { agency, clerk, colleague: await addPerson(api, { agency }) };
}

async function rename({ id }: Person, name: string): Promise<void> {
  await api.app.db.updateTable('users').set({ name }).where('id', '=', id).execute();
}

async function update(by: Person, agencyId: string, input: object): Promise<string> {
  const response = await api
    .withToken(by.idToken)
    .query<{ updateAgency: { __typename: string } }>(
      'mutation ($input: UpdateAgencyInput!) { updateAgency(input: $input) { __typename } }',
      { input: { agencyId, ...input } },
    );
  return response.expectNoErrors().updateAgency.__typename;
}

async function listChanges(by: Person, agencyId: string): Promise<Change[]> {
  const response = await api.withToken(by.idToken).query<{ agencyChanges: { nodes: Change[] } }>(
    `query ($agencyId: ID!) { agencyChanges(agencyId: $agencyId) {
      totalCount nodes { changedByName changedAt fields { field before after } }
    } }`,
    { agencyId },
  );
  return response.expectNoErrors().agencyChanges.nodes;
}

const bank = { bankAccount: 'みなと銀行 本店 普通 1111111' };

describe('a change of what an agency is paid by', () => {
  it('is in its history with who made it, before and after, for its users and for operators', async () => {
    const { agency, clerk, colleague } = await addAgency();
    await update(clerk, agency, bank);
    await update(operator, agency, { bankAccount: '', representative: '代表取締役 観光 望' });
    const [latest, first, ...more] = await listChanges(colleague, agency);
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      changedByName: '担当 太郎',
      fields: [{ field: 'bankAccount', before: null, after: bank.bankAccount }],
    });
    expect(latest?.changedByName).toBeNull();
    expect(latest?.fields).toEqual([
      { field: 'representative', before: null, after: '代表取締役 観光 望' },
      { field: 'bankAccount', before: bank.bankAccount, after: null },
    ]);
    const seen = await listChanges(operator, agency);
    expect(seen.map(({ changedByName }) => changedByName)).toEqual(['運営 花子', '担当 太郎']);
  });

  it('is on the operators’ desk when a user of the agency changes whom customers pay, not when operators do', async () => {
    const { agency, clerk } = await addAgency();
    const readTasks = () =>
      api.app.db
        .selectFrom('operator_tasks')
        .select(['reference', 'detail', 'status'])
        .where('kind', '=', 'AGENCY_PAYEE_CHANGED')
        .where('subject', 'like', `${agency}:%`)
        .orderBy('subject')
        .execute();
    await update(operator, agency, bank);
    await update(clerk, agency, { representative: '代表取締役 観光 望' });
    expect(await readTasks()).toEqual([]);
    await update(clerk, agency, { bankAccount: 'みなと銀行 本店 普通 2222222' });
    const task = { reference: '観光商事株式会社', status: 'OPEN' };
    const account = { ...task, detail: 'changed=bank_account changed_by=担当_太郎' };
    expect(await readTasks()).toEqual([account]);
    // A later change of something else hides nothing.
    await update(clerk, agency, { registrationNumber: 'T8000000000001' });
    const number = { ...task, detail: 'changed=registration_number changed_by=担当_太郎' };
    expect(await readTasks()).toEqual([account, number]);
  });

  it('is no one else’s business', async () => {
    const { agency, clerk } = await addAgency();
    const other = await addAgency();
    await update(clerk, agency, bank);
    expect(await listChanges(other.clerk, agency)).toEqual([]);
    const response = await stranger(api).query(`{ agencyChanges(agencyId: "${agency}") { totalCount } }`);
    expect(response.errorCodes).toEqual(['UNAUTHENTICATED']);
  });

  it('is not written down when nothing differs, or when it was refused', async () => {
    const { agency, clerk, colleague } = await addAgency();
    expect(await update(clerk, agency, { bankAccount: '' })).toBe('UpdateAgencySuccess');
    const late = { ...bank, seen: { bankAccount: '別の口座' } };
    expect(await update(clerk, agency, late)).toBe('UpdateAgencyError');
    expect(await listChanges(colleague, agency)).toEqual([]);
  });

  it('is undone when it can’t be written down', async () => {
    const { agency } = await addAgency();
    const change = {
      agencyId: agency,
      userId: 'nobody',
      changes: { bank_account: { from: null, to: '口座' } },
    };
    await expect(changeAgency(api.app, change)).rejects.toThrow();
    const row = await api.app.db
      .selectFrom('agencies')
      .select('bank_account')
      .where('id', '=', agency)
      .executeTakeFirstOrThrow();
    expect(row.bank_account).toBeNull();
  });
});

describe('the mail about such a change', () => {
  it('tells every user of the agency which fields, by whom and whom to call, without the account', async () => {
    const { agency, clerk, colleague } = await addAgency();
    await update(clerk, agency, { ...bank, registrationNumber: 'T8000000000001' });
    for (const person of [colleague, clerk]) {
      const mail = await waitForMail(person.email);
      expect(mail.subject).toContain('契約と請求の情報が変更されました');
      expect(mail.text).toContain('担当 太郎');
      expect(mail.text).toContain('お振込先の口座');
      expect(mail.text).toContain('適格請求書発行事業者の登録番号');
      expect(mail.text).toContain(api.app.config.support.phone);
      expect(mail.text).toContain('/desk/agency/issuer');
      expect(mail.text).not.toContain('1111111');
    }
    expect(await mailsTo(operator.email)).toEqual([]);
  });

  it('names all changes since the last one, and comes five minutes after it at the earliest', async () => {
    const { agency, clerk, colleague } = await addAgency();
    await update(clerk, agency, bank);
    await waitForMail(colleague.email);
    await update(clerk, agency, { representative: '代表取締役 一' });
    await update(clerk, agency, { postalAddress: '大阪府大阪市' });
    const waiting = await api.app.db
      .selectFrom('agency_change_mails')
      .select(['id', 'next_try_at'])
      .where('user_id', '=', colleague.id)
      .where('sent_at', 'is', null)
      .execute();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.next_try_at.getTime()).toBeGreaterThan(Date.now() + 4 * 60_000);
    await api.app.db.updateTable('agency_change_mails').set({ next_try_at: new Date() }).execute();
    const second = await waitForMail(colleague.email, 2);
    expect(second.text).toContain('代表者');
    expect(second.text).toContain('所在地');
    expect(second.text).not.toContain('お振込先の口座');
  });

  it('also goes to the former billing contact, once a day however often it changes', async () => {
    const keiri = newAddress('keiri');
    const { agency, clerk, colleague } = await addAgency(`経理部 03-0000-0000 ${keiri}`);
    const victim = newAddress('victim');
    await update(clerk, agency, { billingContact: `経理 ${victim}` });
    const mail = await waitForMail(keiri);
    expect(mail.subject).toContain('請求書の問い合わせ先が変更されました');
    expect(mail.text).toContain('担当 太郎');
    await update(clerk, agency, { billingContact: `経理 ${newAddress('next')}` });
    await update(clerk, agency, { billingContact: `経理 ${keiri}` });
    await update(clerk, agency, { billingContact: `経理 ${victim}` });
    await waitForMail(colleague.email);
    await sendChangeMails(api.app);
    expect(await mailsTo(victim)).toEqual([]);
    expect(await mailsTo(keiri)).toHaveLength(1);
  });

  it('does not go to who has left the agency, and a refused address becomes a task', async () => {
    const { agency, clerk, colleague } = await addAgency();
    const { send } = api.app.mailer;
    api.app.mailer.send = async (mail) => {
      if (mail.to === clerk.email) throw new RecipientRefusedError(mail.to, 550);
      return send.call(api.app.mailer, mail);
    };
    try {
      await api.app.db
        .updateTable('users')
        .set({ status: 'DELETED' })
        .where('id', '=', colleague.id)
        .execute();
      await update(operator, agency, bank);
      await expect
        .poll(async () =>
          (
            await api.app.db
              .selectFrom('operator_tasks')
              .select('detail')
              .where('reference', '=', clerk.email)
              .execute()
          ).map(({ detail }) => detail),
        )
        .toEqual(['mail=AGENCY_CHANGED reply=550']);
    } finally {
      api.app.mailer.send = send;
    }
    expect(await mailsTo(colleague.email)).toEqual([]);
  });
});
