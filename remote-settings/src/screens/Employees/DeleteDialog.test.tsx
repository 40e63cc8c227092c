import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, findOperation } from '@yado/shared/testing/find-operation';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../_admin.ts';
import { answerEmployees, choose, person, renderEmployees } from './_employees.tsx';

beforeAll(async () => {
  installTestSite();
  await installTestAuth(admin);
});

// spec: 7.deleteEmployee, 8.deleteEmployee
describe('DeleteDialog', () => {
  it('says what deleting means, shows why it failed, and takes the row off a list that continues', async () => {
    const { environment } = renderEmployees(undefined, undefined, { total: 4, more: true });
    const dialog = await choose('佐藤 美咲', '社員を削除する');
    expect(dialog.textContent).toContain('これまでの予約は取り消されず');
    await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    const answer = async (deleteEmployee: object) => {
      const operation = await findOperation(environment);
      await act(async () => environment.mock.resolve(operation, { data: { deleteEmployee } }));
    };
    await answer({ __typename: 'EmployeeError', errorCode: 'EMPLOYEE_NOT_FOUND' });
    expect(dialog.textContent).toContain('社員が見つかりません');
    await userEvent.click(within(dialog).getByRole('button', { name: '削除する' }));
    await answer({ __typename: 'DeleteEmployeeSuccess', employee: { id: 'sato', status: 'DELETED' } });
    expect(screen.queryByRole('row', { name: /佐藤 美咲/ })).toBeNull();
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText('3名中 2名を表示')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'さらに表示する' }));
    await answerOperation(environment, (operation) =>
      answerEmployees(operation, [person('ito', '伊藤 誠')], { total: 3 }),
    );
    expect(screen.getByText('3名中 3名を表示')).toBeTruthy();
  });
});
