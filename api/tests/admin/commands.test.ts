import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { commands } from '../../src/admin/commands.ts';
import { noopJobs } from '../../src/admin/noop-jobs.ts';
import { type AppContext, createContext } from '../../src/context.ts';
import { newId } from '../../src/db/new-id.ts';
import { testConfig } from '../_config.ts';
import { createEmptyDatabase } from '../_database.ts';
import { newAddress } from '../_people.ts';
import { admin, readRows } from './_admin.ts';

const operator = newAddress('operator');
const head = 'SAKURA/東京本社';
const firstAdmin = ['administrator', '--branch', head, '--name', '佐藤 美咲', '--by', operator];

let app: AppContext & AsyncDisposable;
beforeAll(async () => {
  const world = inject('world');
  const config = testConfig(world, await createEmptyDatabase(world.database));
  app = await createContext(config, { jobs: noopJobs });
  for (const args of [
    ['operator', '--email', operator, '--name', '宿野 守'],
    ['company', '--code', 'sakura', '--name', '株式会社さくら商事'],
    ['agency', '--name', '株式会社みらいトラベル', '--phone', '06(0000)0200', '--payment', 'card'],
    [
      'branch',
      '--company',
      'SAKURA',
      '--name',
      '東京本社',
      '--postal-code',
      '１０００００５',
      '--credit',
      '3,000,000',
    ],
  ]) {
    const { code, said } = await admin(app, [...args, '--yes']);
    if (code !== 0) throw new Error(said);
  }
});
afterAll(() => app?.[Symbol.asyncDispose]());

const readBranch = () => app.db.selectFrom('branches').selectAll().executeTakeFirstOrThrow();
const readUser = (email: string) =>
  app.db.selectFrom('users').selectAll().where('email', '=', email).orderBy('created_at', 'desc').execute();

describe('a command', () => {
  it('writes what the screens would have kept', async () => {
    expect(await readBranch()).toMatchObject({
      name: '東京本社',
      postal_code: '100-0005',
      cash_balance: 3_000_000,
      available_payment_method: 'CREDIT_CARD_AND_INVOICE',
      status: 'ACTIVE',
    });
    expect(await app.db.selectFrom('companies').selectAll().execute()).toMatchObject([{ code: 'SAKURA' }]);
    expect(await app.db.selectFrom('agencies').selectAll().execute()).toMatchObject([
      { header_contact_phone: '06-0000-0200', available_payment_method: 'CREDIT_CARD_ONLY' },
    ]);
  });

  it('is refused where nobody can answer, and when the answer is not yes', async () => {
    const before = await readRows(app);
    const args = ['company', '--code', 'NEW', '--name', '新会社'];
    const alone = await admin(app, args);
    expect(alone).toMatchObject({ code: 3, asked: [] });
    expect(alone.said).toContain('--yes');
    for (const answer of ['', 'n', 'yo']) {
      const denied = await admin(app, args, { answer });
      expect(denied).toMatchObject({ code: 3, asked: ['Write this? [y/N] '] });
      expect(denied.said).toContain('新会社');
    }
    expect(await readRows(app)).toEqual(before);
    expect(await admin(app, args, { answer: 'y' })).toMatchObject({ code: 0 });
  });

  it.each([
    ['operator', '--email', operator, '--name', '宿野 守'],
    ['company', '--code', 'SAKURA', '--name', '株式会社さくら商事'],
    ['agency', '--name', '株式会社みらいトラベル', '--payment', 'card'],
    [
      'branch',
      '--company',
      'SAKURA',
      '--name',
      '東京本社',
      '--postal-code',
      '100-0005',
      '--credit',
      '3000000',
    ],
    ['credit', '--branch', head, '--limit', '3000000'],
    ['attach', '--branch', head, '--agency', 'none'],
  ])('changes nothing when it is repeated: %s', async (...args) => {
    const before = await readRows(app);
    const again = await admin(app, args);
    expect(again).toMatchObject({ code: 0, asked: [] });
    expect(again.said).toContain('nothing to do');
    expect(await readRows(app)).toEqual(before);
  });

  it('shows what differs, and changes it once that is confirmed', async () => {
    const args = ['branch', '--company', 'SAKURA', '--name', '東京本社', '--phone', '+81 3-0000-0100'];
    const changed = await admin(app, args, { answer: 'y' });
    expect(changed.said).toMatch(/phone {2}\(none\) → 03-0000-0100/);
    expect(await readBranch()).toMatchObject({ phone: '03-0000-0100', postal_code: '100-0005' });
    const renamed = await admin(app, ['operator', '--email', operator, '--name', '宿野 護'], { answer: 'y' });
    expect(renamed.said).toMatch(/name {2}宿野 守 → 宿野 護/);
    await admin(app, ['operator', '--email', operator, '--name', '宿野 守', '--yes']);
    expect(await readUser(operator)).toMatchObject([{ name: '宿野 守' }]);
  });

  it('writes nothing over what somebody else changed between its question and the answer', async () => {
    const before = async () => {
      await app.db.updateTable('branches').set({ phone: '03-0000-0199' }).execute();
    };
    const args = ['branch', '--company', 'SAKURA', '--name', '東京本社', '--phone', '03-0000-0188'];
    expect(await admin(app, args, { answer: 'y', before })).toMatchObject({ code: 1 });
    expect(await readBranch()).toMatchObject({ phone: '03-0000-0199' });
    const twin = async () => {
      await admin(app, ['company', '--code', 'TWIN', '--name', '先の会社', '--yes']);
    };
    const late = ['company', '--code', 'TWIN', '--name', '後の会社'];
    expect(await admin(app, late, { answer: 'y', before: twin })).toMatchObject({ code: 1 });
    expect(await app.db.selectFrom('companies').select('name').where('code', '=', 'TWIN').execute()).toEqual([
      { name: '先の会社' },
    ]);
  });
});

describe('wrong input', () => {
  it.each([
    [['unknown'], 'no command unknown'],
    [['operator', '--mail', 'a@b.example'], "Unknown option '--mail'"],
    [['operator', '--name', '宿野 守'], 'needs --email'],
    [['operator', 'extra'], 'extra'],
    [['operator', '--email', 'x', '--name', '宿野 守'], '--email'],
    [['operator', '--email', 'a@b.example', '--name', ' '], '--name'],
    [['operator', '--email', 'a@b.example', '--name', 'あ'.repeat(61)], '--name'],
    [['company', '--code', 'さくら', '--name', '会社'], '--code'],
    [['company', '--code', 'X', '--name', '会\n社'], '--name'],
    [['branch', '--company', 'NOBODY', '--name', '本社'], 'no company NOBODY'],
    [['branch', '--company', 'SAKURA', '--name', '支店', '--postal-code', '12'], '--postal-code'],
    [['branch', '--company', 'SAKURA', '--name', '支店', '--phone', '+1 212 555 0100'], '--phone'],
    [['branch', '--company', 'SAKURA', '--name', '支店', '--payment', 'cash'], '--payment'],
    [['branch', '--company', 'SAKURA', '--name', '支店', '--credit=-1'], '--credit'],
    [['branch', '--company', 'SAKURA', '--name', '支店', '--credit', '1.5'], '--credit'],
    [['branch', '--company', 'SAKURA', '--name', '支店', '--agency', 'よそ'], 'no agency よそ'],
    [['branch', '--company', 'SAKURA', '--name', '東京本社', '--credit', '5'], 'changed by: credit'],
    [['agency', '--name', '旅行社', '--faq', 'javascript:alert(1)'], '--faq'],
    [['agency', '--name', '旅行社', '--logo', '//elsewhere.example/logo.png'], '--logo'],
    [['agency', '--name', '旅行社', '--emergency', '24時間'], '--emergency'],
    [['agency', '--name', '旅行社', '--color', 'green'], '--color'],
    [['agency', '--name', '旅行社', '--origin', 'https://unknown.example'], 'PUBLIC_ORIGINS'],
    [['attach', '--branch', 'SAKURA/なし', '--agency', 'none'], 'no branch'],
    [['credit', '--branch', head, '--limit', '9999999999'], '--limit'],
    [
      ['employee', '--branch', head, '--email', operator, '--name', '人', '--by', operator],
      'somebody outside',
    ],
    [
      ['employee', '--branch', head, '--email', 'n@b.example', '--name', '人', '--by', 'n@b.example'],
      'no operator',
    ],
    [
      ['employee', '--branch', head, '--email', 'n@b.example', '--name', '人', '--by', operator, '--resend'],
      'waits for an invitation',
    ],
  ])('is named, and writes nothing: %j', async (args, complaint) => {
    const before = await readRows(app);
    const run = await admin(app, [...args, '--yes']);
    expect(run.said).toContain(complaint);
    expect(run.code).toBe(2);
    expect(await readRows(app)).toEqual(before);
  });

  it('that means two branches asks for an id, which is taken', async () => {
    const { company_id, id } = await readBranch();
    const twin = newId();
    await app.db.insertInto('branches').values({ id: twin, company_id, name: '東京本社' }).execute();
    const args = ['attach', '--branch', head, '--agency', '株式会社みらいトラベル', '--yes'];
    const refused = await admin(app, args);
    expect(refused).toMatchObject({ code: 2 });
    for (const each of [id, twin]) expect(refused.said).toContain(each);
    expect(
      await admin(
        app,
        args.map((arg) => (arg === head ? twin : arg)),
      ),
    ).toMatchObject({ code: 0 });
    await app.db.deleteFrom('branches').where('id', '=', twin).execute();
  });
});

describe('the credit of a branch', () => {
  it('keeps what bookings use of it, and never falls below that', async () => {
    const { id } = await readBranch();
    const spend = async (amount: number) => {
      await app.db
        .updateTable('branches')
        .set((eb) => ({ cash_balance: eb('cash_balance', '-', amount) }))
        .execute();
      const entry = { id: newId(), branch_id: id, attempt_id: null, amount: -amount, created_at: new Date() };
      await app.db
        .insertInto('credit_entries')
        .values({ ...entry, reason: 'BOOKING' })
        .execute();
    };
    await spend(500_000);
    const repeated = await admin(app, ['credit', '--branch', head, '--limit', '3000000']);
    expect(repeated.said).toContain('nothing to do');
    // A booking comes between the question and the answer: it counts as well.
    const args = ['credit', '--branch', head, '--limit', '2000000'];
    const lowered = await admin(app, args, { answer: 'y', before: () => spend(300_000) });
    expect(lowered.said).toContain('1,200,000 yen are left');
    expect(await readBranch()).toMatchObject({ cash_balance: 1_200_000 });
    const below = await admin(app, ['credit', '--branch', head, '--limit', '799999', '--yes']);
    expect(below).toMatchObject({ code: 2 });
    const meanwhile = ['credit', '--branch', head, '--limit', '900000'];
    expect(await admin(app, meanwhile, { answer: 'y', before: () => spend(200_000) })).toMatchObject({
      code: 2,
    });
    expect(await readBranch()).toMatchObject({ cash_balance: 1_000_000 });
  });
});

describe('the administrator of a branch', () => {
  const email = newAddress('first');

  it('is invited by an operator once, again when asked to', async () => {
    const args = [...firstAdmin, '--email', email];
    expect(await admin(app, [...args, '--yes'])).toMatchObject({ code: 0 });
    const [user] = await readUser(email);
    expect(user).toMatchObject({ role: 'COMPANY_ADMIN', status: 'INVITED' });
    const [inviter] = await readUser(operator);
    const readInvitation = () =>
      app.db
        .selectFrom('invitations')
        .selectAll()
        .where('user_id', '=', user?.id ?? '')
        .execute();
    const first = await readInvitation();
    expect(first).toMatchObject([{ invited_by: inviter?.id }]);
    expect((await admin(app, args)).said).toContain('nothing to do');
    expect(await readInvitation()).toEqual(first);
    expect(await admin(app, [...args, '--resend', '--yes'])).toMatchObject({ code: 0 });
    const second = await readInvitation();
    expect(second).toHaveLength(1);
    expect(second[0]?.code_hash).not.toBe(first[0]?.code_hash);
  });

  it('gives way to another one only while the invitation waits', async () => {
    const other = newAddress('second');
    const replaced = await admin(app, [...firstAdmin, '--email', other], { answer: 'y' });
    expect(replaced.said).toContain(`${email}, whose invitation ends`);
    expect(await readUser(email)).toMatchObject([{ status: 'DELETED' }]);
    await app.db
      .updateTable('users')
      .set({ status: 'ACTIVE', firebase_uid: newId() })
      .where('email', '=', other)
      .execute();
    const before = await readRows(app);
    const third = await admin(app, [...firstAdmin, '--email', newAddress('third'), '--yes']);
    expect(third).toMatchObject({ code: 2 });
    expect(third.said).toContain(other);
    const resent = await admin(app, [...firstAdmin, '--email', other, '--resend', '--yes']);
    expect(resent.said).toContain('accepted already');
    expect(await readRows(app)).toEqual(before);
  });
});

it.each(commands)('$name lists its options and an example that it takes', async (command) => {
  const help = await admin(app, [command.name, '--help']);
  expect(help).toMatchObject({ code: 0 });
  for (const option of Object.keys(command.options)) expect(help.said).toContain(`--${option}`);
  expect((await admin(app, ['--help'])).said).toContain(command.text);
  const args = command.example.match(/"[^"]*"|\S+/g)?.map((arg) => arg.replaceAll('"', '')) ?? [];
  const run = await admin(app, args);
  expect(run.said).not.toMatch(/needs --|Unknown option|is one of|is wrong/);
});
