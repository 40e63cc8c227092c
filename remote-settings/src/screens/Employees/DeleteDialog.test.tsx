import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installTestAuth } from '@yado/shared/testing/installTestAuth';
import { installTestSite } from '@yado/shared/testing/installTestSite';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../_admin.ts';
import { choose, renderEmployees } from './_employees.tsx';

beforeAll(async () => {
  installTestSite();
  await installTestAuth(admin);
});

// spec: 7.deleteEmployee, 8.deleteEmployee
describe('DeleteDialog', { timeout: 40_000 }, () => {
  it('says what deleting means, shows why it failed, and takes the row away when it is done', async () => {
    const { environment } = renderEmployees();
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
});
