import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { issuerAdvice, issuerLabels } from './issuer-fields.ts';
import { issuerMessages } from './issuer-messages.ts';
import { pictureMessages } from './picture-messages.ts';
import { Screen } from './IssuerScreen.tsx';
import query, { type IssuerScreenQuery } from './__generated__/IssuerScreenQuery.graphql';

const agency = {
  __typename: 'Agency',
  id: 'a1',
  name: '株式会社みらいトラベル',
  representative: '代表取締役 未来 翔',
  postalAddress: null,
  licenseGrade: '第2種旅行業',
  licenseNumber: '大阪府知事登録旅行業第2-0000号',
  registrationNumber: null,
  billingContact: null,
  bankAccount: 'みなと銀行 本店 普通 1111111',
  seal: null,
  paperLogo: null,
};

const change = {
  id: 'c1',
  changedAt: '2030-11-01T12:00:00+09:00',
  changedByName: null,
  fields: [{ field: 'bankAccount', before: 'みなと銀行 本店 普通 1111111', after: null }],
};

const rootOf = (answered: object) =>
  '__typename' in answered && String(answered.__typename).startsWith('UpdateAgencyPicture')
    ? 'updateAgencyPicture'
    : 'updateAgency';

function renderIssuer(changes: object[] = []) {
  const { environment } = renderWithRelay(
    (mock) => <Screen data={loadTestQuery<IssuerScreenQuery>(mock, query, {})} />,
    {
      resolvers: {
        Myself: () => ({ agency }),
        AgencyChangeConnection: () => ({
          totalCount: changes.length,
          edges: changes.map((node) => ({ node })),
          pageInfo: { hasNextPage: false },
        }),
      },
    },
  );
  const user = userEvent.setup();
  const box = (field: keyof typeof issuerLabels) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(issuerLabels[field]) });
  const type = async (field: keyof typeof issuerLabels, text: string) => {
    await user.clear(box(field));
    await user.type(box(field), text);
  };
  const save = async () => {
    await user.click(screen.getByRole('button', { name: '保存する' }));
    return (await findOperation(environment)).request.variables.input;
  };
  const answer = (answered: object) =>
    answerOperation(environment, { data: { [rootOf(answered)]: answered } });
  return { box, type, save, answer, user, environment };
}

beforeAll(installTestSite);

describe('the issuer of an agency’s papers', () => {
  it('is saved by what was changed alone, with what was there before', async () => {
    const { type, save, answer } = renderIssuer();
    expect(await axeFindings()).toEqual([]);
    await type('registrationNumber', 'ｔ8000000000001 ');
    expect(await save()).toEqual({
      agencyId: 'a1',
      registrationNumber: 'T8000000000001',
      seen: { registrationNumber: '' },
    });
    await answer({
      __typename: 'UpdateAgencySuccess',
      agency: { ...agency, registrationNumber: 'T8000000000001' },
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows who changed what, before and after', async () => {
    renderIssuer([change, { ...change, id: 'c2', changedByName: '南 沙織' }]);
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(3);
    expect(rows[1]).toContain('2030年11月1日');
    expect(rows[1]).toContain('運営会社');
    expect(rows[1]).toContain('お振込先の口座変更前: みなと銀行 本店 普通 1111111変更後: (空欄)');
    expect(rows[2]).toContain('南 沙織');
    expect(await axeFindings()).toEqual([]);
  });

  it.each([
    ['SEAL', 'seal', '社印'],
    ['LOGO', 'paperLogo', 'ロゴ'],
  ] as const)(
    'has a %s that is set from a picture, shown and removed, and says why one is refused',
    async (kind, field, label) => {
      const { answer, user, environment } = renderIssuer();
      const upload = (bytes: string | Uint8Array<ArrayBuffer>) =>
        user.upload(
          screen.getByLabelText(`${label}の画像`),
          new File([bytes], '画像.png', { type: 'image/png' }),
        );
      const lastInput = async () => (await findOperation(environment)).request.variables.input;
      await upload(new Uint8Array(70_001));
      expect(screen.getByRole('alert').textContent).toBe(pictureMessages.TOO_MANY_BYTES);
      await upload(new Uint8Array(0));
      expect(screen.getByRole('alert').textContent).toBe(pictureMessages.UNREADABLE_PICTURE);
      await upload('abc');
      await expect.poll(lastInput).toEqual({ agencyId: 'a1', kind, picture: 'YWJj' });
      await answer({ __typename: 'UpdateAgencyPictureError', errorCode: 'NOT_PNG_OR_JPEG' });
      expect(screen.getByRole('alert').textContent).toBe(pictureMessages.NOT_PNG_OR_JPEG);
      await upload('abcd');
      await expect.poll(lastInput).toEqual({ agencyId: 'a1', kind, picture: 'YWJjZA==' });
      const shown = 'data:image/png;base64,AAAA';
      await answer({ __typename: 'UpdateAgencyPictureSuccess', agency: { ...agency, [field]: shown } });
      expect(screen.getByRole('img', { name: `${agency.name}の${label}` }).getAttribute('src')).toBe(shown);
      expect(screen.queryByRole('alert')).toBeNull();
      await user.click(screen.getByRole('button', { name: `${label}を削除する` }));
      await screen.findByRole('alertdialog', { name: `${label}を削除しますか` });
      expect(await axeFindings()).toEqual([]);
      await user.click(screen.getByRole('button', { name: '削除する' }));
      expect(await lastInput()).toEqual({ agencyId: 'a1', kind, picture: null });
      await answer({ __typename: 'UpdateAgencyPictureSuccess', agency });
      expect(screen.getByText(`${label}は登録されていません。`)).toBeTruthy();
    },
  );

  it('shows beside its field why a number is refused, and keeps what was typed', async () => {
    const { box, type, save, answer } = renderIssuer();
    await type('registrationNumber', 'T8000000000002');
    await save();
    await answer({
      __typename: 'UpdateAgencyError',
      errorCode: 'INVALID_FIELD',
      field: 'registrationNumber',
      currentAgency: null,
    });
    expect(screen.getByText(issuerAdvice.registrationNumber)).toBeTruthy();
    expect(box('registrationNumber').value).toBe('T8000000000002');
  });

  it('shows what somebody else saved, and overwrites it only when saved once more', async () => {
    const { box, type, save, answer } = renderIssuer();
    await type('bankAccount', 'みなと銀行 本店 普通 2222222');
    await save();
    await answer({
      __typename: 'UpdateAgencyError',
      errorCode: 'CHANGED_MEANWHILE',
      field: 'bankAccount',
      currentAgency: { ...agency, bankAccount: 'みなと銀行 本店 普通 3333333' },
    });
    expect(screen.getByRole('alert').textContent).toContain(issuerMessages.CHANGED_MEANWHILE);
    expect(screen.getByText('保存されている内容: みなと銀行 本店 普通 3333333')).toBeTruthy();
    expect(box('bankAccount').value).toBe('みなと銀行 本店 普通 2222222');
    expect(await save()).toEqual({
      agencyId: 'a1',
      bankAccount: 'みなと銀行 本店 普通 2222222',
      seen: { bankAccount: 'みなと銀行 本店 普通 3333333' },
    });
  });
});
