import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile } from '@yado/shared/auth';
import { answerOperation, failOperation, findOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { loadTestQuery } from '@yado/shared/testing/load-test-query';
import { renderWithRelay } from '@yado/shared/testing/render-with-relay';
import { beforeAll, describe, expect, it } from 'vitest';
import { Screen } from './AgencyUsersScreen.tsx';
import { deleteAgencyUserMessages } from './delete-agency-user-messages.ts';
import query, { type AgencyUsersScreenQuery } from './__generated__/AgencyUsersScreenQuery.graphql';

const me: Profile = {
  id: 'me',
  name: '南 沙織',
  email: 'agent@mirai.example',
  role: 'AGENCY',
  permissions: ['AGENCY_DESK'],
  branch: null,
};

const person = (id: string, name: string) => ({
  id,
  name,
  email: `${id}@mirai.example`,
  createdAt: '2030-11-01T12:00:00+09:00',
});

function renderPeople() {
  const user = userEvent.setup();
  const { environment } = renderWithRelay(
    (mock) => (
      <Screen
        data={{
          keyword: '',
          query: loadTestQuery<AgencyUsersScreenQuery>(mock, query, { keyword: null }),
        }}
      />
    ),
    {
      resolvers: {
        AgencyUserConnection: () => ({
          totalCount: 3,
          edges: [person('me', me.name), person('kita', '北川 遥'), person('nishi', '西田 翔')].map(
            (node) => ({ node, cursor: node.id }),
          ),
          pageInfo: { hasNextPage: true, endCursor: 'nishi' },
        }),
      },
    },
  );
  const ask = async (name: string) => {
    await user.click(screen.getByRole('button', { name: `${name}さんを削除` }));
    return screen.findByRole('alertdialog', { name: `${name}さんを削除しますか` });
  };
  const confirm = async (dialog: HTMLElement) => {
    await user.click(within(dialog).getByRole('button', { name: '削除する' }));
    return (await findOperation(environment)).request.variables;
  };
  const answer = (deleteAgencyUser: object) => answerOperation(environment, { data: { deleteAgencyUser } });
  return { environment, user, ask, confirm, answer };
}

beforeAll(async () => {
  installTestSite();
  await installTestAuth(me);
});

describe('an agency’s own people', () => {
  it('can remove every colleague, and nobody themselves', async () => {
    renderPeople();
    const buttons = screen.getAllByRole('button', { name: /さんを削除$/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
      '北川 遥さんを削除',
      '西田 翔さんを削除',
    ]);
    expect(await axeFindings()).toEqual([]);
  });

  it('read whom it concerns, what ends and what stays, and may think better of it', async () => {
    const { environment, user, ask } = renderPeople();
    const dialog = await ask('北川 遥');
    for (const part of [
      '北川 遥さん(kita@mirai.example)はすぐにサインアウトされ',
      '代理店デスクを使えなくなります',
      'メモは、名前とともに予約に残ります',
      '北川 遥さんが追加した担当者は残ります',
    ]) {
      expect(dialog.textContent).toContain(part);
    }
    expect(await axeFindings()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'キャンセル' }));
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    const sent = environment.mock.getAllOperations().map(({ request }) => request.node.params.name);
    expect(sent).not.toContain('useDeleteAgencyUserMutation');
    expect(screen.getByRole('row', { name: /北川 遥/ })).toBeTruthy();
  });

  it('see why nobody was removed, refused or unanswered, and the row go once somebody was', async () => {
    const { environment, ask, confirm, answer } = renderPeople();
    const dialog = await ask('北川 遥');
    expect(await confirm(dialog)).toMatchObject({ id: 'kita' });
    await answer({ __typename: 'DeleteAgencyUserError', errorCode: 'AGENCY_USER_NOT_FOUND' });
    expect(dialog.textContent).toContain(deleteAgencyUserMessages.AGENCY_USER_NOT_FOUND);
    await confirm(dialog);
    await failOperation(environment, Object.assign(new Error(), { status: 503 }));
    expect(dialog.textContent).toContain('「担当者の削除」に失敗しました。');
    expect(screen.getByText('3名中 3名を表示')).toBeTruthy();
    await confirm(dialog);
    await answer({ __typename: 'DeleteAgencyUserSuccess', agencyUser: { id: 'kita' } });
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.queryByRole('row', { name: /北川 遥/ })).toBeNull();
    expect(screen.getByText('2名中 2名を表示')).toBeTruthy();
  });
});
