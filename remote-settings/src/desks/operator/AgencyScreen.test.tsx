import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from '../people/account-messages.ts';
import { Screen } from './AgencyScreen.tsx';
import query, { type AgencyScreenQuery } from './__generated__/AgencyScreenQuery.graphql';

const renderAgency = (agency: object | null, people: object[] = []) =>
  renderWithRelay(
    (mock) => (
      <Screen
        data={{
          keyword: '',
          query: loadTestQuery<AgencyScreenQuery>(mock, query, { id: 'a1', keyword: null }),
        }}
      />
    ),
    {
      resolvers: {
        Query: () => ({ agency }),
        AgencyChangeConnection: () => ({ totalCount: 0, edges: [], pageInfo: { hasNextPage: false } }),
        AgencyUserConnection: () => ({
          totalCount: people.length,
          edges: people.map((node) => ({ node })),
          pageInfo: { hasNextPage: false },
        }),
      },
    },
  );

beforeAll(async () => {
  installTestSite();
  await installTestAuth({
    id: 'operator',
    name: '宿野 守',
    email: 'operator@yado.example',
    role: 'OPERATOR',
    permissions: ['OPERATOR_DESK'],
    branch: null,
  });
});

describe('AgencyScreen', () => {
  it('says that there is no such agency, with the way to the others', async () => {
    renderAgency(null);
    expect(screen.getByRole('heading', { level: 1, name: '代理店が見つかりません' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '代理店の担当者を追加' })).toBeNull();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/desk/operator/agencies',
    );
    expect(await axeFindings()).toEqual([]);
  });

  // spec: 7.create-agency-operator
  it('says above the form why nobody was added, whether refused or unanswered, and keeps what was typed', async () => {
    const { environment } = renderAgency({ id: 'a1', name: '株式会社みらいトラベル' });
    await userEvent.click(screen.getByRole('button', { name: '代理店の担当者を追加' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /名前/ }), '新田 守');
    await userEvent.type(dialog.getByRole('textbox', { name: /メールアドレス/ }), 'new@mirai.example');
    const add = () => userEvent.click(dialog.getByRole('button', { name: '追加する' }));
    await add();
    await answerOperation(environment, {
      data: {
        createAgencyOperator: { __typename: 'AccountError', errorCode: 'AGENCY_NOT_FOUND' },
      },
    });
    expect(dialog.getByRole('alert').textContent).toContain(accountMessages.AGENCY_NOT_FOUND.text);
    await add();
    await failOperation(environment, Object.assign(new Error(), { status: 503 }));
    expect(dialog.getByRole('alert').textContent).toContain('「担当者の追加」に失敗しました。');
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /メールアドレス/ }).value).toBe(
      'new@mirai.example',
    );
  });

  it('lets an operator remove even the last user, and says that nobody is left', async () => {
    const last = {
      id: 'minami',
      name: '南 沙織',
      email: 'agent@mirai.example',
      createdAt: '2030-11-01T12:00:00+09:00',
    };
    const { environment } = renderAgency({ id: 'a1', name: '株式会社みらいトラベル' }, [last]);
    await userEvent.click(screen.getByRole('button', { name: '南 沙織さんを削除' }));
    const dialog = await screen.findByRole('alertdialog', { name: '南 沙織さんを削除しますか' });
    await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    expect((await findOperation(environment)).request.variables).toMatchObject({ id: 'minami' });
    await answerOperation(environment, {
      data: {
        deleteAgencyUser: { __typename: 'DeleteAgencyUserSuccess', agencyUser: { id: 'minami' } },
      },
    });
    expect(await screen.findByRole('heading', { name: '担当者はまだいません' })).toBeTruthy();
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  });
});
