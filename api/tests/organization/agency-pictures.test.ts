import { renderAsync } from '@resvg/resvg-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawTransparentPng, jpeg } from '../../src/lib/picture/_pictures.ts';
import { readBrandLogo, readPlatformLogo } from '../../src/modules/organization/brand-logo.ts';
import { readPicture } from '../../src/modules/organization/picture-store.ts';
import type { AgencyPictureKind } from '../../src/graphql/__generated__/schema-types.ts';
import { findIssuer } from '../../src/modules/invoice/issuer.ts';
import { mailsTo } from '../_mailbox.ts';
import { eventually } from '../booking/_outside.ts';
import { startTestApi, type TestApi } from '../_testkit.ts';

const mirai = 'demo-agency-mirai';
const agent = 'agent@mirai.example';
const operator = 'operator@yado.example';

interface Answer {
  __typename: string;
  errorCode?: string;
  agency?: { seal: string | null; paperLogo: string | null };
}

describe('the pictures of an agency’s papers', () => {
  let api: TestApi;
  let png = '';

  beforeAll(async () => {
    api = await startTestApi();
    png = (await drawTransparentPng(200)).toString('base64');
  });
  afterAll(() => api.close());

  async function update(
    email: string,
    picture: string | null,
    agencyId = mirai,
    kind: AgencyPictureKind = 'SEAL',
  ): Promise<Answer> {
    const response = await api.as(email).query<{ updateAgencyPicture: Answer }>(
      `mutation ($input: UpdateAgencyPictureInput!) {
        updateAgencyPicture(input: $input) {
          __typename
          ... on UpdateAgencyPictureSuccess { agency { seal paperLogo } }
          ... on UpdateAgencyPictureError { errorCode }
        }
      }`,
      { input: { agencyId, kind, picture } },
    );
    return response.expectNoErrors().updateAgencyPicture;
  }

  it('is set, replaced and removed by its own people and by operators', async () => {
    const first = await update(agent, png);
    expect(first.agency?.seal).toMatch(/^data:image\/png;base64,iVBOR/);
    const second = await update(operator, jpeg.toString('base64'));
    expect(second.agency?.seal).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(second.agency?.seal).not.toBe(first.agency?.seal);
    expect((await update(agent, null)).agency?.seal).toBeNull();
    expect((await update(agent, null)).agency?.seal).toBeNull();
  });

  it('is no file that is too large, too many pixels, of another kind or broken', async () => {
    const large = Buffer.concat([Buffer.from(png, 'base64'), Buffer.alloc(70_000)]);
    const wide = await renderAsync('<svg xmlns="http://www.w3.org/2000/svg" width="2001" height="10"/>');
    const invisible = await renderAsync('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    const answers = [
      [large, 'TOO_MANY_BYTES'],
      [wide.asPng(), 'TOO_MANY_PIXELS'],
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'NOT_PNG_OR_JPEG'],
      [Buffer.from(png, 'base64').subarray(0, 80), 'UNREADABLE_PICTURE'],
      [invisible.asPng(), 'UNREADABLE_PICTURE'],
    ] as const;
    for (const [file, code] of answers) {
      expect((await update(agent, file.toString('base64'))).errorCode).toBe(code);
    }
    expect((await update(agent, 'だめ')).errorCode).toBe('NOT_PNG_OR_JPEG');
    expect((await update(agent, '')).errorCode).toBe('NOT_PNG_OR_JPEG');
  });

  it('may be as large as is said', async () => {
    const file = Buffer.from(png, 'base64');
    const full = Buffer.concat([file, Buffer.alloc(70_000 - file.length)]);
    expect((await update(agent, full.toString('base64'))).__typename).toBe('UpdateAgencyPictureSuccess');
  });

  it('is nobody else’s to change or to see', async () => {
    expect((await update(agent, png, 'demo-agency-hikari')).errorCode).toBe('AGENCY_NOT_FOUND');
    const customer = api.as('osaka@sakura.example');
    const refused = await customer.query(
      `mutation { updateAgencyPicture(input: { agencyId: "${mirai}", kind: SEAL }) { __typename } }`,
    );
    expect(refused.errorCodes).toEqual(['FORBIDDEN']);
    await update(agent, png);
    const seen = await customer.query('{ myself { companyBranch { agency { name seal paperLogo } } } }');
    expect(seen.expectNoErrors()).toEqual({
      myself: { companyBranch: { agency: { name: '株式会社みらいトラベル', seal: null, paperLogo: null } } },
    });
  });

  it('is in the history of its agency and, changed by its own people, on the operators’ desk', async () => {
    await update(operator, null);
    const readTasks = () =>
      api.app.db
        .selectFrom('operator_tasks')
        .select('detail')
        .where('subject', '=', `${mirai}:seal_id`)
        .execute();
    await api.app.db.deleteFrom('operator_tasks').where('subject', '=', `${mirai}:seal_id`).execute();
    await update(operator, png);
    expect(await readTasks()).toEqual([]);
    await update(agent, null);
    expect(await readTasks()).toEqual([{ detail: expect.stringMatching(/^changed=seal_id changed_by=/) }]);
    const response = await api.as(agent).query<{
      agencyChanges: {
        nodes: { fields: { field: string; before: string | null; after: string | null }[] }[];
      };
    }>('{ agencyChanges(first: 2) { nodes { fields { field before after } } } }');
    const [removed, set] = response.expectNoErrors().agencyChanges.nodes;
    expect(removed?.fields).toEqual([{ field: 'seal', before: expect.any(String), after: null }]);
    expect(set?.fields).toEqual([{ field: 'seal', before: null, after: removed?.fields[0]?.before }]);
  });

  it('may be a logo, which the agency’s mails carry and its papers show', async () => {
    const answer = await update(agent, png, mirai, 'LOGO');
    expect(answer.agency?.paperLogo).toMatch(/^data:image\/png;base64,iVBOR/);
    const logo = Buffer.from(answer.agency?.paperLogo?.split(',')[1] ?? '', 'base64');
    expect([logo.readUInt32BE(16), logo.readUInt32BE(20)]).toEqual([480, 120]);
    const ask = 'mutation ($email: String!) { createPasswordResetCode(input: { email: $email }) { code } }';
    const { length } = await mailsTo(agent);
    (await api.anonymous().query(ask, { email: agent })).expectNoErrors();
    const [mail] = await eventually(
      async () => (await mailsTo(agent)).slice(0, -length || undefined),
      (mails) => mails.some(({ attachments }) => attachments[0]?.size === logo.length),
    );
    expect(mail?.html).toContain('<img src="cid:logo@yado" alt="みらいトラベル"');
    expect(mail?.text).not.toContain('cid:');
    expect(mail?.attachments).toMatchObject([{ contentId: 'logo@yado' }]);
    const { logo: issuersLogo } = await findIssuer(api.app, api.app.db, mirai);
    expect(await readBrandLogo(api.app, issuersLogo)).toEqual(logo);
    expect((await update(operator, null, mirai, 'LOGO')).agency?.paperLogo).toBeNull();
    expect((await findIssuer(api.app, api.app.db, mirai)).logo).toBeNull();
  });

  it('have the platform’s own from a file, which is one or keeps the API from starting', async () => {
    const { support } = api.app.config;
    const read = (logoFile: string) =>
      readPlatformLogo({ ...api.app.config, support: { ...support, logoFile } });
    expect((await read(support.logoFile)).readUInt32BE(16)).toBe(480);
    await expect(read('/nowhere/logo.png')).rejects.toThrow(/can't be read \(SUPPORT_LOGO\)/);
    await expect(read(import.meta.filename)).rejects.toThrow(/is no PNG of 480 by 120 pixels/);
  });

  it('are none of white on white', async () => {
    const white = await renderAsync(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="#fff"/></svg>',
    );
    const answer = await update(agent, white.asPng().toString('base64'), mirai, 'LOGO');
    expect(answer.errorCode).toBe('UNREADABLE_PICTURE');
  });

  it('stays on papers of its day after another one has come', async () => {
    await update(agent, png);
    const { sealId } = await findIssuer(api.app, api.app.db, mirai);
    await update(agent, jpeg.toString('base64'));
    const next = await findIssuer(api.app, api.app.db, mirai);
    expect(next.sealId).not.toBe(sealId);
    const [old, current] = [
      await readPicture(api.app.db, sealId),
      await readPicture(api.app.db, next.sealId),
    ];
    expect(old?.readUInt32BE(16)).toBe(200);
    expect(current?.readUInt32BE(16)).toBe(24);
    expect((await findIssuer(api.app, api.app.db, null)).sealId).toBeNull();
  });
});
