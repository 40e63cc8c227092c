import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { MockPayloadGenerator } from 'relay-test-utils';
import { beforeAll, describe, expect, it } from 'vitest';
import { accountMessages } from './account-messages.ts';
import { Screen } from './OperatorsScreen.tsx';
import query, { type OperatorsScreenQuery } from './__generated__/OperatorsScreenQuery.graphql';

const person = (id: string) => ({
  id,
  name: `宿野 ${id}`,
  email: `${id}@yado.example`,
  createdAt: '2030-11-01T12:00:00+09:00',
});

function renderScreen(people: (object | null)[], keyword = '', hasNextPage = false) {
  const user = userEvent.setup();
  const { environment } = renderWithRelay(
    (mock) => (
      <Screen
        data={{
          keyword,
          query: loadTestQuery<OperatorsScreenQuery>(mock, query, { keyword: keyword || null }),
        }}
      />
    ),
    {
      resolvers: {
        OperatorUserConnection: () => ({
          totalCount: people.length + (hasNextPage ? 1 : 0),
          edges: people.map((node) => ({ node, cursor: 'c' })),
          pageInfo: { hasNextPage, endCursor: 'c' },
        }),
      },
      path: `/desk/operator/operators?q=${keyword}`,
    },
  );
  return { user, environment };
}

beforeAll(installTestSite);

describe('the operators', () => {
  it('are listed once each, with those that could not be read counted', async () => {
    renderScreen([person('a'), person('a'), null, person('b')], '', true);
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByText(/1名を読み込めませんでした/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'さらに表示する' })).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('say that nothing matches, with the way back to all', () => {
    renderScreen([], 'だれも');
    expect(screen.getByRole('heading', { name: '条件に合うものがありません' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '条件をすべて解除する' })).toBeTruthy();
  });

  it('stay listed when more of them don’t come, which can be asked for again', async () => {
    const { user, environment } = renderScreen([person('a')], '', true);
    const showMore = () => user.click(screen.getByRole('button', { name: 'さらに表示する' }));
    await showMore();
    await failOperation(environment, Object.assign(new Error(), { status: 503 }));
    expect(screen.getByText(/^「続きの表示」に失敗しました。/)).toBeTruthy();
    expect(screen.getByText('宿野 a')).toBeTruthy();
    await showMore();
    expect(screen.queryByText(/^「続きの表示」に失敗しました。/)).toBeNull();
    await answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, {
        OperatorUserConnection: () => ({
          totalCount: 2,
          edges: [{ node: person('b'), cursor: 'd' }],
          pageInfo: { hasNextPage: false, endCursor: 'd' },
        }),
      }),
    );
    expect(screen.getByText('宿野 b')).toBeTruthy();
  });

  // spec: 7.create-operator
  it('are joined by a new one, with the server’s objection beside its field and nothing typed lost', async () => {
    const { user, environment } = renderScreen([person('a')]);
    await user.click(screen.getByRole('button', { name: '運営担当者を追加' }));
    const dialog = within(await screen.findByRole('dialog', { name: '運営担当者を追加' }));
    const add = () => user.click(dialog.getByRole('button', { name: '追加する' }));
    await add();
    expect(dialog.getByText('名前を入力してください。')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: /名前/ }));
    await user.type(dialog.getByRole('textbox', { name: /名前/ }), '新田 守');
    const email = dialog.getByRole<HTMLInputElement>('textbox', { name: /メールアドレス/ });
    await user.type(email, 'ｎｅｗ＠ｙａｄｏ．ｅｘａｍｐｌｅ');
    expect(await axeFindings()).toEqual([]);
    await add();
    expect((await findOperation(environment)).request.variables).toEqual({
      input: { name: '新田 守', email: 'new@yado.example' },
    });
    await answerOperation(environment, (operation) =>
      MockPayloadGenerator.generate(operation, {
        Mutation: () => ({
          createOperator: { __typename: 'AccountError', errorCode: 'EMAIL_ALREADY_USED' },
        }),
      }),
    );
    expect(await dialog.findByText(accountMessages.EMAIL_ALREADY_USED.text)).toBeTruthy();
    expect(email.value).toBe('ｎｅｗ＠ｙａｄｏ．ｅｘａｍｐｌｅ');
    expect(document.activeElement).toBe(email);
  });
});
