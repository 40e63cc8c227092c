import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFindings } from '@yado/shared/testing/axeFindings';
import { installTestAuth } from '@yado/shared/testing/installTestAuth';
import { installTestSite } from '@yado/shared/testing/installTestSite';
import { loadTestQuery } from '@yado/shared/testing/loadTestQuery';
import { renderWithRelay } from '@yado/shared/testing/renderWithRelay';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../_admin.ts';
import type { EmployeeFilter } from '../../lib/employee-filter.ts';
import { Screen } from './EmployeesScreen.tsx';
import query, { type EmployeesScreenQuery } from './__generated__/EmployeesScreenQuery.graphql';

const person = (id: string, name: string, more: object = {}) => ({
  __typename: 'Employee',
  id,
  name,
  email: `${id}@sakura.example`,
  role: 'EMPLOYEE',
  status: 'ACTIVE',
  createdAt: '2026-04-01T15:30:00Z',
  ...more,
});
const people = [
  person('me', '管理 花子', { role: 'COMPANY_ADMIN' }),
  person('sato', '佐藤 美咲'),
  person('new', '新人 太郎', { status: 'INVITED' }),
];

function render(shown: object[] = people, filter: EmployeeFilter = { keyword: null, status: null }) {
  return renderWithRelay(
    (environment) => (
      <Screen data={{ filter, query: loadTestQuery<EmployeesScreenQuery>(environment, query, filter) }} />
    ),
    {
      resolvers: {
        Myself: () => ({ permissions: admin.permissions }),
        EmployeeConnection: () => ({ totalCount: shown.length, edges: shown.map((node) => ({ node })) }),
        PageInfo: () => ({ hasNextPage: false, endCursor: null }),
      },
    },
  );
}
const rowOf = (text: string) => screen.getByRole('row', { name: new RegExp(text) });
async function choose(name: string, entry: string) {
  await userEvent.click(screen.getByRole('button', { name: `${name}さんの操作` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('alertdialog', {}, { timeout: 10_000 });
}

beforeAll(async () => {
  installTestSite();
  await installTestAuth(admin);
});

// spec: 7.employees, 7.deleteEmployee, 7.delegateCompanyAdmin
describe('EmployeesScreen', { timeout: 40_000 }, () => {
  it('lists everybody with role, state and day, and offers nothing to do with oneself', async () => {
    render();
    expect(rowOf('管理 花子').textContent).toContain('管理者');
    expect(rowOf('新人 太郎').textContent).toContain('招待中');
    // Half past midnight of the next day in Japan.
    expect(rowOf('佐藤 美咲').textContent).toContain('2026/04/02');
    expect(within(rowOf('管理 花子')).queryByRole('button')).toBeNull();
    expect(screen.getByText('3名中 3名を表示')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says what deleting means, shows why it failed, and takes the row away when it is done', async () => {
    const { environment } = render();
    const dialog = await choose('佐藤 美咲', '社員を削除する');
    expect(dialog.textContent).toContain('これまでの予約は取り消されず');
    await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    const answer = (deleteEmployee: object) =>
      act(() =>
        environment.mock.resolve(environment.mock.getMostRecentOperation(), { data: { deleteEmployee } }),
      );
    answer({ __typename: 'EmployeeError', errorCode: 'EMPLOYEE_NOT_FOUND' });
    expect(dialog.textContent).toContain('社員が見つかりません');
    await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    answer({ __typename: 'DeleteEmployeeSuccess', employee: { id: 'sato', status: 'DELETED' } });
    expect(screen.queryByRole('row', { name: /佐藤 美咲/ })).toBeNull();
    expect(screen.getByText('2名中 2名を表示')).toBeTruthy();
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says what is lost before the administration is handed over, and that only the other can undo it', async () => {
    render();
    const dialog = await choose('佐藤 美咲', '管理者を引き継ぐ');
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(dialog.textContent).toContain('元に戻せるのは、新しい管理者だけです');
    expect(await axeFindings()).toEqual([]);
  });

  it('offers to withdraw an invitation, not to hand over to somebody who has not signed up', async () => {
    render();
    await userEvent.click(screen.getByRole('button', { name: '新人 太郎さんの操作' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(['招待メールを再送する', '招待を取り消す']);
  });

  it('says that nobody was found, with a way back to all', () => {
    render([], { keyword: 'いない', status: null });
    expect(screen.getByRole('heading', { name: '条件に合う社員はいません' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'すべての社員を表示する' }).getAttribute('href')).toBe(
      '/settings/employees',
    );
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('いない');
  });
});
