import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerOperation, failOperation } from '@yado/shared/testing/find-operation';
import { axeFindings } from '@yado/shared/testing/axe-findings';
import { installTestAuth } from '@yado/shared/testing/install-test-auth';
import { installTestSite } from '@yado/shared/testing/install-test-site';
import { beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../_admin.ts';
import {
  answerEmployees,
  choose,
  person,
  renderEmployees,
  renderSearchedEmployees,
  getRow,
} from './_employees.tsx';

beforeAll(async () => {
  installTestSite();
  await installTestAuth(admin);
});

// spec: 2.settings-employees, 3.employee, 7.employees
describe('EmployeesScreen', () => {
  it('lists everybody with role, state and day, and offers nothing to do with oneself', async () => {
    renderEmployees();
    expect(getRow('管理 花子').textContent).toContain('管理者');
    expect(getRow('新人 太郎').textContent).toContain('招待中');
    // Half past midnight of the next day in Japan.
    expect(getRow('佐藤 美咲').textContent).toContain('2026/04/02');
    expect(within(getRow('管理 花子')).queryByRole('button')).toBeNull();
    expect(screen.getByText('3名中 3名を表示')).toBeTruthy();
    expect(await axeFindings()).toEqual([]);
  });

  it('says what is lost before the administration is handed over, and that only the other can undo it', async () => {
    renderEmployees();
    const dialog = await choose('佐藤 美咲', '管理者を引き継ぐ');
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(3);
    expect(dialog.textContent).toContain('元に戻せるのは、新しい管理者だけです');
    expect(await axeFindings()).toEqual([]);
  });

  it('offers to withdraw an invitation, not to hand over to somebody who has not signed up', async () => {
    renderEmployees();
    await userEvent.click(screen.getByRole('button', { name: '新人 太郎さんの操作' }));
    const entries = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(entries).toEqual(['招待メールを再送する', '招待を取り消す']);
  });

  it('says beside an invited person that the mail was refused, and what to do next', async () => {
    const refused = { status: 'INVITED', undeliveredInvitationAt: '2030-11-20T03:00:00Z' };
    renderEmployees([
      person('typo', '誤記 一郎', refused),
      person('new', '新人 太郎', { status: 'INVITED' }),
    ]);
    expect(getRow('誤記 一郎').textContent).toContain(
      '2030年11月20日(水) 12:00の招待メールは、宛先のサーバーに拒否されました。アドレスに誤りがある場合は、招待を取り消して招待し直してください。',
    );
    expect(getRow('新人 太郎').textContent).not.toContain('拒否');
    expect(await axeFindings()).toEqual([]);
  });

  it('leaves out whom it knows to be deleted before it has been answered again', () => {
    renderEmployees([person('sato', '佐藤 美咲'), person('gone', '退社 済', { status: 'DELETED' })]);
    expect(getRow('佐藤 美咲')).toBeTruthy();
    expect(screen.queryByRole('row', { name: /退社 済/ })).toBeNull();
  });

  it('keeps the focus in the search, which follows the address', async () => {
    renderSearchedEmployees();
    const box = screen.getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(box, ' 佐藤 {Enter}');
    await expect.poll(() => box.value).toBe('佐藤');
    expect(document.activeElement).toBe(box);
  });

  it('counts who could not be read beside the others', () => {
    renderEmployees([person('sato', '佐藤 美咲'), null, null], undefined, { total: 3 });
    expect(getRow('佐藤 美咲')).toBeTruthy();
    expect(screen.getByText(/^2名を読み込めませんでした。/)).toBeTruthy();
  });

  it('says when more people could not be shown, and shows them at the next attempt', async () => {
    const { environment } = renderEmployees(undefined, undefined, { total: 4, more: true });
    const showMore = () => userEvent.click(screen.getByRole('button', { name: 'さらに表示する' }));
    await showMore();
    await failOperation(environment, Object.assign(new Error(), { status: 503 }));
    expect(screen.getByText(/^「続きの表示」に失敗しました。/)).toBeTruthy();
    await showMore();
    expect(screen.queryByText(/^「続きの表示」に失敗しました。/)).toBeNull();
    await answerOperation(environment, (operation) =>
      answerEmployees(operation, [person('ito', '伊藤 誠')], { total: 4 }),
    );
    expect(getRow('伊藤 誠')).toBeTruthy();
    expect(screen.getByText('4名中 4名を表示')).toBeTruthy();
  });

  it('says that nobody was found, with a way back to all', () => {
    renderEmployees([], { keyword: 'いない', status: null });
    expect(screen.getByRole('heading', { name: '条件に合う社員はいません' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'すべての社員を表示する' }).getAttribute('href')).toBe(
      '/settings/employees',
    );
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('いない');
  });
});
